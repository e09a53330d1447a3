export const id = 4466;
export const ids = [4466];
export const modules = {

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

/***/ 98182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ getProxyForUrl)
/* harmony export */ });


var DEFAULT_PORTS = {
  ftp: 21,
  gopher: 70,
  http: 80,
  https: 443,
  ws: 80,
  wss: 443,
};

function parseUrl(urlString) {
  try {
    return new URL(urlString);
  } catch {
    return null;
  }
}

/**
 * @param {string|object|URL} url - The URL as a string or URL instance, or a
 *   compatible object (such as the result from legacy url.parse).
 * @return {string} The URL of the proxy that should handle the request to the
 *  given URL. If no proxy is set, this will be an empty string.
 */
function getProxyForUrl(url) {
  var parsedUrl = (typeof url === 'string' ? parseUrl(url) : url) || {};
  var proto = parsedUrl.protocol;
  var hostname = parsedUrl.host;
  var port = parsedUrl.port;
  if (typeof hostname !== 'string' || !hostname || typeof proto !== 'string') {
    return '';  // Don't proxy URLs without a valid scheme or host.
  }

  proto = proto.split(':', 1)[0];
  // Stripping ports in this way instead of using parsedUrl.hostname to make
  // sure that the brackets around IPv6 addresses are kept.
  hostname = hostname.replace(/:\d*$/, '');
  port = parseInt(port) || DEFAULT_PORTS[proto] || 0;
  if (!shouldProxy(hostname, port)) {
    return '';  // Don't proxy URLs that match NO_PROXY.
  }

  var proxy = getEnv(proto + '_proxy') || getEnv('all_proxy');
  if (proxy && proxy.indexOf('://') === -1) {
    // Missing scheme in proxy, default to the requested URL's scheme.
    proxy = proto + '://' + proxy;
  }
  return proxy;
}

/**
 * Determines whether a given URL should be proxied.
 *
 * @param {string} hostname - The host name of the URL.
 * @param {number} port - The effective port of the URL.
 * @returns {boolean} Whether the given URL should be proxied.
 * @private
 */
function shouldProxy(hostname, port) {
  var NO_PROXY = getEnv('no_proxy').toLowerCase();
  if (!NO_PROXY) {
    return true;  // Always proxy if NO_PROXY is not set.
  }
  if (NO_PROXY === '*') {
    return false;  // Never proxy if wildcard is set.
  }

  return NO_PROXY.split(/[,\s]/).every(function(proxy) {
    if (!proxy) {
      return true;  // Skip zero-length hosts.
    }
    var parsedProxy = proxy.match(/^(.+):(\d+)$/);
    var parsedProxyHostname = parsedProxy ? parsedProxy[1] : proxy;
    var parsedProxyPort = parsedProxy ? parseInt(parsedProxy[2]) : 0;
    if (parsedProxyPort && parsedProxyPort !== port) {
      return true;  // Skip if ports don't match.
    }

    if (!/^[.*]/.test(parsedProxyHostname)) {
      // No wildcards, so stop proxying if there is an exact match.
      return hostname !== parsedProxyHostname;
    }

    if (parsedProxyHostname.charAt(0) === '*') {
      // Remove leading wildcard.
      parsedProxyHostname = parsedProxyHostname.slice(1);
    }
    // Stop proxying if the hostname ends with the no_proxy host.
    return !hostname.endsWith(parsedProxyHostname);
  });
}

/**
 * Get the value for an environment variable.
 *
 * @param {string} key - The name of the environment variable.
 * @return {string} The value of the environment variable.
 * @private
 */
function getEnv(key) {
  return process.env[key.toLowerCase()] || process.env[key.toUpperCase()] || '';
}


/***/ })

};
