// Keeps the access token of one target, in memory only: obtains it once, renews it before it runs out or when it is refused.
import { Incomplete } from "../../model/errors.js";
import type { Clock } from "../../model/host.js";
import type { HttpTarget, OAuthClient } from "../target.js";
import type { AccessToken } from "./flow.js";

/** The part of a token's life after which it is renewed beside the run, so that no measured call waits for it. */
const RENEW_AT = 0.75;
/** Shortest life that renewal beside the run makes sense for, in seconds; shorter ones are renewed when refused. */
const SHORTEST_LIFE_SECONDS = 20;

/** The token of one target. */
export class Tokens {
  #token: AccessToken | undefined;
  #renewAtMs = Infinity;
  #running: Promise<void> | undefined;
  /** Why the last renewal failed; undefined when it did not. */
  failure: Incomplete | undefined;

  constructor(
    private readonly target: HttpTarget,
    private readonly client: OAuthClient,
    private readonly clock: Clock,
    private readonly obtain: (target: HttpTarget, client: OAuthClient) => Promise<AccessToken>,
  ) {}

  /**
   * Obtains the first token.
   * @throws Incomplete `auth-required` naming the step that failed
   */
  async prepare(): Promise<void> {
    await this.#renew();
    if (this.failure !== undefined) throw this.failure;
  }

  /** The Authorization header's value, and a renewal beside the run when it is time for one. */
  authorization(): string {
    if (this.clock.now() >= this.#renewAtMs) void this.#renew();
    return `Bearer ${this.#token?.value ?? ""}`;
  }

  /**
   * A server refused a value of `authorization`: renews the token unless that happened meanwhile.
   * @returns whether there is another token now
   */
  async refused(authorization: string): Promise<boolean> {
    if (this.authorization() === authorization) await this.#renew();
    return this.authorization() !== authorization;
  }

  /** One flow at a time, whoever asks. Never rejects. */
  #renew(): Promise<void> {
    return (this.#running ??= this.#run().finally(() => (this.#running = undefined)));
  }

  async #run(): Promise<void> {
    this.#renewAtMs = Infinity; // a renewal that fails is not tried again before a request is refused
    try {
      const token = await this.obtain(this.target, this.client);
      this.#token = token;
      this.failure = undefined;
      const { lifetimeSeconds } = token;
      if (lifetimeSeconds !== undefined && lifetimeSeconds >= SHORTEST_LIFE_SECONDS) {
        this.#renewAtMs = this.clock.now() + lifetimeSeconds * 1_000 * RENEW_AT;
      }
    } catch (error) {
      if (!(error instanceof Incomplete)) throw error;
      this.failure = error;
    }
  }
}
