// A GitHub on this machine: the REST operations the Action uses, the viewer of GraphQL, and the artifact service. Every REST request is
// held against GitHub's OpenAPI description; permissions, limits and races are as GitHub's.
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { operationOf, type Operation } from "./openapi.js";

/** A comment on the pull request. */
export interface FakeComment {
  readonly id: number;
  body: string;
  readonly user: { readonly login: string; readonly type: string };
}

/** A pull request. */
export interface FakePull {
  readonly number: number;
  readonly head: string;
  /** `owner:branch`. */
  readonly from?: string;
  readonly state?: string;
  /** The repository it goes into. */
  readonly into?: string;
}

/** What a fake GitHub starts with. */
export interface FakeGitHubSetup {
  readonly token?: string;
  /** Who the token is. */
  readonly login?: string;
  readonly comments?: readonly { readonly body: string; readonly login: string }[];
  /** Permissions the token lacks. */
  readonly denied?: readonly ("pull-requests" | "security-events")[];
  /** Answers `code scanning is not enabled`. */
  readonly codeScanningOff?: boolean;
  /** State of an upload, one for each look; the last one stays. */
  readonly sarifStates?: readonly ("pending" | "complete" | "failed")[];
  /** Answers to listings of comments are held until this many were asked for: two runs that find nothing at once. */
  readonly heldListings?: number;
  /** Whether the conversation is locked. */
  readonly locked?: boolean;
  /** Answers every REST request with this status. */
  readonly broken?: number;
  /** Pull requests: the commit at the head, where it comes from, and the repository it goes into. */
  readonly pulls?: readonly FakePull[];
}

/** An upload to code scanning, unpacked. */
export interface FakeSarif {
  readonly ref: string;
  readonly commit_sha: string;
  readonly document: {
    readonly runs: readonly { readonly results: readonly unknown[]; readonly automationDetails?: { readonly id: string } }[];
  };
}

/** A running fake. */
export interface FakeGitHub {
  readonly url: string;
  /** Variables that lead a step here, the artifact service included. */
  readonly env: Readonly<Record<string, string>>;
  /** Variables of the artifact service. */
  readonly runtime: Readonly<Record<string, string>>;
  /** `METHOD path`, in order. */
  readonly requests: string[];
  /** What GitHub would have refused; empty in every good test. */
  readonly problems: string[];
  readonly comments: FakeComment[];
  readonly sarifs: FakeSarif[];
  /** Bytes of finished artifacts by name. */
  readonly artifacts: Map<string, Buffer>;
  close(): Promise<void>;
}

const COMMENT_LIMIT = 65_536;
const OWNER = "octo";

/** A token of the artifact service: the client reads the run's ids from its claims and checks no signature. */
function runtimeToken(): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none" })}.${part({ scp: "Actions.Results:run-1:job-1", exp: 4_102_444_800 })}.x`;
}

interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Starts a fake GitHub on a free port. */
export async function startFakeGitHub(setup: FakeGitHubSetup = {}): Promise<FakeGitHub> {
  const { token = "ghs_faketoken0123456789", login = "github-actions[bot]", denied = [], heldListings = 0 } = setup;
  const requests: string[] = [];
  const problems: string[] = [];
  const comments: FakeComment[] = (setup.comments ?? []).map(({ body, login: author }, index) => ({
    id: index + 1,
    body,
    user: { login: author, type: author.endsWith("[bot]") ? "Bot" : "User" },
  }));
  const sarifs: FakeSarif[] = [];
  const artifacts = new Map<string, Buffer>();
  const blobs = new Map<string, { readonly blocks: Map<string, Buffer>; data: Buffer }>();
  const created = new Set<string>();
  let nextId = 1_000;
  let looks = 0;
  let listings = 0;
  let release: () => void = () => undefined;
  const gathered = new Promise<void>((go) => (release = go));

  const shown = ({ id, body, user }: FakeComment): object => ({
    id,
    body,
    user,
    html_url: `https://github.com/${OWNER}/weather-mcp/pull/7#issuecomment-${id}`,
  });

  async function rest(operation: Operation, url: URL, body: Record<string, unknown>): Promise<Answer> {
    switch (operation.key) {
      case "GET /repos/{owner}/{repo}/issues/{issue_number}/comments": {
        listings += 1;
        if (listings >= heldListings) release();
        if (listings <= heldListings) await gathered;
        const size = Number(url.searchParams.get("per_page") ?? "30");
        const page = Number(url.searchParams.get("page") ?? "1");
        const next = new URL(url);
        next.searchParams.set("page", String(page + 1));
        const isMore = page * size < comments.length;
        return {
          status: 200,
          body: comments.slice((page - 1) * size, page * size).map(shown),
          headers: isMore ? { link: `<${next.href}>; rel="next"` } : {},
        };
      }
      case "POST /repos/{owner}/{repo}/issues/{issue_number}/comments": {
        const text = String(body["body"]);
        if (setup.locked === true) return { status: 403, body: { message: "Unable to create comment because issue is locked." } };
        if (text.length > COMMENT_LIMIT) return { status: 422, body: { message: "Body is too long (maximum is 65536 characters)" } };
        const comment: FakeComment = { id: nextId++, body: text, user: { login, type: "Bot" } };
        comments.push(comment);
        return { status: 201, body: shown(comment) };
      }
      case "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}": {
        const comment = comments.find(({ id }) => id === Number(operation.parts["comment_id"]));
        if (comment === undefined) return { status: 404, body: { message: "Not Found" } };
        if (comment.user.login !== login) problems.push(`changed a comment of ${comment.user.login}`);
        comment.body = String(body["body"]);
        return { status: 200, body: shown(comment) };
      }
      case "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}": {
        const at = comments.findIndex(({ id }) => id === Number(operation.parts["comment_id"]));
        if (at === -1) return { status: 404, body: { message: "Not Found" } };
        if (comments[at]?.user.login !== login) problems.push("deleted a comment of somebody else");
        comments.splice(at, 1);
        return { status: 204 };
      }
      case "POST /repos/{owner}/{repo}/code-scanning/sarifs": {
        if (setup.codeScanningOff === true) {
          return {
            status: 403,
            body: { message: "Code scanning is not enabled for this repository. Please enable code scanning in the repository settings." },
          };
        }
        const packed = String(body["sarif"]);
        const document = JSON.parse(gunzipSync(Buffer.from(packed, "base64")).toString("utf8")) as FakeSarif["document"];
        sarifs.push({ ref: String(body["ref"]), commit_sha: String(body["commit_sha"]), document });
        return { status: 202, body: { id: createHash("md5").update(packed).digest("hex"), url: `${url.origin}/sarifs` } };
      }
      case "GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}": {
        const states = setup.sarifStates ?? ["complete"];
        const state = states[Math.min(looks++, states.length - 1)];
        return {
          status: 200,
          body: { processing_status: state, errors: state === "failed" ? ["rejecting SARIF ::error::planted"] : null },
        };
      }
      case "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls":
      case "GET /repos/{owner}/{repo}/pulls": {
        const [sha, from] = [operation.parts["commit_sha"], url.searchParams.get("head")];
        const found = (setup.pulls ?? []).filter((pull) => (sha === undefined ? pull.from === from : pull.head === sha));
        return {
          status: 200,
          body: found.map(({ number, head, state = "open", into = `${OWNER}/weather-mcp` }) => ({
            number,
            state,
            head: { sha: head },
            base: { repo: { full_name: into } },
          })),
        };
      }
      default:
        return { status: 501, body: { message: `the fake lacks ${operation.key}` } };
    }
  }

  /** Whether the token may; reading comments of a public repository takes nothing. */
  function isDenied(method: string, key: string): "pull-requests" | "security-events" | null {
    const needed = key.includes("code-scanning")
      ? "security-events"
      : key.includes("/issues/") && method !== "GET"
        ? "pull-requests"
        : null;
    return needed !== null && denied.includes(needed) ? needed : null;
  }

  async function api(request: IncomingMessage, url: URL, raw: Buffer): Promise<Answer> {
    const method = request.method ?? "GET";
    if (setup.broken !== undefined) return { status: setup.broken, body: { message: "Server Error" } };
    if (![`token ${token}`, `Bearer ${token}`].includes(request.headers.authorization ?? "")) {
      return { status: 401, body: { message: "Bad credentials" } };
    }
    if (url.pathname === "/graphql") return { status: 200, body: { data: { viewer: { login } } } };
    const operation = operationOf(method, url.pathname);
    if (operation === null) {
      problems.push(`unknown operation ${method} ${url.pathname}`);
      return { status: 404, body: { message: "Not Found" } };
    }
    const body: unknown = raw.length === 0 ? undefined : JSON.parse(raw.toString("utf8"));
    const wrong = operation.problems(url.searchParams, body);
    problems.push(...wrong.map((problem) => `${operation.key}: ${problem}`));
    if (wrong.length > 0) return { status: 422, body: { message: "Validation Failed" } };
    if (isDenied(method, operation.key) !== null) {
      return { status: 403, body: { message: "Resource not accessible by integration" } };
    }
    return rest(operation, url, (body ?? {}) as Record<string, unknown>);
  }

  /** The artifact service: a request for a place, the blocks of a zip, the end. */
  function results(method: string, raw: Buffer, origin: string): Answer {
    const { name } = JSON.parse(raw.toString("utf8")) as { name: string };
    if (method === "CreateArtifact") {
      if (created.has(name))
        return { status: 409, body: { code: "already_exists", msg: "an artifact with this name already exists on the workflow run" } };
      created.add(name);
      return { status: 200, body: { ok: true, signed_upload_url: `${origin}/blob/container/${encodeURIComponent(name)}?sig=s&se=2999` } };
    }
    artifacts.set(name, blobs.get(`/blob/container/${encodeURIComponent(name)}`)?.data ?? Buffer.alloc(0));
    return { status: 200, body: { ok: true, artifact_id: "77" } };
  }

  function store(url: URL, raw: Buffer): Answer {
    const blob = blobs.get(url.pathname) ?? { blocks: new Map<string, Buffer>(), data: Buffer.alloc(0) };
    blobs.set(url.pathname, blob);
    const part = url.searchParams.get("comp");
    if (part === "block") blob.blocks.set(url.searchParams.get("blockid") ?? "", raw);
    else if (part === "blocklist") {
      const ids = [...raw.toString("utf8").matchAll(/<Latest>([^<]+)<\/Latest>/g)].map((match) => match[1] ?? "");
      blob.data = Buffer.concat(ids.map((id) => blob.blocks.get(id) ?? Buffer.alloc(0)));
    } else blob.data = raw;
    return { status: 201, headers: { etag: '"1"', "x-ms-request-id": "1", "x-ms-version": "2025-01-05" } };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks);
    const url = new URL(request.url ?? "/", `http://${request.headers.host ?? "localhost"}`);
    requests.push(`${request.method ?? "GET"} ${url.pathname}`);
    const twirp = /^\/twirp\/github\.actions\.results\.api\.v1\.ArtifactService\/(\w+)$/.exec(url.pathname)?.[1];
    const {
      status,
      body,
      headers = {},
    } = twirp !== undefined
      ? results(twirp, raw, url.origin)
      : url.pathname.startsWith("/blob/")
        ? store(url, raw)
        : await api(request, url, raw);
    response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
    response.end(body === undefined ? "" : JSON.stringify(body));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      problems.push(String(error));
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const runtime = { ACTIONS_RUNTIME_TOKEN: runtimeToken(), ACTIONS_RESULTS_URL: `${url}/` };
  return {
    url,
    env: { GITHUB_API_URL: url, GITHUB_GRAPHQL_URL: `${url}/graphql`, ...runtime },
    runtime,
    requests,
    problems,
    comments,
    sarifs,
    artifacts,
    close: () => new Promise<void>((closed) => (server.close(() => closed()), server.closeAllConnections())),
  };
}
