"use strict";
exports.id = 6836;
exports.ids = [6836,5617,8011,4466];
exports.modules = {

/***/ 85617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  obtainToken: () => (/* binding */ obtainToken)
});

// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/client/auth.js + 26 modules
var auth = __webpack_require__(97359);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/client/auth-extensions.js
var auth_extensions = __webpack_require__(60248);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/server/auth/errors.js
var errors = __webpack_require__(93463);
// EXTERNAL MODULE: ./build/src/model/errors.js
var model_errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/target/policy.js
var policy = __webpack_require__(30353);
;// CONCATENATED MODULE: ./build/src/target/oauth/guarded-fetch.js
// fetch for the OAuth flow: only to addresses the policy admits, within a time and a size, and never with anyone's cookies or headers
// but the flow's own. Remembers what was asked last, so that a failure can name its step without a server's text.


/** How long one request of the flow may take, in milliseconds. */
const REQUEST_MS = 10_000;
/** Largest answer read, in bytes; metadata and tokens are a few hundred. */
const MAX_BYTES = 256 * 1024;
/** Why a request of the flow was not made, or its answer not read. The message is ours. */
class FlowRefused extends Error {
    name = "FlowRefused";
}
/**
 * Prepares the fetch of one flow.
 * @param deadline ends every request of the flow
 * @param send the way its requests take: that of everything else sent to the server
 */
function guardedFetch(target, allowRemoteHttp, deadline, send) {
    let last;
    return {
        last: () => last,
        fetch: async (address, init) => {
            const url = new URL(address);
            const problem = (0,policy/* endpointProblem */.$Q)(url, target.url, allowRemoteHttp);
            if (problem !== null)
                throw new FlowRefused(`${url.origin} is not asked: ${problem}`);
            last = { origin: url.origin, status: null };
            let response;
            let body;
            try {
                const signal = AbortSignal.any([deadline, AbortSignal.timeout(REQUEST_MS)]);
                response = await send(url, { ...init, redirect: "manual", signal });
                body = await readBody(response, url.origin);
            }
            catch (error) {
                if (error instanceof FlowRefused || error instanceof model_errors/* UsageError */.eb)
                    throw error;
                const errorCode = codeOf(error);
                last = { origin: url.origin, status: null, errorCode };
                throw new FlowRefused(`${url.origin} does not answer (${errorCode})`);
            }
            last = { origin: url.origin, status: response.status };
            const { status, statusText, headers } = response;
            const hasBody = ![204, 205, 304].includes(status);
            return new Response(hasBody ? body : null, { status, statusText, headers });
        },
    };
}
async function readBody(response, origin) {
    const chunks = [];
    let size = 0;
    // Leaving the loop early cancels the stream.
    for await (const chunk of (response.body ?? [])) {
        size += chunk.length;
        if (size > MAX_BYTES)
            throw new FlowRefused(`the answer of ${origin} is too large`);
        chunks.push(chunk);
    }
    return new Uint8Array(Buffer.concat(chunks));
}
/** Read by shape: errors of fetch hold the network's code in their cause, and a time-out is a DOMException of that name. */
function codeOf(error) {
    const { name, cause } = (error ?? {});
    if (name === "TimeoutError" || name === "AbortError")
        return "ETIMEDOUT";
    const code = cause?.code;
    return typeof code === "string" && /^[A-Z0-9_]{1,40}$/.test(code) ? code : "no connection";
}

;// CONCATENATED MODULE: ./build/src/target/oauth/flow.js
// One client-credentials flow: challenge, protected-resource metadata (RFC 9728), authorization-server metadata (RFC 8414), token
// (RFC 6749, section 4.4). The only user of the MCP SDK's auth module; loaded only when OAuth is asked for. Never interactive.






/** How long the whole flow may take, in milliseconds. */
const FLOW_MS = 30_000;
/** Error codes of RFC 6749, section 5.2 and what helps; others are told by status alone, for they are the server's text. */
const TOKEN_ERRORS = {
    invalid_client: "the client is not known or its secret is wrong; check the variables of --oauth-client-id-env and --oauth-client-secret-env",
    unauthorized_client: "this client may not use the client_credentials grant; only a sign-in of a person would do, which is never made here",
    unsupported_grant_type: "it has no client_credentials grant; only a sign-in of a person would do, which is never made here",
    invalid_scope: "it does not grant this scope to the client; check --oauth-scope",
    invalid_target: "it knows no such resource",
    invalid_request: "it refused the request",
    invalid_grant: "it refused the request",
    access_denied: "it denied access to this client",
};
/**
 * Obtains a token.
 * @param send the way the flow's requests take, proxies included
 * @throws Incomplete `auth-required` whose message names the step that failed
 * @throws UsageError when the way cannot be taken at all: the proxy variables are wrong
 */
