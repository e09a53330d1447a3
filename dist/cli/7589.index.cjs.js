exports.id = 7589;
exports.ids = [7589];
exports.modules = {

/***/ 80546:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

"use strict";


const cp = __webpack_require__(35317);
const parse = __webpack_require__(97877);
const enoent = __webpack_require__(16469);

function spawn(command, args, options) {
    // Parse the arguments
    const parsed = parse(command, args, options);

    // Spawn the child process
    const spawned = cp.spawn(parsed.command, parsed.args, parsed.options);

    // Hook into child process "exit" event to emit an error if the command
    // does not exists, see: https://github.com/IndigoUnited/node-cross-spawn/issues/16
    enoent.hookChildProcess(spawned, parsed);

    return spawned;
}

function spawnSync(command, args, options) {
    // Parse the arguments
    const parsed = parse(command, args, options);

    // Spawn the child process
    const result = cp.spawnSync(parsed.command, parsed.args, parsed.options);

    // Analyze if the command does not exist, see: https://github.com/IndigoUnited/node-cross-spawn/issues/16
    result.error = result.error || enoent.verifyENOENTSync(result.status, parsed);

    return result;
}

module.exports = spawn;
module.exports.spawn = spawn;
module.exports.sync = spawnSync;

module.exports._parse = parse;
module.exports._enoent = enoent;


/***/ }),

/***/ 16469:
/***/ ((module) => {

"use strict";


const isWin = process.platform === 'win32';

function notFoundError(original, syscall) {
    return Object.assign(new Error(`${syscall} ${original.command} ENOENT`), {
        code: 'ENOENT',
        errno: 'ENOENT',
        syscall: `${syscall} ${original.command}`,
        path: original.command,
        spawnargs: original.args,
    });
}

function hookChildProcess(cp, parsed) {
    if (!isWin) {
        return;
    }

    const originalEmit = cp.emit;

    cp.emit = function (name, arg1) {
        // If emitting "exit" event and exit code is 1, we need to check if
        // the command exists and emit an "error" instead
        // See https://github.com/IndigoUnited/node-cross-spawn/issues/16
        if (name === 'exit') {
            const err = verifyENOENT(arg1, parsed);

            if (err) {
                return originalEmit.call(cp, 'error', err);
            }
        }

        return originalEmit.apply(cp, arguments); // eslint-disable-line prefer-rest-params
    };
}

function verifyENOENT(status, parsed) {
    if (isWin && status === 1 && !parsed.file) {
        return notFoundError(parsed.original, 'spawn');
    }

    return null;
}

function verifyENOENTSync(status, parsed) {
    if (isWin && status === 1 && !parsed.file) {
        return notFoundError(parsed.original, 'spawnSync');
    }

    return null;
}

module.exports = {
    hookChildProcess,
    verifyENOENT,
    verifyENOENTSync,
    notFoundError,
};


/***/ }),

/***/ 97877:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

"use strict";


const path = __webpack_require__(16928);
const resolveCommand = __webpack_require__(64866);
const escape = __webpack_require__(2164);
const readShebang = __webpack_require__(70599);

const isWin = process.platform === 'win32';
const isExecutableRegExp = /\.(?:com|exe)$/i;
const isCmdShimRegExp = /node_modules[\\/].bin[\\/][^\\/]+\.cmd$/i;

function detectShebang(parsed) {
    parsed.file = resolveCommand(parsed);

    const shebang = parsed.file && readShebang(parsed.file);

    if (shebang) {
        parsed.args.unshift(parsed.file);
        parsed.command = shebang;

        return resolveCommand(parsed);
    }

    return parsed.file;
}

