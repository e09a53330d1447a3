"use strict";
exports.id = 3386;
exports.ids = [3386];
exports.modules = {

/***/ 83386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ONE_OF_SEVERAL: () => (/* binding */ ONE_OF_SEVERAL),
/* harmony export */   outerOf: () => (/* binding */ outerOf),
/* harmony export */   outputFiles: () => (/* binding */ outputFiles),
/* harmony export */   targetOf: () => (/* binding */ targetOf),
/* harmony export */   targetsOf: () => (/* binding */ targetsOf)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _options_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33489);
/* harmony import */ var _options_label_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84250);
/* harmony import */ var _options_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22311);
/* harmony import */ var _options_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70348);
/* harmony import */ var _target_parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66798);
// The servers that options and operands name: one command or URL, or those chosen from a client's configuration file.






/**
 * A value no flag sets: the server named is one of several that a front end measures one by one, after it checked all of them
 * together (configProblem in target-check.ts).
 */
const ONE_OF_SEVERAL = "one-of-several";
/** Commands that write one document, however many servers it is about. */
const ONE_DOCUMENT = new Set(["compare", "diff", "trends"]);
/** What surrounds a run. What looks for a command loads only where there is one. */
async function outerOf({ env, cwd, platform }, command) {
    const outer = { env, cwd, platform };
    return command.length === 0 ? outer : { ...outer, checkCommand: (await __webpack_require__.e(/* import() */ 8156).then(__webpack_require__.bind(__webpack_require__, 38156))).checkCommand };
}
/** The server that options and operands name, when it is one. @throws UsageError */
function targetOf(values, command, outer) {
    const url = (0,_options_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textValue */ .v8)(values, "url");
    return (0,_target_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTarget */ .hu)({ command, ...extraInput(values), ...(url === undefined ? {} : { url }) }, outer);
}
/**
 * Every server that is to be measured.
 * @param isOneDocument whether all of them become one document
 * @param checks how programs and folders are looked for, where not on the disk
 * @throws UsageError when a target is not usable, and when a configuration file is given without a choice
 */
async function targetsOf(values, command, host, isOneDocument = false, checks = {}) {
    const outer = { ...(await outerOf(host, command)), ...checks };
    const path = (0,_options_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textValue */ .v8)(values, "config");
    if (path === undefined) {
        if ((0,_options_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isGiven */ .qR)(values, "all"))
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb("--all needs --config FILE");
        const target = targetOf(values, command, outer);
        return { servers: [{ label: (0,_options_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textValue */ .v8)(values, "server") ?? (0,_options_label_js__WEBPACK_IMPORTED_MODULE_5__/* .labelFrom */ .VK)(host.cwd), target }], notes: [] };
    }
    if (command.length > 0)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb("both a command and --config were given; name servers one way");
    const { readConfig } = await Promise.all(/* import() */[__webpack_require__.e(9547), __webpack_require__.e(156)]).then(__webpack_require__.bind(__webpack_require__, 20156));
    const names = (0,_options_values_js__WEBPACK_IMPORTED_MODULE_4__/* .listValue */ .a3)(values, "server");
    const isOneOfSeveral = (0,_options_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isGiven */ .qR)(values, ONE_OF_SEVERAL);
    const request = { path, names, all: (0,_options_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isGiven */ .qR)(values, "all"), isOneOfSeveral, extra: extraInput(values) };
    const selection = await readConfig(request, outer, host.files);
    const { servers } = selection;
    if (servers.length > 1 && !isOneDocument)
        checkOneServerOptions(values, servers.length);
    const labels = distinctLabels(servers.map(({ name }) => name));
    return {
        servers: servers.map(({ target }, index) => ({ label: labels[index] ?? "server", target })),
        notes: [...selection.notes, ...servers.map(({ description }) => `runs ${description}`)],
    };
}
/**
 * The files a run will write, for a check before anything is measured.
 * @throws UsageError as `targetsOf` does
 */