async function obtainToken(target, client, send) {
    const guarded = guardedFetch(target, client.allowRemoteHttp, AbortSignal.timeout(FLOW_MS), send);
    const challenge = await step("asking the server for its challenge", guarded, () => readChallenge(target, guarded));
    const resource = await step("reading the protected-resource metadata", guarded, () => readResource(target, challenge.metadataUrl, guarded));
    const issuer = issuerOf(target, resource, client);
    const metadata = await step("reading the authorization server's metadata", guarded, () => {
        // Judged as it is named: what is asked is made from parts of it only.
        const problem = (0,policy/* endpointProblem */.$Q)(new URL(issuer), target.url, client.allowRemoteHttp);
        if (problem !== null)
            throw new FlowRefused(`${new URL(issuer).origin} is not asked: ${problem}`);
        return (0,auth/* discoverAuthorizationServerMetadata */.b7)(issuer, { fetchFn: guarded.fetch });
    });
    const scope = client.scope ?? challenge.scope ?? resource?.scopes_supported?.join(" ");
    return step("asking the authorization server for a token", guarded, () => requestToken({ target, client, issuer, metadata, resource, scope, guarded }));
}
/**
 * What the server says to a request without any credential. Sends no header of the user's: a credential among them
 * would change the answer. `ping` opens no session and does nothing.
 */
async function readChallenge(target, { fetch }) {
    const response = await fetch(target.url, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" }),
    });
    const { resourceMetadataUrl, scope } = (0,auth/* extractWWWAuthenticateParams */.eH)(response);
    return { metadataUrl: resourceMetadataUrl, scope };
}
/** Undefined for a server without such metadata: before 2025-06-18 the server itself was the authorization server. */
async function readResource(target, metadataUrl, guarded) {
    const options = metadataUrl === undefined ? {} : { resourceMetadataUrl: metadataUrl };
    try {
        return await (0,auth/* discoverOAuthProtectedResourceMetadata */.So)(target.url, options, guarded.fetch);
    }
    catch (error) {
        if (guarded.last()?.status === 404 && metadataUrl === undefined)
            return undefined;
        throw error;
    }
}
/** The authorization server's issuer. The user's own choice must be among those the server names. */
function issuerOf(target, resource, { issuer }) {
    const named = resource?.authorization_servers ?? [];
    if (issuer === undefined)
        return named[0] ?? new URL("/", target.url).href;
    const match = named.find((one) => sameIssuer(one, issuer));
    if (match !== undefined)
        return match;
    if (resource === undefined && sameIssuer(target.url.origin, issuer))
        return new URL("/", target.url).href;
    throw new model_errors/* Incomplete */.nd("auth-required", "OAuth: the server does not name the authorization server of --oauth-issuer; the client's secret was not sent");
}
function sameIssuer(named, issuer) {
    const plain = (text) => text.replace(/\/$/, "");
    return URL.canParse(named) && plain(new URL(named).href) === plain(issuer.href);
}
async function requestToken({ target, client, issuer, metadata, resource, scope, guarded }) {
    const provider = new auth_extensions/* ClientCredentialsProvider */.V4({
        clientId: client.clientId,
        clientSecret: client.clientSecret,
        expectedIssuer: issuer,
        ...(scope === undefined || scope === "" ? {} : { scope }),
    });
    // Checks that the metadata speaks of this server; its spelling of the resource is sent back as it is (RFC 8707).
    const selected = await (0,auth/* selectResourceURL */.mb)(target.url, provider, resource);
    const tokens = await (0,auth/* fetchToken */.eY)(provider, issuer, {
        fetchFn: guarded.fetch,
        ...(metadata === undefined ? {} : { metadata }),
        ...(selected === undefined || resource === undefined ? {} : { resource: resource.resource }),
    });
    if (tokens.token_type.toLowerCase() !== "bearer")
        throw new FlowRefused("the token is no bearer token");
    // RFC 6750, section 2.1; anything else could not be sent.
    if (!/^[\x21-\x7e]+$/.test(tokens.access_token))
        throw new FlowRefused("the token holds characters no header can carry");
    return { value: tokens.access_token, lifetimeSeconds: tokens.expires_in };
}
/** Runs one step; what fails is told by the step and its address, never in a server's words. */
async function step(name, guarded, work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof model_errors/* Incomplete */.nd || error instanceof model_errors/* UsageError */.eb)
            throw error;
        throw new model_errors/* Incomplete */.nd("auth-required", `OAuth: ${name} failed: ${causeOf(error, guarded)}`);
    }
}
function causeOf(error, guarded) {
    if (error instanceof FlowRefused)
        return error.message;
    const last = guarded.last();
    const answered = last === undefined ? "" : `${last.origin} answered HTTP ${last.status ?? "nothing"}`;
    if (error instanceof errors/* OAuthError */.W5) {
        const known = Object.hasOwn(TOKEN_ERRORS, error.errorCode) ? `, ${error.errorCode}: ${TOKEN_ERRORS[error.errorCode] ?? ""}` : "";
        return `${answered}${known}`;
    }
    if (last?.status === 200)
        return `the answer of ${last.origin} is not usable`;
    return answered === "" ? "it could not be made" : answered;
}


