"use strict";
exports.id = 5617;
exports.ids = [5617];
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


/***/ })

};
;