function parseNonShell(parsed) {
    if (!isWin) {
        return parsed;
    }

    // Detect & add support for shebangs
    const commandFile = detectShebang(parsed);

    // We don't need a shell if the command filename is an executable
    const needsShell = !isExecutableRegExp.test(commandFile);

    // If a shell is required, use cmd.exe and take care of escaping everything correctly
    // Note that `forceShell` is an hidden option used only in tests
    if (parsed.options.forceShell || needsShell) {
        // Need to double escape meta chars if the command is a cmd-shim located in `node_modules/.bin/`
        // The cmd-shim simply calls execute the package bin file with NodeJS, proxying any argument
        // Because the escape of metachars with ^ gets interpreted when the cmd.exe is first called,
        // we need to double escape them
        const needsDoubleEscapeMetaChars = isCmdShimRegExp.test(commandFile);

        // Normalize posix paths into OS compatible paths (e.g.: foo/bar -> foo\bar)
        // This is necessary otherwise it will always fail with ENOENT in those cases
        parsed.command = path.normalize(parsed.command);

        // Escape command & arguments
        parsed.command = escape.command(parsed.command);
        parsed.args = parsed.args.map((arg) => escape.argument(arg, needsDoubleEscapeMetaChars));

        const shellCommand = [parsed.command].concat(parsed.args).join(' ');

        parsed.args = ['/d', '/s', '/c', `"${shellCommand}"`];
        parsed.command = process.env.comspec || 'cmd.exe';
        parsed.options.windowsVerbatimArguments = true; // Tell node's spawn that the arguments are already escaped
    }

    return parsed;
}

function parse(command, args, options) {
    // Normalize arguments, similar to nodejs
    if (args && !Array.isArray(args)) {
        options = args;
        args = null;
    }

    args = args ? args.slice(0) : []; // Clone array to avoid changing the original
    options = Object.assign({}, options); // Clone object to avoid changing the original

    // Build our parsed object
    const parsed = {
        command,
        args,
        options,
        file: undefined,
        original: {
            command,
            args,
        },
    };

    // Delegate further parsing to shell or non-shell
    return options.shell ? parsed : parseNonShell(parsed);
}

module.exports = parse;


/***/ }),

/***/ 2164:
/***/ ((module) => {

"use strict";


// See http://www.robvanderwoude.com/escapechars.php
const metaCharsRegExp = /([()\][%!^"`<>&|;, *?])/g;

function escapeCommand(arg) {
    // Escape meta chars
    arg = arg.replace(metaCharsRegExp, '^$1');

    return arg;
}

function escapeArgument(arg, doubleEscapeMetaChars) {
    // Convert to string
    arg = `${arg}`;

    // Algorithm below is based on https://qntm.org/cmd
    // It's slightly altered to disable JS backtracking to avoid hanging on specially crafted input
    // Please see https://github.com/moxystudio/node-cross-spawn/pull/160 for more information

    // Sequence of backslashes followed by a double quote:
    // double up all the backslashes and escape the double quote
    arg = arg.replace(/(?=(\\+?)?)\1"/g, '$1$1\\"');

    // Sequence of backslashes followed by the end of the string
    // (which will become a double quote later):
    // double up all the backslashes
    arg = arg.replace(/(?=(\\+?)?)\1$/, '$1$1');

    // All other backslashes occur literally

    // Quote the whole thing:
    arg = `"${arg}"`;

    // Escape meta chars
    arg = arg.replace(metaCharsRegExp, '^$1');

    // Double escape meta chars if necessary
    if (doubleEscapeMetaChars) {
        arg = arg.replace(metaCharsRegExp, '^$1');
    }

    return arg;
}

module.exports.command = escapeCommand;
module.exports.argument = escapeArgument;


/***/ }),

/***/ 70599:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

"use strict";


const fs = __webpack_require__(79896);
const shebangCommand = __webpack_require__(79152);

function readShebang(command) {
    // Read the first 150 bytes from the file
    const size = 150;
    const buffer = Buffer.alloc(size);

    let fd;

    try {
        fd = fs.openSync(command, 'r');
        fs.readSync(fd, buffer, 0, size, 0);
        fs.closeSync(fd);
    } catch (e) { /* Empty */ }

    // Attempt to extract shebang (null is returned if not a shebang)
    return shebangCommand(buffer.toString());
}

module.exports = readShebang;


/***/ }),

/***/ 64866:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

"use strict";


const path = __webpack_require__(16928);
const which = __webpack_require__(38270);
const getPathKey = __webpack_require__(56689);

function resolveCommandAttempt(parsed, withoutPathExt) {
    const env = parsed.options.env || process.env;
    const cwd = process.cwd();
    const hasCustomCwd = parsed.options.cwd != null;
    // Worker threads do not have process.chdir()
    const shouldSwitchCwd = hasCustomCwd && process.chdir !== undefined && !process.chdir.disabled;

    // If a custom `cwd` was specified, we need to change the process cwd
    // because `which` will do stat calls but does not support a custom cwd
    if (shouldSwitchCwd) {
        try {
            process.chdir(parsed.options.cwd);
        } catch (err) {
            /* Empty */
        }
    }

    let resolved;

    try {
        resolved = which.sync(parsed.command, {
            path: env[getPathKey({ env })],
            pathExt: withoutPathExt ? path.delimiter : undefined,
        });
    } catch (e) {
        /* Empty */
    } finally {
        if (shouldSwitchCwd) {
            process.chdir(cwd);
        }
    }

    // If we successfully resolved, ensure that an absolute path is returned
    // Note that when a custom `cwd` was used, we need to resolve to an absolute path based on it
    if (resolved) {
        resolved = path.resolve(hasCustomCwd ? parsed.options.cwd : '', resolved);
    }

    return resolved;
}

function resolveCommand(parsed) {
    return resolveCommandAttempt(parsed) || resolveCommandAttempt(parsed, true);
}

module.exports = resolveCommand;


/***/ }),

