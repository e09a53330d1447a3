export const id = 4069;
export const ids = [4069];
export const modules = {

/***/ 94069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readConfig: () => (/* binding */ readConfig)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/model/errors.js
var model_errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/target/auth.js
var auth = __webpack_require__(64557);
// EXTERNAL MODULE: ./build/src/target/parse.js + 1 modules
var parse = __webpack_require__(66798);
// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(21928);
;// CONCATENATED MODULE: ./build/src/target/config/document.js
// A text of JSON with comments whose values know where they stand. The only user of jsonc-parser; knows nothing of servers.


/** A configuration file that was read. Messages name file, line and JSON Pointer (RFC 6901), never a value. */
class ConfigFile {
    path;
    /** The outermost object. */
    root;
    #text;
    /**
     * @param path as the user wrote it, for messages
     * @throws UsageError when the text is no JSON (comments and trailing commas are allowed) or no object
     */
    constructor(path, text) {
        this.path = path;
        this.#text = text.startsWith("\uFEFF") ? text.slice(1) : text;
        const errors = [];
        const root = this.#parse(errors);
        const [error] = errors;
        if (error !== undefined || root === undefined) {
            const what = error === undefined ? "it is empty" : (0,main.printParseErrorCode)(error.error).replace(/\B[A-Z]/g, (letter) => ` ${letter}`);
            throw new model_errors/* UsageError */.eb(`${path}:${this.#lineAt(error?.offset ?? 0)}: --config: not valid JSON: ${what.toLowerCase()}`);
        }
        this.root = root;
        if (root.type !== "object")
            throw this.refusal(root, "the file must hold an object");
    }
    /** The error for a value that cannot be used. */
    refusal(node, problem) {
        const pointer = (0,main.getNodePath)(node)
            .map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`)
            .join("");
        const inPointer = pointer === "" ? "" : `${JSON.stringify(pointer).slice(1, -1)}: `;
        return new model_errors/* UsageError */.eb(`${this.path}:${this.#lineAt(node.offset)}: --config: ${inPointer}${problem}`);
    }
    /** The members of an object. @throws UsageError when the value is none, or names a member twice */
    members(node) {
        if (node.type !== "object")
            throw this.refusal(node, "must be an object");
        const found = new Map();
        for (const { children = [] } of node.children ?? []) {
            const [key, value] = children;
            if (key === undefined || value === undefined)
                continue;
            const name = key.value;
            if (found.has(name))
                throw this.refusal(value, "this name is given twice");
            found.set(name, { key: name, value });
        }
        return [...found.values()];
    }
    /** One member's value; undefined when it is absent or null. @throws UsageError when `node` is no object */
    member(node, key) {
        const value = this.members(node).find((member) => member.key === key)?.value;
        return value?.type === "null" ? undefined : value;
    }
    /** The text of a string. @throws UsageError when the value is none */
    text(node) {
        if (node.type !== "string")
            throw this.refusal(node, "must be a string");
        return node.value;
    }
    /** The text of a string or a number: ports and the like are often written bare. @throws UsageError for other values */
    scalar(node) {
        return node.type === "number" ? String(node.value) : this.text(node);
    }
    /** The items of an array. @throws UsageError when the value is none */
    items(node) {
        if (node.type !== "array")
            throw this.refusal(node, "must be an array");
        return node.children ?? [];
    }
    #parse(errors) {
        try {
            return (0,main.parseTree)(this.#text, errors, { allowTrailingComma: true });
        }
        catch (error) {
            // The parser calls itself for each level; a file that exhausts the stack is no configuration.
            if (error instanceof RangeError)
                throw new model_errors/* UsageError */.eb(`${this.path}: --config: nested too deeply`);
            throw error;
        }
    }
    #lineAt(offset) {
        return String(this.#text.slice(0, offset).split("\n").length);
    }
}

// EXTERNAL MODULE: ./build/src/lib/escape.js
var lib_escape = __webpack_require__(52694);
;// CONCATENATED MODULE: ./build/src/target/config/servers.js
/** Where clients keep their servers: most use `mcpServers`, VS Code `servers`, Zed `context_servers`. */
const SECTIONS = ["mcpServers", "servers", "context_servers"];
/** Names of `type`; absent, the other members decide. */
const COMMAND_TYPES = new Set(["stdio"]);
const URL_TYPES = new Set(["http", "sse", "streamable-http", "streamableHttp", "streamable_http"]);
/**
 * The servers in file order.
 * @throws UsageError when the file has no section of servers, or two servers of one name
 */
function serversOf(file) {
    const sections = SECTIONS.flatMap((key) => file.member(file.root, key) ?? []);
    if (sections.length === 0) {
        throw file.refusal(file.root, `no servers in it; they are looked for under ${SECTIONS.map((key) => JSON.stringify(key)).join(", ")}`);
    }
    const servers = sections.flatMap((section) => file.members(section).map(({ key, value }) => serverOf(file, key, value)));
    const names = new Set();
    for (const { name, node } of servers) {
        if (names.has(name))
            throw file.refusal(node, "another server has the same name");
        names.add(name);
    }
    return servers;
}
/** Inputs the file declares (VS Code), by id, with their default. */
function inputsOf(file) {
    const declared = file.member(file.root, "inputs");
    if (declared === undefined)
        return new Map();
    return new Map(file.items(declared).map((input) => {
        const id = file.member(input, "id");
        if (id === undefined)
            throw file.refusal(input, "an input needs an id");
        const fallback = file.member(input, "default");
        return [file.text(id), fallback === undefined ? undefined : file.text(fallback)];
    }));
}
/**
 * How one server is reached.
 * @throws UsageError when its entry is not of a known shape
 */
function startOf(file, { node }) {
    const type = file.member(node, "type");
    const kind = type === undefined ? undefined : file.text(type);
    if (type !== undefined && kind !== undefined && !COMMAND_TYPES.has(kind) && !URL_TYPES.has(kind)) {
        throw file.refusal(type, "must be stdio, http or sse");
    }
    const command = file.member(node, "command");
    const url = file.member(node, "url") ?? file.member(node, "serverUrl") ?? file.member(node, "httpUrl");
    if (command !== undefined && url !== undefined && kind === undefined) {
        throw file.refusal(node, "it has both a command and a url; say which with type");
    }
    const isUrl = kind === undefined ? url !== undefined : URL_TYPES.has(kind);
    if (isUrl) {
        if (url === undefined)
            throw file.refusal(node, "it needs a url");
        return { kind: "url", url, headers: optionalMembers(file, node, "headers") };
    }
    if (command === undefined)
        throw file.refusal(node, kind === undefined ? "it has neither a command nor a url" : "it needs a command");
    return commandOf(file, node, command);
}
function serverOf(file, name, node) {
    if (node.type !== "object")
        return { name, node, skipped: null };
    const isOff = file.member(node, "disabled")?.value === true || file.member(node, "enabled")?.value === false;
    if (isOff)
        return { name, node, skipped: "disabled" };
    // Zed: an extension brings the command with it, the settings hold only its options.
    const isForeign = file.member(node, "source")?.value === "extension";
    return { name, node, skipped: isForeign ? "its command comes from an editor extension" : null };
}
/** Zed once wrote `command` as an object that holds the rest. */
function commandOf(file, node, command) {
    const holder = command.type === "object" ? command : node;
    const program = command.type === "object" ? (file.member(command, "path") ?? file.member(command, "command")) : command;
    if (program === undefined)
        throw file.refusal(command, "it needs a path");
    const args = file.member(holder, "args");
    return {
        kind: "command",
        command: program,
        args: args === undefined ? [] : file.items(args),
        env: optionalMembers(file, holder, "env"),
        envFile: file.member(node, "envFile"),
        cwd: file.member(node, "cwd"),
    };
}
function optionalMembers(file, node, key) {
    const value = file.member(node, key);
    return value === undefined ? [] : file.members(value);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/src/target/command.js
var target_command = __webpack_require__(44790);
// EXTERNAL MODULE: ./build/src/target/environment.js
var environment = __webpack_require__(82174);
// EXTERNAL MODULE: ./build/src/target/find-command.js
var find_command = __webpack_require__(38156);
// EXTERNAL MODULE: ./build/src/target/policy.js
var policy = __webpack_require__(30353);
;// CONCATENATED MODULE: ./build/src/target/config/expand.js
// Expands the variables clients allow in their configuration files: ${VAR}, ${VAR:-default}, ${env:VAR}, ${input:ID} and the
// editors' own names. No shell: everything else in a text stays as it is.

/** Why a variable has no value. The message names the variable and the way out, never a value. */
class Unexpandable extends Error {
    name = "Unexpandable";
}
const VARIABLE = /\$\{([^${}]*)\}/g;
const REFERENCE = /^(?:env:)?([A-Za-z_][A-Za-z0-9_]*)(?::-(.*))?$/s;
/**
 * The text with every variable replaced. An empty variable counts as unset: that is what an unset secret is in CI.
 * @throws Unexpandable for a variable that is not set and has no default, and for one that only an editor can resolve
 */
function expand(text, context) {
    return text.replace(VARIABLE, (whole, body) => expand_valueOf(body, context) ?? whole);
}
/** The environment variable an input is read from, for example MCPEVAL_INPUT_API_KEY for `api-key`. */
function inputVariable(id) {
    return `MCPEVAL_INPUT_${id.toUpperCase().replace(/[^A-Z0-9]/g, "_")}`;
}
/** Undefined when the text between the braces is no variable at all. */
function expand_valueOf(body, context) {
    const own = predefined(body, context);
    if (own !== undefined)
        return own;
    const input = /^input:(.+)$/s.exec(body)?.[1];
    if (input !== undefined)
        return inputValue(input, context);
    const [, name, fallback] = REFERENCE.exec(body) ?? [];
    if (name !== undefined) {
        const value = context.env[name] ?? "";
        if (value !== "")
            return value;
        if (fallback !== undefined)
            return fallback;
        throw new Unexpandable(`the variable ${name} is not set; set it, or write \${${name}:-default}`);
    }
    const prefix = /^([A-Za-z]+):/.exec(body)?.[1];
    if (prefix !== undefined)
        throw new Unexpandable(`\${${prefix}:...} can be resolved by an editor only; write the value out`);
    return undefined;
}
/** Variables of VS Code and Cursor (code.visualstudio.com, "Variables reference"). */
function predefined(body, { env, platform, cwd, workspaceFolder }) {
    switch (body) {
        case "workspaceFolder":
            return workspaceFolder;
        case "workspaceFolderBasename":
            return (0,external_node_path_.basename)(workspaceFolder);
        case "cwd":
            return cwd;
        case "pathSeparator":
        case "/":
            return platform === "win32" ? "\\" : "/";
        case "userHome": {
            const home = (platform === "win32" ? env["USERPROFILE"] : undefined) ?? env["HOME"] ?? "";
            if (home === "")
                throw new Unexpandable("the home folder is not known; set HOME");
            return home;
        }
        default:
            return undefined;
    }
}
function inputValue(id, { env, inputs }) {
    const variable = inputVariable(id);
    const value = env[variable] ?? "";
    if (value !== "")
        return value;
    const fallback = inputs.get(id);
    if (fallback !== undefined)
        return fallback;
    throw new Unexpandable(`the input ${JSON.stringify(id)} is asked for by an editor, and nothing is asked here; set ${variable}`);
}

;// CONCATENATED MODULE: ./build/src/target/config/targets.js
// Turns one configured server into a Target: command line, variables, environment, headers. Starts and opens nothing.












/**
 * The target of one server.
 * @throws UsageError naming file, line and JSON Pointer of what cannot be used
 */
async function configuredTarget(server, context) {
    const start = startOf(context.file, server);
    return start.kind === "url" ? urlTarget(start, context) : commandTarget(server, start, context);
}
/** The words of the command line as the file spells them, variables unexpanded. @throws UsageError */
function commandWords({ command, args }, { file, outer, extra }) {
    const rest = args.map((arg) => file.scalar(arg));
    if (command.type === "array") {
        const words = file.items(command).map((word) => file.text(word));
        if (words.length === 0)
            throw file.refusal(command, "it is empty");
        return [...words, ...rest];
    }
    const text = file.text(command);
    const isWhole = isOneProgram(text, rest, (0,external_node_path_.resolve)(outer.cwd, extra.cwd ?? "."));
    const words = isWhole ? [text] : at(file, command, () => (0,target_command/* splitCommand */.G)(literalBackslashes(text, outer.platform), "it"));
    return [...words, ...rest];
}
/**
 * Whether a command is the name of one program although it may hold blanks: such a file exists, or it has its arguments
 * beside it and is a path ("C:\Program Files\nodejs\node.exe"). Otherwise it is a whole command line ("node dist/index.js").
 */
function isOneProgram(text, args, cwd) {
    if (!/\s/.test(text.trim()) && !text.trim().startsWith("["))
        return true;
    return (args.length > 0 && /[\\/]/.test(text)) || isFile((0,external_node_path_.resolve)(cwd, text));
}
/** On Windows a backslash separates folders and escapes nothing. */
function literalBackslashes(text, platform) {
    return platform === "win32" && !text.trim().startsWith("[") ? text.replaceAll("\\", "\\\\") : text;
}
async function commandTarget(server, start, context) {
    const { file, extra, outer, expansion } = context;
    const wordsNode = start.command;
    const spelt = commandWords(start, context);
    const ownWords = spelt.length - start.args.length;
    const words = spelt.map((word, index) => at(file, start.args[index - ownWords] ?? wordsNode, () => expand(word, expansion)));
    if (words.some((word) => word.includes("\0")))
        throw file.refusal(server.node, "the command holds a NUL character");
    const [command = "", ...args] = words;
    if (command === "")
        throw file.refusal(wordsNode, "it is empty");
    const cwd = folderOf(start, context);
    const env = (0,environment/* serverEnvironment */.P)([...(await configuredVariables(start, context)), ...extra.env], outer.env, outer.platform);
    at(file, wordsNode, () => (outer.checkCommand ?? find_command.checkCommand)(command, { cwd, env, platform: outer.platform }));
    return { kind: "stdio", command, args, cwd, env };
}
/** The server's own folder, else --cwd, else the folder the configuration belongs to. */
function folderOf({ cwd }, { file, expansion, extra, outer }) {
    const isFolder = outer.isDirectory ?? isDirectory;
    if (cwd === undefined) {
        const folder = extra.cwd === undefined ? expansion.workspaceFolder : (0,external_node_path_.resolve)(outer.cwd, extra.cwd);
        if (!isFolder(folder))
            throw new model_errors/* UsageError */.eb(`--cwd ${extra.cwd ?? folder}: there is no such folder`);
        return folder;
    }
    const folder = (0,external_node_path_.resolve)(expansion.workspaceFolder, at(file, cwd, () => expand(file.text(cwd), expansion)));
    if (!isFolder(folder))
        throw file.refusal(cwd, "there is no such folder");
    return folder;
}
/** `NAME=value` items of envFile, then env; null removes a variable (VS Code). */
async function configuredVariables({ env, envFile }, context) {
    const { file, expansion } = context;
    const values = new Map();
    if (envFile !== undefined)
        for (const [name, value] of await readEnvFile(envFile, context))
            values.set(name, value);
    for (const { key, value } of env) {
        if (!/^[^\s=\0]+$/.test(key))
            throw file.refusal(value, "its name is no name of a variable");
        if (value.type === "null")
            values.delete(key);
        else
            values.set(key, expanded(value, file, expansion));
        if (values.get(key)?.includes("\0") === true)
            throw file.refusal(value, "it holds a NUL character");
    }
    return [...values].map(([name, value]) => `${name}=${value}`);
}
async function readEnvFile(node, { file, expansion, files }) {
    const path = (0,external_node_path_.resolve)(expansion.workspaceFolder, at(file, node, () => expand(file.text(node), expansion)));
    let text;
    try {
        text = await files.readText(path);
    }
    catch (error) {
        if (error instanceof model_errors/* UsageError */.eb)
            throw file.refusal(node, error.message);
        throw error;
    }
    return Object.entries((0,external_node_util_.parseEnv)(text)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}
function urlTarget({ url: node, headers: configured }, { file, expansion, extra, outer }) {
    const url = at(file, node, () => (0,policy/* serverUrl */.Vd)(expand(file.text(node), expansion), extra.allowRemoteHttp, "the url"));
    const headers = new auth/* RequestHeaders */.a8();
    for (const { key, value } of configured)
        setHeader(headers, key, value, file, expansion);
    return { kind: "http", url, ...(0,parse/* credentials */.z3)(extra, url, headers, outer.env) };
}
function setHeader(headers, name, value, file, expansion) {
    if (!(0,auth/* isHeaderName */.p$)(name))
        throw file.refusal(value, "its name is no name of a header");
    const text = expanded(value, file, expansion);
    at(file, value, () => headers.set(name, (0,auth/* headerValue */.Z)(text, "it"), "the headers of the file"));
}
function expanded(node, file, expansion) {
    return at(file, node, () => expand(file.scalar(node), expansion));
}
/** Says where a value stands that could not be used. */
function at(file, node, read) {
    try {
        return read();
    }
    catch (error) {
        if (error instanceof Unexpandable)
            throw file.refusal(node, error.message);
        if (error instanceof model_errors/* UsageError */.eb && !error.message.startsWith(`${file.path}:`))
            throw file.refusal(node, error.message);
        throw error;
    }
}
function isDirectory(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function isFile(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}

;// CONCATENATED MODULE: ./build/src/target/config/listing.js
// Shows what a configuration file would run: names, command words or address. Variables stay unexpanded, and no value of an
// environment or a header is shown; only their names are.




/** Longest word and longest line shown, in characters. */
const WORD_CHARACTERS = 200;
const LINE_CHARACTERS = 600;
/** One line on a server, for example `files: npx -y @scope/server /data (env API_KEY)`. */
function describeServer(server, context) {
    const name = (0,lib_escape/* printable */.g$)(server.name);
    if (server.skipped !== null)
        return `${name}: not run (${server.skipped})`;
    try {
        return (0,lib_escape/* printable */.g$)(`${name}: ${describeStart(server, context)}`, LINE_CHARACTERS);
    }
    catch (error) {
        if (!(error instanceof model_errors/* UsageError */.eb))
            throw error;
        return `${name}: cannot be run: ${error.message}`;
    }
}
function describeStart(server, context) {
    const start = startOf(context.file, server);
    if (start.kind === "url")
        return `${shownUrl(start, context)}${names("headers", start.headers)}`;
    return `${commandWords(start, context).map(shownWord).join(" ")}${names("env", start.env)}`;
}
function names(what, members) {
    return members.length === 0 ? "" : ` (${what} ${members.map(({ key }) => (0,lib_escape/* printable */.g$)(key)).join(", ")})`;
}
/** Credentials and a query are no part of an address that is shown. */
function shownUrl({ url }, { file }) {
    return (0,lib_escape/* printable */.g$)(file
        .text(url)
        .replace(/\/\/[^/?#]*@/, "//…@")
        .replace(/[?#].*$/s, "?…"), WORD_CHARACTERS);
}
function shownWord(word) {
    const safe = (0,lib_escape/* printable */.g$)(word, WORD_CHARACTERS);
    return /^[A-Za-z0-9_./:@=${}~+,-]+$/.test(safe) ? safe : JSON.stringify(safe);
}

;// CONCATENATED MODULE: ./build/src/target/config/read.js
// Reads the servers to measure from a client's configuration file. Nothing runs that was not named: without a name it says what
// the file would run. Starts and opens nothing itself.








/** Folders in which editors keep their files of a workspace. */
const EDITOR_FOLDERS = new Set([".vscode", ".cursor", ".zed"]);
/**
 * Reads the file and the targets that were asked for.
 * @throws UsageError when nothing was named (its lines list what could be), and for everything in the file that cannot be used
 */
async function readConfig(request, outer, files) {
    const file = new ConfigFile(request.path, await files.readText(request.path));
    const servers = serversOf(file);
    const ambient = outer.env[auth/* AUTHORIZATION_VARIABLE */.Z$] ?? "";
    const context = contextOf(file, request, outer, files);
    const chosen = choose(servers, request, context);
    const running = chosen.filter(({ skipped }) => skipped === null);
    const notes = chosen.filter(({ skipped }) => skipped !== null).map((server) => describeServer(server, context));
    if (running.length === 0)
        throw new model_errors/* UsageError */.eb([`${request.path}: every server asked for is left out`, ...notes].join("\n"));
    const kinds = running.map((server) => startOf(file, server).kind);
    const urls = kinds.filter((kind) => kind === "url").length;
    if (request.isOneOfSeveral !== true)
        checkExtra(request.extra, urls, running.length - urls);
    const isShared = ambient !== "" && urls > 1;
    if (isShared)
        notes.push(`${auth/* AUTHORIZATION_VARIABLE */.Z$} is not sent: several servers would get the same secret`);
    const own = isShared ? { ...context, outer: { ...outer, env: { ...outer.env, [auth/* AUTHORIZATION_VARIABLE */.Z$]: "" } } } : context;
    const targets = [];
    for (const [index, server] of running.entries()) {
        const target = await configuredTarget(server, forKind(own, kinds[index] === "url"));
        targets.push({ name: server.name, description: describeServer(server, context), target });
    }
    return { servers: targets, notes };
}
function contextOf(file, { path, extra }, outer, files) {
    const folder = (0,external_node_path_.dirname)((0,external_node_path_.resolve)(outer.cwd, path));
    const workspaceFolder = EDITOR_FOLDERS.has((0,external_node_path_.basename)(folder)) ? (0,external_node_path_.dirname)(folder) : folder;
    const expansion = { env: outer.env, platform: outer.platform, cwd: outer.cwd, workspaceFolder, inputs: inputsOf(file) };
    return { file, expansion, extra, outer, files };
}
/** @throws UsageError for a name the file does not hold, and when there is no name at all */
function choose(servers, request, context) {
    if (request.all && request.names.length > 0)
        throw new model_errors/* UsageError */.eb("--all cannot be used with --server; leave one of them out");
    if (request.all)
        return servers;
    const unknown = request.names.filter((name) => !servers.some((server) => server.name === name));
    if (request.names.length > 0 && unknown.length === 0)
        return servers.filter(({ name }) => request.names.includes(name));
    const [wrong] = unknown;
    const heading = wrong === undefined
        ? `${request.path} names ${count(servers.length)}; nothing was started. Say which with --server NAME (repeatable), or take them with --all:`
        : `${request.path} names no server ${JSON.stringify(wrong)}; nothing was started. It names:`;
    throw new model_errors/* UsageError */.eb([heading, ...servers.map((server) => `  ${describeServer(server, context)}`)].join("\n"));
}
function count(servers) {
    return servers === 1 ? "one server" : `${servers} servers`;
}
/** Options for one kind of server need one of that kind, and a secret goes to one server only. */
function checkExtra(extra, urls, commands) {
    if (extra.env.length > 0 && commands === 0)
        throw new model_errors/* UsageError */.eb("--env is for a server command only; none of the servers has one");
    const credential = (0,parse/* credentialOption */.Tj)(extra);
    if (credential === null || urls === 1)
        return;
    throw new model_errors/* UsageError */.eb(urls === 0
        ? `${credential} is for a server with a url only; none of the servers has one`
        : `${credential}: ${urls} servers would get the same secret; name one of them with --server`);
}
/** Options of the other kind are left out: several servers may be of both kinds. */
function forKind(context, isUrl) {
    const { allowRemoteHttp, env, cwd } = context.extra;
    if (isUrl)
        return { ...context, extra: { ...context.extra, env: [] } };
    return { ...context, extra: { env, headerEnv: [], allowRemoteHttp, ...(cwd === undefined ? {} : { cwd }) } };
}


/***/ })

};
