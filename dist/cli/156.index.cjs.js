exports.id = 156;
exports.ids = [156,8156];
exports.modules = {

/***/ 11189:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const { isexe, sync: isexeSync } = __webpack_require__(45289)
const { join, delimiter, sep, posix } = __webpack_require__(16928)

const isWindows = process.platform === 'win32'

// used to check for slashed in commands passed in. always checks for the posix
// seperator on all platforms, and checks for the current separator when not on
// a posix platform. don't use the isWindows check for this since that is mocked
// in tests but we still need the code to actually work when called. that is also
// why it is ignored from coverage.
/* istanbul ignore next */
const rSlash = new RegExp(`[${posix.sep}${sep === posix.sep ? '' : sep}]`.replace(/(\\)/g, '\\$1'))
const rRel = new RegExp(`^\\.${rSlash.source}`)

const getNotFoundError = (cmd) =>
  Object.assign(new Error(`not found: ${cmd}`), { code: 'ENOENT' })

const getPathInfo = (cmd, {
  path: optPath = process.env.PATH,
  pathExt: optPathExt = process.env.PATHEXT,
  delimiter: optDelimiter = delimiter,
}) => {
  // If it has a slash, then we don't bother searching the pathenv.
  // just check the file itself, and that's it.
  const pathEnv = cmd.match(rSlash) ? [''] : [
    // windows always checks the cwd first
    ...(isWindows ? [process.cwd()] : []),
    ...(optPath || /* istanbul ignore next: very unusual */ '').split(optDelimiter),
  ]

  if (isWindows) {
    const pathExtExe = optPathExt ||
      ['.EXE', '.CMD', '.BAT', '.COM'].join(optDelimiter)
    const pathExt = pathExtExe.split(optDelimiter).flatMap((item) => [item, item.toLowerCase()])
    if (cmd.includes('.') && pathExt[0] !== '') {
      pathExt.unshift('')
    }
    return { pathEnv, pathExt, pathExtExe }
  }

  return { pathEnv, pathExt: [''] }
}

const getPathPart = (raw, cmd) => {
  const pathPart = /^".*"$/.test(raw) ? raw.slice(1, -1) : raw
  const prefix = !pathPart && rRel.test(cmd) ? cmd.slice(0, 2) : ''
  return prefix + join(pathPart, cmd)
}

const which = async (cmd, opt = {}) => {
  const { pathEnv, pathExt, pathExtExe } = getPathInfo(cmd, opt)
  const found = []

  for (const envPart of pathEnv) {
    const p = getPathPart(envPart, cmd)

    for (const ext of pathExt) {
      const withExt = p + ext
      const is = await isexe(withExt, { pathExt: pathExtExe, ignoreErrors: true })
      if (is) {
        if (!opt.all) {
          return withExt
        }
        found.push(withExt)
      }
    }
  }

  if (opt.all && found.length) {
    return found
  }

  if (opt.nothrow) {
    return null
  }

  throw getNotFoundError(cmd)
}

const whichSync = (cmd, opt = {}) => {
  const { pathEnv, pathExt, pathExtExe } = getPathInfo(cmd, opt)
  const found = []

  for (const pathEnvPart of pathEnv) {
    const p = getPathPart(pathEnvPart, cmd)

    for (const ext of pathExt) {
      const withExt = p + ext
      const is = isexeSync(withExt, { pathExt: pathExtExe, ignoreErrors: true })
      if (is) {
        if (!opt.all) {
          return withExt
        }
        found.push(withExt)
      }
    }
  }

  if (opt.all && found.length) {
    return found
  }

  if (opt.nothrow) {
    return null
  }

  throw getNotFoundError(cmd)
}

module.exports = which
which.sync = whichSync


/***/ }),