/***/ 94290:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

var fs = __webpack_require__(79896)
var core
if (process.platform === 'win32' || global.TESTING_WINDOWS) {
  core = __webpack_require__(94775)
} else {
  core = __webpack_require__(66035)
}

module.exports = isexe
isexe.sync = sync

function isexe (path, options, cb) {
  if (typeof options === 'function') {
    cb = options
    options = {}
  }

  if (!cb) {
    if (typeof Promise !== 'function') {
      throw new TypeError('callback not provided')
    }

    return new Promise(function (resolve, reject) {
      isexe(path, options || {}, function (er, is) {
        if (er) {
          reject(er)
        } else {
          resolve(is)
        }
      })
    })
  }

  core(path, options || {}, function (er, is) {
    // ignore EACCES because that just means we aren't allowed to run it
    if (er) {
      if (er.code === 'EACCES' || options && options.ignoreErrors) {
        er = null
        is = false
      }
    }
    cb(er, is)
  })
}

function sync (path, options) {
  // my kingdom for a filtered catch
  try {
    return core.sync(path, options || {})
  } catch (er) {
    if (options && options.ignoreErrors || er.code === 'EACCES') {
      return false
    } else {
      throw er
    }
  }
}


/***/ }),

/***/ 66035:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = isexe
isexe.sync = sync

var fs = __webpack_require__(79896)

function isexe (path, options, cb) {
  fs.stat(path, function (er, stat) {
    cb(er, er ? false : checkStat(stat, options))
  })
}

function sync (path, options) {
  return checkStat(fs.statSync(path), options)
}

function checkStat (stat, options) {
  return stat.isFile() && checkMode(stat, options)
}

function checkMode (stat, options) {
  var mod = stat.mode
  var uid = stat.uid
  var gid = stat.gid

  var myUid = options.uid !== undefined ?
    options.uid : process.getuid && process.getuid()
  var myGid = options.gid !== undefined ?
    options.gid : process.getgid && process.getgid()

  var u = parseInt('100', 8)
  var g = parseInt('010', 8)
  var o = parseInt('001', 8)
  var ug = u | g

  var ret = (mod & o) ||
    (mod & g) && gid === myGid ||
    (mod & u) && uid === myUid ||
    (mod & ug) && myUid === 0

  return ret
}


/***/ }),

/***/ 94775:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = isexe
isexe.sync = sync

var fs = __webpack_require__(79896)

function checkPathExt (path, options) {
  var pathext = options.pathExt !== undefined ?
    options.pathExt : process.env.PATHEXT

  if (!pathext) {
    return true
  }

  pathext = pathext.split(';')
  if (pathext.indexOf('') !== -1) {
    return true
  }
  for (var i = 0; i < pathext.length; i++) {
    var p = pathext[i].toLowerCase()
    if (p && path.substr(-p.length).toLowerCase() === p) {
      return true
    }
  }
  return false
}