/***/ }),

/***/ 26836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  authorizedOpener: () => (/* binding */ authorizedOpener)
});

// UNUSED EXPORTS: AuthorizedChannel

// EXTERNAL MODULE: ./build/src/target/oauth/flow.js + 1 modules
var flow = __webpack_require__(85617);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
;// CONCATENATED MODULE: ./build/src/target/oauth/tokens.js
// Keeps the access token of one target, in memory only: obtains it once, renews it before it runs out or when it is refused.

/** The part of a token's life after which it is renewed beside the run, so that no measured call waits for it. */
const RENEW_AT = 0.75;
/** Shortest life that renewal beside the run makes sense for, in seconds; shorter ones are renewed when refused. */
const SHORTEST_LIFE_SECONDS = 20;
/** The token of one target. */
class Tokens {
    target;
    client;
    clock;
    obtain;
    #token;
    #renewAtMs = Infinity;
    #running;
    /** Why the last renewal failed; undefined when it did not. */
    failure;
    constructor(target, client, clock, obtain) {
        this.target = target;
        this.client = client;
        this.clock = clock;
        this.obtain = obtain;
    }
    /**
     * Obtains the first token.
     * @throws Incomplete `auth-required` naming the step that failed
     */
    async prepare() {
        await this.#renew();
        if (this.failure !== undefined)
            throw this.failure;
    }
    /** The Authorization header's value, and a renewal beside the run when it is time for one. */
    authorization() {
        if (this.clock.now() >= this.#renewAtMs)
            void this.#renew();
        return `Bearer ${this.#token?.value ?? ""}`;
    }
    /**
     * A server refused a value of `authorization`: renews the token unless that happened meanwhile.
     * @returns whether there is another token now
     */
    async refused(authorization) {
        if (this.authorization() === authorization)
            await this.#renew();
        return this.authorization() !== authorization;
    }
    /** One flow at a time, whoever asks. Never rejects. */
    #renew() {
        return (this.#running ??= this.#run().finally(() => (this.#running = undefined)));
    }
    async #run() {
        this.#renewAtMs = Infinity; // a renewal that fails is not tried again before a request is refused
        try {
            const token = await this.obtain(this.target, this.client);
            this.#token = token;
            this.failure = undefined;
            const { lifetimeSeconds } = token;
            if (lifetimeSeconds !== undefined && lifetimeSeconds >= SHORTEST_LIFE_SECONDS) {
                this.#renewAtMs = this.clock.now() + lifetimeSeconds * 1_000 * RENEW_AT;
            }
        }
        catch (error) {
            if (!(error instanceof errors/* Incomplete */.nd))
                throw error;
            this.failure = error;
        }
    }
}

// EXTERNAL MODULE: ./build/src/transport/frames.js
var transport_frames = __webpack_require__(70749);
// EXTERNAL MODULE: ./build/src/transport/proxied-fetch.js
var proxied_fetch = __webpack_require__(38011);
;// CONCATENATED MODULE: ./build/src/transport/authorized.js