/***/ 45289:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {

"use strict";
var a=(t,e)=>()=>(e||t((e={exports:{}}).exports,e),e.exports);var _=a(i=>{"use strict";Object.defineProperty(i,"__esModule",{value:!0});i.sync=i.isexe=void 0;var M=__webpack_require__(73024),x=__webpack_require__(51455),q=async(t,e={})=>{let{ignoreErrors:r=!1}=e;try{return d(await(0,x.stat)(t),e)}catch(s){let n=s;if(r||n.code==="EACCES")return!1;throw n}};i.isexe=q;var m=(t,e={})=>{let{ignoreErrors:r=!1}=e;try{return d((0,M.statSync)(t),e)}catch(s){let n=s;if(r||n.code==="EACCES")return!1;throw n}};i.sync=m;var d=(t,e)=>t.isFile()&&A(t,e),A=(t,e)=>{let r=e.uid??process.getuid?.(),s=e.groups??process.getgroups?.()??[],n=e.gid??process.getgid?.()??s[0];if(r===void 0||n===void 0)throw new Error("cannot get uid or gid");let u=new Set([n,...s]),c=t.mode,S=t.uid,P=t.gid,f=parseInt("100",8),l=parseInt("010",8),j=parseInt("001",8),C=f|l;return!!(c&j||c&l&&u.has(P)||c&f&&S===r||c&C&&r===0)}});var g=a(o=>{"use strict";Object.defineProperty(o,"__esModule",{value:!0});o.sync=o.isexe=void 0;var T=__webpack_require__(73024),I=__webpack_require__(51455),D=__webpack_require__(76760),F=async(t,e={})=>{let{ignoreErrors:r=!1}=e;try{return y(await(0,I.stat)(t),t,e)}catch(s){let n=s;if(r||n.code==="EACCES")return!1;throw n}};o.isexe=F;var L=(t,e={})=>{let{ignoreErrors:r=!1}=e;try{return y((0,T.statSync)(t),t,e)}catch(s){let n=s;if(r||n.code==="EACCES")return!1;throw n}};o.sync=L;var B=(t,e)=>{let{pathExt:r=process.env.PATHEXT||""}=e,s=r.split(D.delimiter);if(s.indexOf("")!==-1)return!0;for(let n of s){let u=n.toLowerCase(),c=t.substring(t.length-u.length).toLowerCase();if(u&&c===u)return!0}return!1},y=(t,e,r)=>t.isFile()&&B(e,r)});var p=a(h=>{"use strict";Object.defineProperty(h,"__esModule",{value:!0})});var v=exports&&exports.__createBinding||(Object.create?(function(t,e,r,s){s===void 0&&(s=r);var n=Object.getOwnPropertyDescriptor(e,r);(!n||("get"in n?!e.__esModule:n.writable||n.configurable))&&(n={enumerable:!0,get:function(){return e[r]}}),Object.defineProperty(t,s,n)}):(function(t,e,r,s){s===void 0&&(s=r),t[s]=e[r]})),G=exports&&exports.__setModuleDefault||(Object.create?(function(t,e){Object.defineProperty(t,"default",{enumerable:!0,value:e})}):function(t,e){t.default=e}),w=exports&&exports.__importStar||(function(){var t=function(e){return t=Object.getOwnPropertyNames||function(r){var s=[];for(var n in r)Object.prototype.hasOwnProperty.call(r,n)&&(s[s.length]=n);return s},t(e)};return function(e){if(e&&e.__esModule)return e;var r={};if(e!=null)for(var s=t(e),n=0;n<s.length;n++)s[n]!=="default"&&v(r,e,s[n]);return G(r,e),r}})(),X=exports&&exports.__exportStar||function(t,e){for(var r in t)r!=="default"&&!Object.prototype.hasOwnProperty.call(e,r)&&v(e,t,r)};Object.defineProperty(exports, "__esModule", ({value:!0}));exports.sync=exports.isexe=exports.posix=exports.win32=void 0;var E=w(_());exports.posix=E;var O=w(g());exports.win32=O;X(p(),exports);var H=process.env._ISEXE_TEST_PLATFORM_||process.platform,b=H==="win32"?O:E;exports.isexe=b.isexe;exports.sync=b.sync;
//# sourceMappingURL=index.min.js.map


/***/ }),

/***/ 20156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";

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
// EXTERNAL MODULE: ./node_modules/shlex/shlex.js
var shlex = __webpack_require__(95637);
;// CONCATENATED MODULE: ./build/src/target/command.js
// Reads a server command that was written as one text (the Action's `command` input). No shell is involved, ever.