function checkStat (stat, path, options) {
  if (!stat.isSymbolicLink() && !stat.isFile()) {
    return false
  }
  return checkPathExt(path, options)
}

function isexe (path, options, cb) {
  fs.stat(path, function (er, stat) {
    cb(er, er ? false : checkStat(stat, path, options))
  })
}

function sync (path, options) {
  return checkStat(fs.statSync(path), path, options)
}


/***/ }),

/***/ 38270:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

const isWindows = process.platform === 'win32' ||
    process.env.OSTYPE === 'cygwin' ||
    process.env.OSTYPE === 'msys'

const path = __webpack_require__(16928)
const COLON = isWindows ? ';' : ':'
const isexe = __webpack_require__(94290)

const getNotFoundError = (cmd) =>
  Object.assign(new Error(`not found: ${cmd}`), { code: 'ENOENT' })

const getPathInfo = (cmd, opt) => {
  const colon = opt.colon || COLON

  // If it has a slash, then we don't bother searching the pathenv.
  // just check the file itself, and that's it.
  const pathEnv = cmd.match(/\//) || isWindows && cmd.match(/\\/) ? ['']
    : (
      [
        // windows always checks the cwd first
        ...(isWindows ? [process.cwd()] : []),
        ...(opt.path || process.env.PATH ||
          /* istanbul ignore next: very unusual */ '').split(colon),
      ]
    )
  const pathExtExe = isWindows
    ? opt.pathExt || process.env.PATHEXT || '.EXE;.CMD;.BAT;.COM'
    : ''
  const pathExt = isWindows ? pathExtExe.split(colon) : ['']

  if (isWindows) {
    if (cmd.indexOf('.') !== -1 && pathExt[0] !== '')
      pathExt.unshift('')
  }

  return {
    pathEnv,
    pathExt,
    pathExtExe,
  }
}

const which = (cmd, opt, cb) => {
  if (typeof opt === 'function') {
    cb = opt
    opt = {}
  }
  if (!opt)
    opt = {}

  const { pathEnv, pathExt, pathExtExe } = getPathInfo(cmd, opt)
  const found = []

  const step = i => new Promise((resolve, reject) => {
    if (i === pathEnv.length)
      return opt.all && found.length ? resolve(found)
        : reject(getNotFoundError(cmd))

    const ppRaw = pathEnv[i]
    const pathPart = /^".*"$/.test(ppRaw) ? ppRaw.slice(1, -1) : ppRaw

    const pCmd = path.join(pathPart, cmd)
    const p = !pathPart && /^\.[\\\/]/.test(cmd) ? cmd.slice(0, 2) + pCmd
      : pCmd

    resolve(subStep(p, i, 0))
  })

  const subStep = (p, i, ii) => new Promise((resolve, reject) => {
    if (ii === pathExt.length)
      return resolve(step(i + 1))
    const ext = pathExt[ii]
    isexe(p + ext, { pathExt: pathExtExe }, (er, is) => {
      if (!er && is) {
        if (opt.all)
          found.push(p + ext)
        else
          return resolve(p + ext)
      }
      return resolve(subStep(p, i, ii + 1))
    })
  })

  return cb ? step(0).then(res => cb(null, res), cb) : step(0)
}

const whichSync = (cmd, opt) => {
  opt = opt || {}

  const { pathEnv, pathExt, pathExtExe } = getPathInfo(cmd, opt)
  const found = []

  for (let i = 0; i < pathEnv.length; i ++) {
    const ppRaw = pathEnv[i]
    const pathPart = /^".*"$/.test(ppRaw) ? ppRaw.slice(1, -1) : ppRaw

    const pCmd = path.join(pathPart, cmd)
    const p = !pathPart && /^\.[\\\/]/.test(cmd) ? cmd.slice(0, 2) + pCmd
      : pCmd

    for (let j = 0; j < pathExt.length; j ++) {
      const cur = p + pathExt[j]
      try {
        const is = isexe.sync(cur, { pathExt: pathExtExe })
        if (is) {
          if (opt.all)
            found.push(cur)
          else
            return cur
        }
      } catch (ex) {}
    }
  }

  if (opt.all && found.length)
    return found

  if (opt.nothrow)
    return null

  throw getNotFoundError(cmd)
}

module.exports = which
which.sync = whichSync


/***/ }),