const UNAUTHORIZED = 401;
/**
 * Obtains the first token and hands over an opener of channels that carry it.
 * @throws Incomplete `auth-required` naming the step of the flow that failed; the opener is closed then
 */
async function authorizedOpener(opener, target, client, clock) {
    const tokens = new Tokens(target, client, clock, (server, ours) => (0,flow.obtainToken)(server, ours, proxied_fetch.proxiedFetch));
    try {
        await tokens.prepare();
    }
    catch (error) {
        opener.close();
        throw error;
    }
    return {
        open: () => new AuthorizedChannel(opener.open(), tokens),
        close: () => opener.close(),
        tokenFailure: () => tokens.failure,
    };
}
/** A channel whose frames carry the token. */
class AuthorizedChannel {
    inner;
    tokens;
    #queue = new transport_frames/* FrameQueue */.n();
    #sent = new Map();
    #isClosing = false;
    constructor(inner, tokens) {
        this.inner = inner;
        this.tokens = tokens;
        inner.onFrame((frame) => this.#onFrame(frame));
    }
    get transport() {
        return this.inner.transport;
    }
    get ended() {
        return this.inner.ended;
    }
    send(frame) {
        return this.#send(frame, false);
    }
    onFrame(listener) {
        this.#queue.onFrame(listener);
    }
    listen(headers) {
        return this.inner.listen?.({ ...headers, authorization: this.tokens.authorization() }) ?? Promise.resolve(null);
    }
    close() {
        this.#isClosing = true;
        return this.inner.close();
    }
    #send(frame, isRetry) {
        const authorization = this.tokens.authorization();
        if (frame.requestId !== undefined)
            this.#sent.set(frame.requestId, { frame, authorization, isRetry });
        return this.inner.send({ ...frame, headers: { ...frame.headers, authorization } });
    }
    #onFrame(frame) {
        const id = frame.kind === "message" ? frame.http?.requestId : frame.requestId;
        const status = frame.kind === "message" ? frame.http?.status : frame.status;
        const sent = id === undefined ? undefined : this.#sent.get(id);
        if (sent !== undefined && status === UNAUTHORIZED && !sent.isRetry) {
            // What a refusal says besides is not passed on: the end of the exchange decides.
            if (frame.kind === "exchange-ended")
                void this.#renew(sent, frame);
            return;
        }
        if (id !== undefined && frame.kind === "exchange-ended")
            this.#sent.delete(id);
        this.#queue.push(frame);
    }
    async #renew(sent, end) {
        const hasNew = await this.tokens.refused(sent.authorization);
        if (this.#isClosing)
            return;
        if (hasNew && sent.frame.signal?.aborted !== true)
            await this.#send(sent.frame, true);
        else
            this.#queue.push(end);
    }
}


/***/ }),

/***/ 70749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ FrameQueue),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/** The parsed JSON, or undefined (which no JSON text yields) when the text is not JSON. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Hands frames to the one listener; frames that came before it was set are delivered first. */
class FrameQueue {
    #listener;
    #early = [];
    push(frame) {
        if (this.#listener === undefined)
            this.#early.push(frame);
        else
            this.#listener(frame);
    }
    onFrame(listener) {
        this.#listener = listener;
        const early = this.#early;
        this.#early = [];
        for (const frame of early)
            listener(frame);
    }
}


/***/ }),

/***/ 64466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   throughProxy: () => (/* binding */ throughProxy)
/* harmony export */ });
/* harmony import */ var https_proxy_agent__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3669);
/* harmony import */ var proxy_from_env__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98182);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74132);
/* harmony import */ var _channel_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60208);




/**
 * What the environment's proxy variables say about a URL: a tunnel, or undefined for the straight way.
 * @throws UsageError when they name a proxy that is no http or https address
 */