/** Words that only a shell understands: operators, redirections, substitutions. */
const SHELL_WORD = /^(?:&&|\|\|?|;|&|>>?|<|[12&]>.*|\$\(.*|`.*)$/s;
/** A variable set in front of a command, which a shell would do. */
const ASSIGNMENT = /^[A-Za-z_][A-Za-z0-9_]*=/;
/** What may follow a backslash that means what it says; and quoted text, in which a path of Windows stays whole. */
const MEANT = /\\[^A-Za-z0-9_.]|'[^']*'|"(?:\\.|[^"\\])*"/gs;
/**
 * Splits a command text into program and arguments:
 * a JSON array of strings, or one argument a line, or a single line of POSIX words (quotes and backslashes, no globs, no variables).
 * @param name what to call the text in messages, for example "command"
 * @throws UsageError when it is empty, is not one of the three forms, or uses shell operators
 */
function splitCommand(text, name = "command") {
    const trimmed = text.trim();
    if (trimmed === "")
        throw new model_errors/* UsageError */.eb(`${name} is empty`);
    const words = trimmed.startsWith("[") ? fromJson(trimmed, name) : fromText(trimmed, name);
    if ((words[0] ?? "") === "")
        throw new model_errors/* UsageError */.eb(`${name}: the program's name is empty`);
    if (words.some((word) => word.includes("\0")))
        throw new model_errors/* UsageError */.eb(`${name} holds a NUL character`);
    return words;
}
function fromJson(text, name) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw new model_errors/* UsageError */.eb(`${name} starts with "[" but is not valid JSON; write an array of strings`);
    }
    if (!Array.isArray(value) || !value.every((word) => typeof word === "string")) {
        throw new model_errors/* UsageError */.eb(`${name}: the JSON array must hold strings only`);
    }
    return value;
}
function fromText(text, name) {
    const lines = text
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "");
    if (lines.length > 1)
        return lines;
    let words;
    try {
        words = (0,shlex/* split */.lD)(text);
    }
    catch {
        throw new model_errors/* UsageError */.eb(`${name}: a quote or backslash is not closed`);
    }
    const eaten = /\\[A-Za-z0-9_.]/.exec(text.replace(MEANT, ""))?.[0];
    if (eaten !== undefined) {
        throw new model_errors/* UsageError */.eb(`${name}: the backslash of ${eaten} would be lost; write paths with /, put them in quotes, or give one argument a line`);
    }
    const operator = words.find((word) => SHELL_WORD.test(word));
    if (operator !== undefined) {
        throw new model_errors/* UsageError */.eb(`${name}: ${operator.slice(0, 20)} needs a shell, and none is used; give the server command alone, or: sh -c '...'`);
    }
    const [first = ""] = words;
    if (ASSIGNMENT.test(first)) {
        const variable = first.slice(0, first.indexOf("="));
        throw new model_errors/* UsageError */.eb(`${name}: ${variable}= in front of a command needs a shell; give a server's variables with 'env', a build's in the step's env:`);
    }
    return words;
}

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
    const words = isWhole ? [text] : at(file, command, () => splitCommand(literalBackslashes(text, outer.platform), "it"));
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


/***/ }),

/***/ 38156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkCommand: () => (/* binding */ checkCommand)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var which__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11189);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74132);
// Finds the program a server command names, so that a misspelt one is the user's mistake and not a server's failure.



/**
 * Checks that a program exists and may be executed. A bare name is looked up on PATH, a path relative to the folder.
 * @throws UsageError when there is no such program
 */
function checkCommand(command, place) {
    const isWindows = place.platform === "win32";
    const isPath = command.includes("/") || (isWindows && command.includes("\\"));
    const program = isPath && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(command) ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(place.cwd, command) : command;
    const path = variable(place.env, "PATH", isWindows);
    const pathExt = variable(place.env, "PATHEXT", isWindows);
    const found = which__WEBPACK_IMPORTED_MODULE_1__.sync(program, { nothrow: true, path: path ?? "", ...(pathExt === undefined ? {} : { pathExt }) });
    if (found !== null)
        return;
    if (/\S\s+\S/.test(command)) {
        const words = "the program and each of its arguments are words of their own (in a workflow of several lines: lines of their own)";
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`command not found: ${JSON.stringify(command)} is taken as one program's name; ${words}`);
    }
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(isPath
        ? `command not found: ${JSON.stringify(command)} is no executable file in ${place.cwd}; check the path, or build the server first`
        : `command not found: ${JSON.stringify(command)} is not on PATH; check the spelling, or give its path`);
}
function variable(env, name, ignoreCase) {
    if (!ignoreCase)
        return env[name];
    const key = Object.keys(env).find((k) => k.toUpperCase() === name);
    return key === undefined ? undefined : env[key];
}