/***/ 56689:
/***/ ((module) => {

"use strict";


const pathKey = (options = {}) => {
	const environment = options.env || process.env;
	const platform = options.platform || process.platform;

	if (platform !== 'win32') {
		return 'PATH';
	}

	return Object.keys(environment).reverse().find(key => key.toUpperCase() === 'PATH') || 'Path';
};

module.exports = pathKey;
// TODO: Remove this for the next major release
module.exports["default"] = pathKey;


/***/ }),

/***/ 79152:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

"use strict";

const shebangRegex = __webpack_require__(77334);

module.exports = (string = '') => {
	const match = string.match(shebangRegex);

	if (!match) {
		return null;
	}

	const [path, argument] = match[0].replace(/#! ?/, '').split(' ');
	const binary = path.split('/').pop();

	if (binary === 'env') {
		return argument;
	}

	return argument ? `${binary} ${argument}` : binary;
};


/***/ }),

/***/ 77334:
/***/ ((module) => {

"use strict";

module.exports = /^#!(.*)/;


/***/ }),

/***/ 22358:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ compactJson),
/* harmony export */   Pr: () => (/* binding */ encodeJson),
/* harmony export */   X: () => (/* binding */ byCodeUnit)
/* harmony export */ });
/** Compact JSON of a value; strings, numbers and lone surrogates spelled as JSON.stringify spells them. */
function encodeJson(root, start, rules) {
    const out = [];
    const pending = [{ value: root, position: start }];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        if (typeof next === "string") {
            out.push(next);
            continue;
        }
        const { value, position } = next;
        if (typeof value !== "object" || value === null) {
            out.push(JSON.stringify(value));
        }
        else if (Array.isArray(value)) {
            out.push("[");
            pending.push("]");
            for (let i = value.length - 1; i >= 0; i--) {
                pending.push({ value: value[i] ?? null, position });
                if (i > 0)
                    pending.push(",");
            }
        }
        else {
            out.push("{");
            pending.push("}");
            const kept = [];
            // Object.keys and own access only: a key named __proto__ is data here.
            const keys = Object.keys(value);
            for (const key of rules.sortKeys ? keys.sort(byCodeUnit) : keys) {
                const inner = rules.enter(position, key);
                const member = value[key];
                if (inner !== undefined && member !== undefined)
                    kept.push({ key, value: member, position: inner });
            }
            for (let i = kept.length - 1; i >= 0; i--) {
                const member = kept[i];
                if (member === undefined)
                    continue;
                pending.push({ value: member.value, position: member.position }, `${i > 0 ? "," : ""}${JSON.stringify(member.key)}:`);
            }
        }
    }
    return out.join("");
}
/** Compact JSON of a value of any depth, keys in the order received: JSON.stringify, which overflows the stack on deep values. */
function compactJson(value) {
    try {
        return JSON.stringify(value);
    }
    catch (error) {
        // Only nesting deeper than the call stack ends here; the iterative encoder spells the same text, slower.
        if (!(error instanceof RangeError))
            throw error;
        return encodeJson(value, true, { sortKeys: false, enter: () => true });
    }
}
/** Order of strings by UTF-16 code unit: the same on every machine, whatever its locale. */
function byCodeUnit(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 70749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";
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

/***/ 97589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

"use strict";

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openStdio: () => (/* binding */ openStdio)
});

// EXTERNAL MODULE: ./node_modules/cross-spawn/index.js
var cross_spawn = __webpack_require__(80546);
// EXTERNAL MODULE: ./build/src/lib/encode-json.js
var encode_json = __webpack_require__(22358);
// EXTERNAL MODULE: ./build/src/model/limits.js
var limits = __webpack_require__(44831);
// EXTERNAL MODULE: ./build/src/transport/frames.js
var transport_frames = __webpack_require__(70749);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/src/transport/lines.js
// Splits a byte stream into lines without copying a long line again and again. Knows nothing of JSON or processes.

