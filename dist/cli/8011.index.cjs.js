"use strict";
exports.id = 8011;
exports.ids = [8011,4466];
exports.modules = {

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