/***/ }),

/***/ 95637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fj: () => (/* binding */ join),
/* harmony export */   lD: () => (/* binding */ split)
/* harmony export */ });
/* unused harmony export quote */


/*
  Port of a subset of the features of CPython's shlex module, which provides a
  shell-like lexer. Original code by Eric S. Raymond and other contributors.
*/

class Shlexer {
  constructor (string) {
    this.i = 0
    this.string = string

    /**
     * Characters that will be considered whitespace and skipped. Whitespace
     * bounds tokens. By default, includes space, tab, linefeed and carriage
     * return.
     */
    this.whitespace = ' \t\r\n'

    /**
     * Characters that will be considered string quotes. The token accumulates
     * until the same quote is encountered again (thus, different quote types
     * protect each other as in the shell.) By default, includes ASCII single
     * and double quotes.
     */
    this.quotes = `'"`

    /**
     * Characters that will be considered as escape. Just `\` by default.
     */
    this.escapes = '\\'

    /**
     * The subset of quote types that allow escaped characters. Just `"` by default.
     */
    this.escapedQuotes = '"'

    /**
     * Whether to support ANSI C-style $'' quotes
     * https://www.gnu.org/software/bash/manual/html_node/ANSI_002dC-Quoting.html
     */
    this.ansiCQuotes = true

    /**
     * Whether to support localized $"" quotes
     * https://www.gnu.org/software/bash/manual/html_node/Locale-Translation.html
     *
     * The behavior is as if the current locale is set to C or POSIX, i.e., the
     * contents are not translated.
     */
    this.localeQuotes = true

    this.debug = false
  }

  readChar () {
    return this.string.charAt(this.i++)
  }

  processEscapes (string, quote, isAnsiCQuote) {
    if (!isAnsiCQuote && !this.escapedQuotes.includes(quote)) {
      // This quote type doesn't support escape sequences
      return string
    }

    // We need to form a regex that matches any of the escape characters,
    // without interpreting any of the characters as a regex special character.
    const anyEscape = '[' + this.escapes.replace(/(.)/g, '\\$1') + ']'

    // In regular quoted strings, we can only escape an escape character, and
    // the quote character itself.
    if (!isAnsiCQuote && this.escapedQuotes.includes(quote)) {
      const re = new RegExp(
        anyEscape + '(' + anyEscape + '|\\' + quote + ')', 'g')
      return string.replace(re, '$1')
    }

    // ANSI C quoted strings support a wide variety of escape sequences
    if (isAnsiCQuote) {
      const patterns = {
        // Literal characters
        '([\\\\\'"?])': (x) => x,

        // Non-printable ASCII characters
        'a': () => '\x07',
        'b': () => '\x08',
        'e|E': () => '\x1b',
        'f': () => '\x0c',
        'n': () => '\x0a',
        'r': () => '\x0d',
        't': () => '\x09',
        'v': () => '\x0b',

        // Octal bytes
        '([0-7]{1,3})': (x) => String.fromCharCode(parseInt(x, 8)),

        // Hexadecimal bytes
        'x([0-9a-fA-F]{1,2})': (x) => String.fromCharCode(parseInt(x, 16)),

        // Unicode code units
        'u([0-9a-fA-F]{1,4})': (x) => String.fromCharCode(parseInt(x, 16)),
        'U([0-9a-fA-F]{1,8})': (x) => String.fromCharCode(parseInt(x, 16)),

        // Control characters
        // https://en.wikipedia.org/wiki/Control_character#How_control_characters_map_to_keyboards
        'c(.)': (x) => {
          if (x === '?') {
            return '\x7f'
          } else if (x === '@') {
            return '\x00'
          } else {
            return String.fromCharCode(x.charCodeAt(0) & 31)
          }
        }
      }

      // Construct an uber-RegEx that catches all of the above pattern
      const re = new RegExp(
        anyEscape + '(' + Object.keys(patterns).join('|') + ')', 'g')

      // For each match, figure out which subpattern matched, and apply the
      // corresponding function
      return string.replace(re, function (m, p1) {
        for (const matched in patterns) {
          const mm = new RegExp('^' + matched + '$').exec(p1)
          if (mm === null) {
            continue
          }

          return patterns[matched].apply(null, mm.slice(1))
        }
      })
    }

    // Should not get here
    return undefined
  }