const NEWLINE = 0x0a;
const RETURN = 0x0d;
/** Line splitter with a size cap: a line over it is counted and dropped, and reading goes on behind it. */
class LineSplitter {
    maxBytes;
    onLine;
    /** Chunks of the unfinished line; joined once, so a long line costs linear time. */
    #parts = [];
    #size = 0;
    /** @param maxBytes largest line kept */
    constructor(maxBytes, onLine) {
        this.maxBytes = maxBytes;
        this.onLine = onLine;
    }
    /** Takes the next bytes; multi-byte characters may be cut anywhere. */
    push(chunk) {
        let start = 0;
        for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
            this.#take(chunk.subarray(start, end));
            this.#emit(1);
            start = end + 1;
        }
        if (start < chunk.length)
            this.#take(chunk.subarray(start));
    }
    /** The stream ended: a last line without line end counts as a line. */
    end() {
        if (this.#size > 0)
            this.#emit(0);
    }
    #take(part) {
        this.#size += part.length;
        if (this.#size > this.maxBytes)
            this.#parts = [];
        else if (part.length > 0)
            this.#parts.push(part);
    }
    #emit(lineEndBytes) {
        const parts = this.#parts;
        const size = this.#size;
        this.#parts = [];
        this.#size = 0;
        if (size > this.maxBytes) {
            this.onLine("", size + lineEndBytes, true);
            return;
        }
        const line = parts.length === 1 ? parts[0] : external_node_buffer_.Buffer.concat(parts, size);
        const length = line[size - 1] === RETURN ? size - 1 : size;
        if (length > 0)
            this.onLine(decode(line, length), size + lineEndBytes, false);
    }
}
/** A byte order mark is no part of the message: Windows runtimes put one before their first line. */
function decode(line, length) {
    const text = line.toString("utf8", 0, length);
    return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

// EXTERNAL MODULE: ./build/src/transport/live-servers.js
var live_servers = __webpack_require__(3008);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
;// CONCATENATED MODULE: ./build/src/transport/process-tree.js
// How to end a server process with all it started.


const WINDOWS = external_node_process_.platform === "win32";
/** Whether servers get a process group of their own, so that one signal reaches everything they started. */
const OWN_GROUP = !WINDOWS;
/**
 * Signals a server and everything in its group. A group that is gone already is no error.
 * On Windows there are no signals for console programs: the tree is ended by taskkill either way.
 */
function signalTree(pid, signal) {
    if (WINDOWS) {
        (0,external_node_child_process_.spawn)("taskkill", taskkillArguments(pid), { stdio: "ignore", windowsHide: true }).on("error", () => undefined);
        return;
    }
    signalGroup(pid, signal);
}
/** Kills a server and everything in its group before it returns. */
function killTreeNow(pid) {
    if (WINDOWS)
        (0,external_node_child_process_.spawnSync)("taskkill", taskkillArguments(pid), { stdio: "ignore", windowsHide: true });
    else
        signalGroup(pid, "SIGKILL");
}
function taskkillArguments(pid) {
    return ["/pid", String(pid), "/T", "/F"];
}
function signalGroup(pid, signal) {
    try {
        external_node_process_.kill(-pid, signal);
    }
    catch {
        // ESRCH: all gone. EPERM (macOS, zombies only): nothing left that could be signalled.
    }
}

;// CONCATENATED MODULE: ./build/src/transport/stderr-ring.js
// Keeps the last bytes of a server's stderr, for the terminal only. Nothing here ever reaches a report.

const MAX_LINES = 20;
const MAX_LINE_CHARACTERS = 400;
/** A bounded tail of a byte stream. */
class StderrRing {
    maxBytes;
    #chunks = [];
    #size = 0;
    /** @param maxBytes how much is kept at least, when that much came */
    constructor(maxBytes) {
        this.maxBytes = maxBytes;
    }
    push(chunk) {
        // A slice would keep the whole chunk alive; one huge chunk is cut by copy.
        this.#chunks.push(chunk.length > this.maxBytes ? external_node_buffer_.Buffer.from(chunk.subarray(chunk.length - this.maxBytes)) : chunk);
        this.#size += Math.min(chunk.length, this.maxBytes);
        for (let first = this.#chunks[0]; first !== undefined && this.#size - first.length >= this.maxBytes; first = this.#chunks[0]) {
            this.#size -= first.length;
            this.#chunks.shift();
        }
    }
    /** The last lines, fit for a terminal: no control characters, each cut to a length. */
    lines() {
        const text = external_node_buffer_.Buffer.concat(this.#chunks).toString("utf8");
        return text
            .split(/\r\n|\n|\r/)
            .map(printable)
            .filter((line) => line.trim() !== "")
            .slice(-MAX_LINES);
    }
}
/** Colours and cursor moves of a server must not act on the user's terminal. */
function printable(line) {
    const plain = line.replace(ESCAPE_SEQUENCE, "").replace(/\t/g, "  ").replace(CONTROL, "");
    return plain.length > MAX_LINE_CHARACTERS ? `${plain.slice(0, MAX_LINE_CHARACTERS)}…` : plain;
}
/** ECMA-48 control sequences and OSC strings. */
const ESCAPE_SEQUENCE = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
/** C0 and C1 controls, bidirectional overrides and zero-width characters. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

;// CONCATENATED MODULE: ./build/src/transport/stdio.js








/** After the server itself exited: how long its pipes may stay open (held by something it started), in milliseconds. */
const DRAIN_MS = 250;
/** After SIGKILL: how long the system may take to report the end, in milliseconds. */
const LAST_WAIT_MS = 2_000;
/** Starts the server and returns its channel. Never throws: a failed start shows as the ending `not-started`. */
function openStdio(target, clock) {
    let child;
    try {
        child = cross_spawn(target.command, [...target.args], {
            cwd: target.cwd,
            env: { ...target.env },
            stdio: ["pipe", "pipe", "pipe"],
            detached: OWN_GROUP,
            windowsHide: true,
        });
    }
    catch (error) {
        return new UnstartedChannel(errorCode(error));
    }
    return new StdioChannel(child, clock);
}
class StdioChannel {
    child;
    transport = "stdio";
    ended;
    #queue = new transport_frames/* FrameQueue */.n();
    #stderr = new StderrRing(limits/* STDERR_RING_BYTES */.sH);
    #lines;
    #atMs = 0;
    #settle = () => undefined;
    #finished = false;
    #closing;
    #exit;
    #timers = new Set();
    /** What an orderly close had to do beyond ending stdin. */
    #forced;
    #left = false;
    /** Somebody could not wait: how the process ended then says nothing about it. */
    #isHurried = false;
    constructor(child, clock) {
        this.child = child;
        this.ended = new Promise((resolve) => (this.#settle = resolve));
        this.#lines = new LineSplitter(limits/* MAX_FRAME_BYTES */.dd, (text, bytes, oversize) => this.#onLine(text, bytes, oversize));
        child.stdout?.on("data", (chunk) => {
            this.#atMs = clock.now();
            this.#lines.push(chunk);
        });
        child.stdout?.on("end", () => {
            this.#atMs = clock.now();
            this.#lines.end();
        });
        child.stderr?.on("data", (chunk) => this.#stderr.push(chunk));
        // A server that closed its end of a pipe (EPIPE) shows by its exit; the stream's error carries nothing more.
        for (const stream of [child.stdin, child.stdout, child.stderr])
            stream?.on("error", () => undefined);
        child.on("error", (error) => {
            // Only a failed start ends the channel here (cross-spawn reports one on Windows with a pid); a failed kill does not.
            if (child.pid === undefined || errorCode(error) === "ENOENT")
                this.#finish({ kind: "not-started", errorCode: errorCode(error) });
        });
        child.on("exit", (code, signal) => this.#onExit(code, signal));
        child.on("close", () => this.#onGone());
        if (child.pid !== undefined)
            (0,live_servers/* addLive */.G3)(this);
    }
    send(frame) {
        const stdin = this.child.stdin;
        // Not awaited: a server that does not read must not block its own time-out.
        if (stdin?.writable === true && this.#closing === undefined)
            stdin.write(`${(0,encode_json/* compactJson */.Ar)(frame.message)}\n`);
        return Promise.resolve();
    }
    onFrame(listener) {
        this.#queue.onFrame(listener);
    }
    close() {
        return (this.#closing ??= this.#end(limits/* KILL_GRACE_MS */.fO));
    }
    async endNow() {
        this.#isHurried = true;
        this.#closing ??= this.#end(0);
        this.#terminate();
        await this.ended;
    }
    killNow() {
        if (this.child.pid !== undefined)
            killTreeNow(this.child.pid);
    }
    /** End of stdin, then SIGTERM after the grace, then SIGKILL after another; a well-behaved server goes at once. */
    async #end(graceMs) {
        if (this.#finished)
            return;
        this.child.stdin?.end();
        this.#after(graceMs, () => {
            if (graceMs > 0 && this.#exit === undefined)
                this.#forced = "sigterm";
            this.#terminate();
        });
        await this.ended;
    }
    #terminate() {
        if (this.#finished || this.#exit !== undefined || this.child.pid === undefined)
            return;
        // Bytes the server never read would hold back the end of its stdin.
        this.child.stdin?.destroy();
        signalTree(this.child.pid, "SIGTERM");
        this.#after(limits/* KILL_GRACE_MS */.fO, () => this.#kill());
    }
    #kill() {
        if (this.#forced !== undefined)
            this.#forced = "sigkill";
        if (this.child.pid !== undefined)
            signalTree(this.child.pid, "SIGKILL");
        this.#after(LAST_WAIT_MS, () => this.#onGone());
    }
    /** The server itself is gone; what it left behind may still hold its pipes. */
    #onExit(code, signal) {
        this.#exit = { code, signal };
        this.#clearTimers();
        this.#after(DRAIN_MS, () => {
            this.#left = true;
            if (this.child.pid !== undefined)
                signalTree(this.child.pid, "SIGKILL");
            // A process that left the group can keep the pipes for ever: stop reading them.
            this.#after(DRAIN_MS, () => this.#onGone());
        });
    }
    #onGone() {
        // Whatever is left of the group would outlive us. Not asked first (kill 0): unreaped zombies answer as if alive.
        if (this.child.pid !== undefined && OWN_GROUP)
            signalTree(this.child.pid, "SIGKILL");
        const { code, signal } = this.#exit ?? { code: this.child.exitCode, signal: this.child.signalCode };
        if (this.#closing === undefined)
            this.#finish({ kind: "exited", code, signal, stderrTail: this.#stderr.lines() });
        else {
            const forced = this.#forced === undefined || this.#isHurried ? {} : { forced: this.#forced };
            this.#finish({ kind: "closed", ...forced, ...(this.#left && !this.#isHurried ? { left: true } : {}) });
        }
    }
    #finish(ending) {
        if (this.#finished)
            return;
        this.#finished = true;
        this.#clearTimers();
        (0,live_servers/* removeLive */.z6)(this);
        this.#lines.end();
        for (const stream of [this.child.stdin, this.child.stdout, this.child.stderr])
            stream?.destroy();
        this.#settle(ending);
    }
    #onLine(text, bytes, oversize) {
        if (oversize || text.trim() !== "") {
            this.#queue.push({ kind: "message", text, bytes, atMs: this.#atMs, json: oversize ? undefined : (0,transport_frames/* parseJson */.q)(text), oversize });
        }
    }
    #after(ms, action) {
        const timer = setTimeout(() => {
            this.#timers.delete(timer);
            action();
        }, ms);
        this.#timers.add(timer);
    }
    #clearTimers() {
        for (const timer of this.#timers)
            clearTimeout(timer);
        this.#timers.clear();
    }
}
/** The channel of a process that could not even be asked for. */
class UnstartedChannel {
    transport = "stdio";
    ended;
    constructor(code) {
        this.ended = Promise.resolve({ kind: "not-started", errorCode: code });
    }
    send() {
        return Promise.resolve();
    }
    onFrame() {
        // Nothing can come.
    }
    close() {
        return Promise.resolve();
    }
}
function errorCode(error) {
    const code = error.code;
    return typeof code === "string" ? code : "UNKNOWN";
}


/***/ })

};
;