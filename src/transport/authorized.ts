// Channels that carry an access token: each frame is sent with the current one, and a request refused with 401 is sent once more
// with a fresh one. Everything else passes through untouched.
import type { Incomplete } from "../model/errors.js";
import type { Clock } from "../model/host.js";
import { obtainToken } from "../target/oauth/flow.js";
import { Tokens } from "../target/oauth/tokens.js";
import type { HttpTarget, OAuthClient } from "../target/target.js";
import type { Channel, Ending, ExchangeEnded, InboundFrame, OpenChannel, OutboundFrame, TransportName } from "./channel.js";
import { FrameQueue } from "./frames.js";
import { proxiedFetch } from "./proxied-fetch.js";

const UNAUTHORIZED = 401;

/** What opens channels; the same before and after. */
interface Opener {
  readonly open: OpenChannel;
  close(): void;
}

/** An opener of channels that carry a token. */
export interface AuthorizedOpener extends Opener {
  /** Why the token could not be renewed the last time it had to be; undefined when it could. */
  tokenFailure(): Incomplete | undefined;
}

/**
 * Obtains the first token and hands over an opener of channels that carry it.
 * @throws Incomplete `auth-required` naming the step of the flow that failed; the opener is closed then
 */
export async function authorizedOpener(opener: Opener, target: HttpTarget, client: OAuthClient, clock: Clock): Promise<AuthorizedOpener> {
  const tokens = new Tokens(target, client, clock, (server, ours) => obtainToken(server, ours, proxiedFetch));
  try {
    await tokens.prepare();
  } catch (error) {
    opener.close();
    throw error;
  }
  return {
    open: () => new AuthorizedChannel(opener.open(), tokens),
    close: () => opener.close(),
    tokenFailure: () => tokens.failure,
  };
}

/** A request on its way. */
interface Sent {
  readonly frame: OutboundFrame;
  readonly authorization: string;
  isRetry: boolean;
}

/** A channel whose frames carry the token. */
export class AuthorizedChannel implements Channel {
  readonly #queue = new FrameQueue();
  readonly #sent = new Map<number, Sent>();
  #isClosing = false;

  constructor(
    private readonly inner: Channel,
    private readonly tokens: Pick<Tokens, "authorization" | "refused">,
  ) {
    inner.onFrame((frame) => this.#onFrame(frame));
  }

  get transport(): TransportName {
    return this.inner.transport;
  }

  get ended(): Promise<Ending> {
    return this.inner.ended;
  }

  send(frame: OutboundFrame): Promise<void> {
    return this.#send(frame, false);
  }

  onFrame(listener: (frame: InboundFrame) => void): void {
    this.#queue.onFrame(listener);
  }

  listen(headers?: OutboundFrame["headers"]): Promise<number | null> {
    return this.inner.listen?.({ ...headers, authorization: this.tokens.authorization() }) ?? Promise.resolve(null);
  }

  close(): Promise<void> {
    this.#isClosing = true;
    return this.inner.close();
  }

  #send(frame: OutboundFrame, isRetry: boolean): Promise<void> {
    const authorization = this.tokens.authorization();
    if (frame.requestId !== undefined) this.#sent.set(frame.requestId, { frame, authorization, isRetry });
    return this.inner.send({ ...frame, headers: { ...frame.headers, authorization } });
  }

  #onFrame(frame: InboundFrame): void {
    const id = frame.kind === "message" ? frame.http?.requestId : frame.requestId;
    const status = frame.kind === "message" ? frame.http?.status : frame.status;
    const sent = id === undefined ? undefined : this.#sent.get(id);
    if (sent !== undefined && status === UNAUTHORIZED && !sent.isRetry) {
      // What a refusal says besides is not passed on: the end of the exchange decides.
      if (frame.kind === "exchange-ended") void this.#renew(sent, frame);
      return;
    }
    if (id !== undefined && frame.kind === "exchange-ended") this.#sent.delete(id);
    this.#queue.push(frame);
  }

  async #renew(sent: Sent, end: ExchangeEnded): Promise<void> {
    const hasNew = await this.tokens.refused(sent.authorization);
    if (this.#isClosing) return;
    if (hasNew && sent.frame.signal?.aborted !== true) await this.#send(sent.frame, true);
    else this.#queue.push(end);
  }
}