  * [Symbol.iterator] () {
    let inQuote = false
    let inDollarQuote = false
    let escaped = false
    let lastDollar = -2 // position of last dollar sign we saw
    let token

    if (this.debug) {
      console.log('full input:', '>' + this.string + '<')
    }

    while (true) {
      const pos = this.i
      const char = this.readChar()

      if (this.debug) {
        console.log(
          'position:', pos,
          'input:', '>' + char + '<',
          'accumulated:', token,
          'inQuote:', inQuote,
          'inDollarQuote:', inDollarQuote,
          'lastDollar:', lastDollar,
          'escaped:', escaped
        )
      }

      // Ran out of characters, we're done
      if (char === '') {
        if (inQuote) { throw new Error('Got EOF while in a quoted string') }
        if (escaped) { throw new Error('Got EOF while in an escape sequence') }
        if (token !== undefined) { yield token }
        return
      }

      // We were in an escape sequence, complete it
      if (escaped) {
        if (char === '\n') {
          // An escaped newline just means to continue the command on the next
          // line. We just need to ignore it.
        } else if (inQuote) {
          // If we are in a quote, just accumulate the whole escape sequence,
          // as we will interpret escape sequences later.
          token = (token || '') + escaped + char
        } else {
          // Just use the literal character
          token = (token || '') + char
        }

        escaped = false
        continue
      }

      if (this.escapes.includes(char)) {
        if (!inQuote || inDollarQuote !== false || this.escapedQuotes.includes(inQuote)) {
          // We encountered an escape character, which is going to affect how
          // we treat the next character.
          escaped = char
          continue
        } else {
          // This string type doesn't use escape characters. Ignore for now.
        }
      }

      // We were in a string
      if (inQuote !== false) {
        // String is finished. Don't grab the quote character.
        if (char === inQuote) {
          token = this.processEscapes(token, inQuote, inDollarQuote === '\'')
          inQuote = false
          inDollarQuote = false
          continue
        }

        // String isn't finished yet, accumulate the character
        token = (token || '') + char
        continue
      }

      // This is the start of a new string, don't accumulate the quotation mark
      if (this.quotes.includes(char)) {
        inQuote = char
        if (lastDollar === pos - 1) {
          if (char === '\'' && !this.ansiCQuotes) {
            // Feature not enabled
          } else if (char === '"' && !this.localeQuotes) {
            // Feature not enabled
          } else {
            inDollarQuote = char
          }
        }

        token = (token || '') // fixes blank string

        if (inDollarQuote !== false) {
          // Drop the opening $ we captured before
          token = token.slice(0, -1)
        }

        continue
      }

      // This is a dollar sign, record that we saw it in case it's the start of
      // an ANSI C or localized string
      if (inQuote === false && char === '$') {
        lastDollar = pos
      }

      // This is whitespace, so yield the token if we have one
      if (this.whitespace.includes(char)) {
        if (token !== undefined) { yield token }
        token = undefined
        continue
      }

      // Otherwise, accumulate the character
      token = (token || '') + char
    }
  }
}


/**
 * Splits a given string using shell-like syntax. This function is the inverse
 * of shlex.join().
 *
 * @param {String} s String to split.
 * @returns {String[]}
 */
function split (s) {
  return Array.from(new Shlexer(s))
}

/**
 * Escapes a potentially shell-unsafe string using quotes.
 *
 * @param {String} s String to quote
 * @returns {String}
 */
function quote (s) {
  if (s === '') { return '\'\'' }

  const unsafeRe = /[^\w@%\-+=:,./]/
  if (!unsafeRe.test(s)) { return s }

  return ('\'' + s.replace(/('+)/g, '\'"$1"\'') + '\'').replace(/^''|''$/g, '')
}


/**
 * Concatenate the tokens of the list args and return a string. This function
 * is the inverse of shlex.split().
 *
 * The returned value is shell-escaped to protect against injection
 * vulnerabilities (see shlex.quote()).
 *
 * @param {String[]} args List of args to join
 * @returns {String}
 */
function join (args) {
  if (!Array.isArray(args)) {
    throw new TypeError("args should be an array")
  }
  return args.map(quote).join(" ")
}


/***/ })

};
;