function throughProxy(url, request, options) {
    const address = (0,proxy_from_env__WEBPACK_IMPORTED_MODULE_3__/* .getProxyForUrl */ .T)(url.href);
    return address === "" ? undefined : { agent: new TunnelAgent(proxyUrl(address), options), request: reportRefusals(request) };
}
function proxyUrl(address) {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url?.protocol === "http:" || url?.protocol === "https:")
        return url;
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb("HTTPS_PROXY (or HTTP_PROXY, ALL_PROXY) is set, but not to an http or https address; correct it, or set NO_PROXY");
}
/** The agent forgets connections to the proxy that have not become a tunnel yet; this one ends them too. */
class TunnelAgent extends https_proxy_agent__WEBPACK_IMPORTED_MODULE_0__.HttpsProxyAgent {
    #opening;
    constructor(proxy, options) {
        const opening = new AbortController();
        // The agent's own debug output (DEBUG=...) names the address: so the password is no part of it.
        super(proxy.origin, { ...options, headers: credentials(proxy), signal: opening.signal });
        this.#opening = opening;
    }
    destroy() {
        super.destroy();
        this.#opening.abort();
    }
}
/** RFC 7617; the address holds name and password percent-encoded. */
function credentials({ username, password }) {
    if (username === "" && password === "")
        return {};
    return { "Proxy-Authorization": `Basic ${Buffer.from(`${decoded(username)}:${decoded(password)}`).toString("base64")}` };
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text; // a bare "%" in a password
    }
}
/** A proxy that refuses is no answer of the server: its 401, 403 or 404 must not be taken for one. */
function reportRefusals(request) {
    return (options, onResponse) => {
        const sent = request(options, onResponse);
        sent.on("proxyConnect", ({ statusCode }) => {
            if (statusCode === 200)
                return;
            sent.destroy(Object.assign(new Error("the proxy refused the tunnel"), { code: `${_channel_js__WEBPACK_IMPORTED_MODULE_2__/* .PROXY_REFUSED */ .W}${statusCode ?? 0}` }));
        });
        return sent;
    };
}


/***/ }),

/***/ 38011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   proxiedFetch: () => (/* binding */ proxiedFetch)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44708);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57075);
/* harmony import */ var _target_policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30353);
/* harmony import */ var _http_proxy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64466);
// fetch by the same way as everything else we send: straight, or through the tunnel that the proxy variables name. For requests
// besides MCP (OAuth). fetch itself knows no proxy.





/** Statuses whose response has no body (Fetch, "null body status"). */
const NO_BODY = [204, 205, 304];
/**
 * fetch, redirects never followed where a proxy is in the way (ask for `redirect: "manual"`).
 * @throws UsageError when the proxy variables name no http or https address; else as fetch does, the network's code in the cause
 */
function proxiedFetch(address, init) {
    const url = new URL(address);
    const send = url.protocol === "https:" ? node_https__WEBPACK_IMPORTED_MODULE_1__.request : node_http__WEBPACK_IMPORTED_MODULE_0__.request;
    const proxied = (0,_target_policy_js__WEBPACK_IMPORTED_MODULE_3__/* .isLoopback */ .U9)(url.hostname) ? undefined : (0,_http_proxy_js__WEBPACK_IMPORTED_MODULE_4__.throughProxy)(url, send, { keepAlive: false });
    return proxied === undefined ? fetch(url, init) : throughTunnel(url, init, proxied);
}
async function throughTunnel(url, init, { agent, request }) {
    const asked = new Request(url, init);
    const { method, signal } = asked;
    const body = Buffer.from(await asked.arrayBuffer());
    const headers = { ...Object.fromEntries(asked.headers), "accept-encoding": "identity", "content-length": body.length };
    try {
        const response = await new Promise((resolve, reject) => {
            const options = { agent, method, headers, signal, protocol: url.protocol, host: url.hostname, port: url.port };
            request({ ...options, path: `${url.pathname}${url.search}` }, resolve)
                .on("error", reject)
                .on("close", () => agent.destroy())
                .end(body);
        });
        return responseOf(response);
    }
    catch (error) {
        throw signal.aborted ? signal.reason : new TypeError("fetch failed", { cause: error });
    }
}
function responseOf(incoming) {
    const status = incoming.statusCode ?? 0;
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers))
        headers.set(name, Array.isArray(value) ? value.join(", ") : (value ?? ""));
    if (!NO_BODY.includes(status))
        return new Response(node_stream__WEBPACK_IMPORTED_MODULE_2__.Readable.toWeb(incoming), { status, headers });
    incoming.resume();
    return new Response(null, { status, headers });
}


/***/ })

};
;