async function outputFiles(name, values, command, host) {
    const output = (0,_options_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textValue */ .v8)(values, "output");
    if (output === undefined)
        return [];
    if (!(0,_options_output_js__WEBPACK_IMPORTED_MODULE_2__/* .isFolderOutput */ .G)(output))
        return [output];
    if (ONE_DOCUMENT.has(name))
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`--output ${output} is a folder, and mcpeval ${name} writes one document; name a file`);
    const { servers } = await targetsOf(values, command, host);
    return servers.map(({ label }) => (0,_options_output_js__WEBPACK_IMPORTED_MODULE_2__/* .fileInFolder */ .Y)(output, label, (0,_options_format_js__WEBPACK_IMPORTED_MODULE_1__/* .outputFormat */ .B$)(values)));
}
function extraInput(values) {
    const cwd = (0,_options_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textValue */ .v8)(values, "cwd");
    const bearerEnv = (0,_options_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textValue */ .v8)(values, "bearer-env");
    const [clientIdEnv, clientSecretEnv, scope, issuer] = ["client-id-env", "client-secret-env", "scope", "issuer"].map((name) => (0,_options_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textValue */ .v8)(values, `oauth-${name}`));
    return {
        env: (0,_options_values_js__WEBPACK_IMPORTED_MODULE_4__/* .listValue */ .a3)(values, "env"),
        headerEnv: (0,_options_values_js__WEBPACK_IMPORTED_MODULE_4__/* .listValue */ .a3)(values, "header-env"),
        allowRemoteHttp: (0,_options_values_js__WEBPACK_IMPORTED_MODULE_4__/* .isGiven */ .qR)(values, "allow-remote-http"),
        oauth: {
            ...(clientIdEnv === undefined ? {} : { clientIdEnv }),
            ...(clientSecretEnv === undefined ? {} : { clientSecretEnv }),
            ...(scope === undefined ? {} : { scope }),
            ...(issuer === undefined ? {} : { issuer }),
        },
        ...(cwd === undefined ? {} : { cwd }),
        ...(bearerEnv === undefined ? {} : { bearerEnv }),
    };
}
/** Names of tools and one JSON document belong to one server. */
function checkOneServerOptions(values, servers) {
    if ((0,_options_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textValue */ .v8)(values, "arguments") !== undefined || (0,_options_values_js__WEBPACK_IMPORTED_MODULE_4__/* .listValue */ .a3)(values, "skip-tool").length > 0) {
        const option = (0,_options_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textValue */ .v8)(values, "arguments") === undefined ? "--skip-tool" : "--arguments";
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${option} names tools of one server, and ${servers} were chosen; name one of them with --server`);
    }
    const output = (0,_options_values_js__WEBPACK_IMPORTED_MODULE_4__/* .textValue */ .v8)(values, "output");
    const format = (0,_options_format_js__WEBPACK_IMPORTED_MODULE_1__/* .outputFormat */ .B$)(values);
    if (_options_format_js__WEBPACK_IMPORTED_MODULE_1__/* .SINGLE_FORMATS */ .S5.has(format) && (output === undefined || !(0,_options_output_js__WEBPACK_IMPORTED_MODULE_2__/* .isFolderOutput */ .G)(output))) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`--format ${format} is one document a server, and ${servers} were chosen; add --output FOLDER/ for one file each`);
    }
}
/** A label for each name, distinct also where file names are compared without regard to case. */
function distinctLabels(names) {
    const taken = new Set();
    return names.map((name) => {
        const label = (0,_options_label_js__WEBPACK_IMPORTED_MODULE_5__/* .labelOfName */ .j4)(name);
        let distinct = label;
        for (let n = 2; taken.has(distinct.toLowerCase()); n += 1)
            distinct = `${label.slice(0, 60)}-${n}`;
        taken.add(distinct.toLowerCase());
        return distinct;
    });
}


/***/ }),

/***/ 22311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ isFolderOutput),
/* harmony export */   Y: () => (/* binding */ fileInFolder)
/* harmony export */ });
// What --output names: a file, or with a slash at its end a folder that gets one file for each server.
const EXTENSIONS = new Map([
    ["json", "json"],
    ["junit", "xml"],
    ["markdown", "md"],
    ["text", "txt"],
]);
/** Whether the text names a folder. */
function isFolderOutput(output) {
    return /[\\/]$/.test(output);
}
/** The file of one server in such a folder. A label holds at most one character no file name may hold everywhere: the colon. */
function fileInFolder(folder, label, format) {
    return `${folder}${label.replaceAll(":", "%3A")}.${EXTENSIONS.get(format) ?? format}`;
}


/***/ }),

/***/ 64557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ headerValue),
/* harmony export */   Z$: () => (/* binding */ AUTHORIZATION_VARIABLE),
/* harmony export */   a8: () => (/* binding */ RequestHeaders),
/* harmony export */   m3: () => (/* binding */ namedVariable),
/* harmony export */   p$: () => (/* binding */ isHeaderName),
/* harmony export */   zh: () => (/* binding */ addRequestHeaders)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
// Headers the user adds to every HTTP request. Values come from environment variables or a configuration file only, never from
// argv, and are never printed. Obtaining a token is no business of this file (oauth/).

/** The variable whose value becomes the Authorization header. */
const AUTHORIZATION_VARIABLE = "MCPEVAL_HTTP_AUTHORIZATION";
/** Headers the transport itself owns; overriding one would break the exchange or the measurement. */
const RESERVED = new Set([
    "accept",
    "accept-encoding",
    "connection",
    "content-encoding",
    "content-length",
    "content-type",
    "expect",
    "keep-alive",
    "last-event-id",
    "mcp-method",
    "mcp-name",
    "mcp-protocol-version",
    "mcp-session-id",
    "te",
    "trailer",
    "transfer-encoding",
    "upgrade",
]);
/** A name of a header: a token (RFC 9110, section 5.1). */
function isHeaderName(text) {
    return /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(text);
}
/** The headers of every request, each set once; names compare without regard to case. */
class RequestHeaders {
    #headers = {};
    #setBy = new Map();
    /** The headers so far. */
    get all() {
        return { ...this.#headers };
    }
    /**
     * Sets a header.
     * @param source what set it, for messages, for example `--header-env X-Key`
     * @throws UsageError for a header of the transport's own, and for one that is set already
     */
    set(name, value, source) {
        this.reserve(name, source);
        this.fill(name, value);
    }
    /** Gives a reserved name its value. */
    fill(name, value) {
        this.#headers[name] = value;
    }
    /** Takes a header's name; its value comes later. @throws UsageError as `set` does */
    reserve(name, source) {
        const key = name.toLowerCase();
        if (RESERVED.has(key))
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${source}: this header is set by mcpeval itself`);
        const earlier = this.#setBy.get(key);
        if (earlier !== undefined) {
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${source}: this header is given twice, also by ${earlier}; leave one of them out`);
        }
        this.#setBy.set(key, source);
    }
}
/**
 * Adds the headers that options and variables ask for.
 * @param headers headers set already, for example by a configuration file
 * @throws UsageError for a malformed entry, an unset variable, a value no header can hold, or a name given twice
 */
function addRequestHeaders(headers, sources, outer) {
    const authorization = outer[AUTHORIZATION_VARIABLE] ?? "";
    // A CI job passes an unset secret as the empty string: that means "none", not an empty header.
    if (authorization !== "") {
        headers.set("Authorization", headerValue(authorization, `the variable ${AUTHORIZATION_VARIABLE}`), AUTHORIZATION_VARIABLE);
    }
    if (sources.bearerEnv !== undefined) {
        headers.set("Authorization", `Bearer ${bearerToken(sources.bearerEnv, outer)}`, "--bearer-env");
    }
    if (sources.hasOAuth === true)
        headers.reserve("Authorization", "--oauth-client-id-env");
    for (const entry of sources.headerEnv) {
        const { name, variable } = readEntry(entry);
        // The name is judged first: what is wrong with it shows also where no variable is set.
        headers.reserve(name, `--header-env ${name}`);
        const value = outer[variable];
        if (value === undefined || value === "")
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`--header-env ${name}: the variable ${variable} is not set`);
        headers.fill(name, headerValue(value, `the variable ${variable}`));
    }
}
/**
 * The value of a secret that an option names by its variable.
 * @throws UsageError when the text is no variable's name (it may be the secret itself and is not repeated), or it is not set
 */
function namedVariable(option, name, outer) {
    if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${option} takes the name of an environment variable that holds the value, not the value itself`);
    }
    const value = (outer[name] ?? "").trim();
    if (value === "")
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${option}: the variable ${name} is not set`);
    return value;
}
/**
 * A value as it is sent. RFC 9110, section 5.5: visible characters, spaces and tabs; anything above Latin-1 cannot be sent at all.
 * @param holder what holds the value, for messages
 * @throws UsageError for an empty value or one that no header can carry
 */
function headerValue(value, holder) {
    const trimmed = value.trim();
    if (trimmed === "")
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${holder} holds only spaces; a header needs a value`);
    if (!/^[\t\x20-\x7e\x80-\xff]+$/.test(trimmed)) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${holder} holds a line break or another character no header can carry`);
    }
    return trimmed;
}
/** RFC 6750, section 2.1: a bearer token is one word. A pasted "Bearer " in front of it is a common mistake with one clear way out. */
function bearerToken(variable, outer) {
    const token = namedVariable("--bearer-env", variable, outer);
    if (/^bearer\s/i.test(token)) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`--bearer-env: the variable ${variable} must hold the token alone, without "Bearer" before it`);
    }
    if (!/^[\x21-\x7e]+$/.test(token))
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`--bearer-env: the variable ${variable} holds a character no token can hold`);
    return token;
}
function readEntry(entry) {
    // What follows "=" must look like a variable, or a pasted secret would be echoed.
    const [, name, variable] = /^([^=]+)=([A-Za-z_][A-Za-z0-9_]*)$/.exec(entry) ?? [];
    if (name === undefined || variable === undefined || !isHeaderName(name)) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb("--header-env needs 'Name=ENVVAR': a header name and the environment variable that holds its value");
    }
    return { name, variable };
}


/***/ }),

/***/ 82174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ serverEnvironment)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
// The environment a server process gets: a short allow-list of the outer one, plus what the user named. Nothing else passes,
// so a runner's tokens and inputs (GITHUB_*, ACTIONS_*, INPUT_*) never reach a measured server unasked.

/** What programs need to find themselves, their home and their language; no value here is a secret by convention. */
const POSIX_NAMES = new Set(["HOME", "LOGNAME", "PATH", "SHELL", "TERM", "USER", "LANG", "LANGUAGE", "TZ", "TMPDIR"]);
/** Windows programs fail to start without most of these; names are compared in upper case, as Windows does. */
const WINDOWS_NAMES = new Set([
    "ALLUSERSPROFILE",
    "APPDATA",
    "COMMONPROGRAMFILES",
    "COMSPEC",
    "HOMEDRIVE",
    "HOMEPATH",
    "LANG",
    "LOCALAPPDATA",
    "NUMBER_OF_PROCESSORS",
    "OS",
    "PATH",
    "PATHEXT",
    "PROCESSOR_ARCHITECTURE",
    "PROGRAMDATA",
    "PROGRAMFILES",
    "PROGRAMFILES(X86)",
    "PROGRAMW6432",
    "SYSTEMDRIVE",
    "SYSTEMROOT",
    "TEMP",
    "TMP",
    "TZ",
    "USERNAME",
    "USERPROFILE",
    "WINDIR",
]);
/**
 * Builds the complete environment of a server process.
 * @param named values of `--env`: `NAME=value`, or `NAME` to pass the outer value on
 * @throws UsageError for a malformed name, or a `NAME` that is not set outside
 */
function serverEnvironment(named, outer, platform) {
    const env = {};
    for (const [name, value] of Object.entries(outer)) {
        if (value !== undefined && isAllowed(name, platform))
            env[name] = value;
    }
    for (const entry of named) {
        const [name, value] = readEntry(entry, outer);
        // Windows looks names up without regard to case: two spellings of one name would leave the choice to chance.
        if (platform === "win32")
            for (const known of Object.keys(env))
                if (known.toUpperCase() === name.toUpperCase())
                    delete env[known];
        env[name] = value;
    }
    return env;
}
function isAllowed(name, platform) {
    return platform === "win32" ? WINDOWS_NAMES.has(name.toUpperCase()) : POSIX_NAMES.has(name) || name.startsWith("LC_");
}
function readEntry(entry, outer) {
    const equals = entry.indexOf("=");
    const name = equals === -1 ? entry : entry.slice(0, equals);
    // The entry itself is not repeated when a name cannot be told from it: it may hold a secret.
    if (!/^[^\s=\0]+$/.test(name))
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb("--env needs NAME or NAME=value, with a NAME free of spaces");
    const value = equals === -1 ? outer[name] : entry.slice(equals + 1);
    if (value === undefined)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`--env ${name}: ${name} is not set here; set it, or write --env ${name}=value`);
    if (value.includes("\0"))
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`--env ${name}: the value holds a NUL character`);
    return [name, value];
}


/***/ }),

/***/ 66798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Tj: () => (/* binding */ credentialOption),
  z3: () => (/* binding */ credentials),
  hu: () => (/* binding */ parseTarget)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/target/auth.js
var auth = __webpack_require__(64557);
// EXTERNAL MODULE: ./build/src/target/environment.js
var environment = __webpack_require__(82174);
// EXTERNAL MODULE: ./build/src/target/policy.js
var policy = __webpack_require__(30353);
;// CONCATENATED MODULE: ./build/src/target/oauth/settings.js
// Reads the options of an OAuth client. Secrets come from environment variables; nothing is sent and no library is loaded here.



/**
 * The client, or undefined when none is asked for.
 * @param server the server to be measured
 * @throws UsageError when an option is missing, a variable is not set, or an address or scope is not usable
 */
function oauthClient(input, server, allowRemoteHttp, outer) {
    const { clientIdEnv, clientSecretEnv, scope, issuer } = input;
    if (clientIdEnv === undefined && clientSecretEnv === undefined) {
        if (scope !== undefined)
            throw needsClient("--oauth-scope");
        if (issuer !== undefined)
            throw needsClient("--oauth-issuer");
        return undefined;
    }
    if (clientIdEnv === undefined)
        throw new errors/* UsageError */.eb("--oauth-client-secret-env needs --oauth-client-id-env beside it");
    if (clientSecretEnv === undefined)
        throw new errors/* UsageError */.eb("--oauth-client-id-env needs --oauth-client-secret-env beside it");
    return {
        clientId: visible("--oauth-client-id-env", clientIdEnv, outer),
        clientSecret: visible("--oauth-client-secret-env", clientSecretEnv, outer),
        ...(scope === undefined ? {} : { scope: readScope(scope) }),
        ...(issuer === undefined ? {} : { issuer: readIssuer(issuer, server, allowRemoteHttp) }),
        allowRemoteHttp,
    };
}
function needsClient(option) {
    return new errors/* UsageError */.eb(`${option} needs --oauth-client-id-env and --oauth-client-secret-env beside it`);
}
/** RFC 6749, appendices A.1 and A.2: ids and secrets are visible ASCII and blanks. */
function visible(option, variable, outer) {
    const value = (0,auth/* namedVariable */.m3)(option, variable, outer);
    if (!/^[\x20-\x7e]+$/.test(value))
        throw new errors/* UsageError */.eb(`${option}: the variable ${variable} holds a character that cannot be sent`);
    return value;
}
/** RFC 6749, section 3.3: words of visible characters without quote and backslash. */
function readScope(text) {
    const words = text.split(/\s+/).filter((word) => word !== "");
    if (words.length === 0 || !words.every((word) => /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(word))) {
        throw new errors/* UsageError */.eb("--oauth-scope takes scope names separated by blanks");
    }
    return words.join(" ");
}
function readIssuer(text, server, allowRemoteHttp) {
    let url;
    try {
        url = new URL(text);
    }
    catch {
        throw new errors/* UsageError */.eb("--oauth-issuer needs the absolute URL of the authorization server");
    }
    const problem = url.search !== "" || url.hash !== "" ? "it has a query or fragment" : (0,policy/* endpointProblem */.$Q)(url, server, allowRemoteHttp);
    if (problem !== null)
        throw new errors/* UsageError */.eb(`--oauth-issuer: ${problem}`);
    return url;
}

;// CONCATENATED MODULE: ./build/src/target/parse.js
// Turns what the user gave (command or URL, variables, folder, headers) into a Target, or one clear line. Starts and opens nothing.







/**
 * Reads the target.
 * @throws UsageError with one line that says what to change
 */
function parseTarget(input, outer) {
    if (input.url !== undefined && input.command.length > 0) {
        throw new errors/* UsageError */.eb("both a command and --url were given; name one server");
    }
    if (input.url !== undefined)
        return httpTarget(input, input.url, outer);
    if (input.command.length > 0)
        return stdioTarget(input, outer);
    throw new errors/* UsageError */.eb("no server to measure: put its command after --, or give --url URL");
}
function stdioTarget(input, outer) {
    const [command = "", ...args] = input.command;
    if (command === "")
        throw new errors/* UsageError */.eb("the server command after -- is empty");
    if (input.command.some((word) => word.includes("\0")))
        throw new errors/* UsageError */.eb("the server command holds a NUL character");
    const credential = credentialOption(input);
    if (credential !== null)
        throw new errors/* UsageError */.eb(`${credential} is for --url only; a command takes its secrets through --env NAME`);
    const cwd = (0,external_node_path_.resolve)(outer.cwd, input.cwd ?? ".");
    // Node reports a missing folder as ENOENT of the command, which would send the user looking in the wrong place.
    if (!(outer.isDirectory ?? isDirectory)(cwd))
        throw new errors/* UsageError */.eb(`--cwd ${input.cwd ?? outer.cwd}: there is no such folder`);
    const env = (0,environment/* serverEnvironment */.P)(input.env, outer.env, outer.platform);
    outer.checkCommand?.(command, { cwd, env, platform: outer.platform });
    return { kind: "stdio", command, args, cwd, env };
}
function httpTarget(input, text, outer) {
    const url = (0,policy/* serverUrl */.Vd)(text, input.allowRemoteHttp);
    if (input.env.length > 0)
        throw new errors/* UsageError */.eb("--env is for a server command only; a URL takes headers through --header-env");
    return { kind: "http", url, ...credentials(input, url, new auth/* RequestHeaders */.a8(), outer.env) };
}
/** The first option given that only a URL can use; null when there is none. */
function credentialOption({ headerEnv, bearerEnv, oauth }) {
    if (headerEnv.length > 0)
        return "--header-env";
    if (bearerEnv !== undefined)
        return "--bearer-env";
    const { clientIdEnv, clientSecretEnv, scope, issuer } = oauth ?? {};
    if (clientIdEnv !== undefined)
        return "--oauth-client-id-env";
    if (clientSecretEnv !== undefined)
        return "--oauth-client-secret-env";
    if (scope !== undefined)
        return "--oauth-scope";
    return issuer === undefined ? null : "--oauth-issuer";
}
/**
 * What is sent to a URL to be let in.
 * @param headers headers that are set already
 * @throws UsageError
 */
function credentials(input, url, headers, env) {
    const { headerEnv, bearerEnv, allowRemoteHttp } = input;
    const oauth = oauthClient(input.oauth ?? {}, url, allowRemoteHttp, env);
    (0,auth/* addRequestHeaders */.zh)(headers, { headerEnv, hasOAuth: oauth !== undefined, ...(bearerEnv === undefined ? {} : { bearerEnv }) }, env);
    return { headers: headers.all, ...(oauth === undefined ? {} : { oauth }) };
}
function isDirectory(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 30353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ endpointProblem),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   Vd: () => (/* binding */ serverUrl)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
// Which URLs may be measured: loopback by default, https when remote, and never a secret in the URL itself.

/**
 * Reads and judges a server URL. The text is repeated in no message that might show a secret.
 * @param name what to call the text in messages
 * @throws UsageError when it is no http(s) URL, carries credentials, query or fragment, or is remote without leave
 */
function serverUrl(text, allowRemoteHttp, name = "--url") {
    let url;
    try {
        url = new URL(text);
    }
    catch {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name} needs an absolute http or https URL, for example http://127.0.0.1:3000/mcp`);
    }
    if (url.protocol !== "http:" && url.protocol !== "https:") {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name} needs an http or https URL, not ${url.protocol.slice(0, -1)}`);
    }
    // Credentials, query and fragment end up in logs and reports; headers do not.
    if (url.username !== "" || url.password !== "" || /^[^/?#]*\/\/[^/?#]*@/.test(text)) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name} must not hold credentials; pass them with MCPEVAL_HTTP_AUTHORIZATION or --header-env`);
    }
    // The text decides, not url.search: a bare "?" or "#" vanishes in the parsed URL.
    if (text.includes("?"))
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name} must not have a query string; pass secrets with --header-env`);
    if (text.includes("#"))
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name} must not have a fragment (#...)`);
    if (isLoopback(url.hostname))
        return url;
    if (url.protocol === "http:")
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name}: a remote server needs https; plain http is for localhost only`);
    if (!allowRemoteHttp)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name}: only localhost is measured unless --allow-remote-http is given`);
    return url;
}
/** Whether a URL's host name (as URL parsing spells it) is this machine: localhost, 127.0.0.0/8 or ::1. */
function isLoopback(hostname) {
    return hostname === "localhost" || hostname === "[::1]" || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(hostname);
}
/**
 * What is wrong with an address that a server or its authorization server names (metadata, token endpoint); null when nothing is.
 * The same rules as for the server itself, and one more: a remote server must not send us to this machine.
 * @param server the measured server
 */
function endpointProblem(url, server, allowRemoteHttp) {
    if (url.protocol !== "http:" && url.protocol !== "https:")
        return "it is no http or https address";
    if (url.username !== "" || url.password !== "")
        return "it holds credentials";
    if (isLoopback(url.hostname))
        return isLoopback(server.hostname) ? null : "a remote server names an address on this machine";
    if (url.protocol === "http:")
        return "it is remote and not https";
    return allowRemoteHttp ? null : "it is not on this machine; --allow-remote-http permits that";
}


/***/ })

};
;