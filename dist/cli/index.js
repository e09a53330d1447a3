#!/usr/bin/env node
/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 42613:
/***/ ((module) => {

module.exports = require("assert");

/***/ }),

/***/ 20181:
/***/ ((module) => {

module.exports = require("buffer");

/***/ }),

/***/ 35317:
/***/ ((module) => {

module.exports = require("child_process");

/***/ }),

/***/ 49140:
/***/ ((module) => {

module.exports = require("constants");

/***/ }),

/***/ 24434:
/***/ ((module) => {

module.exports = require("events");

/***/ }),

/***/ 79896:
/***/ ((module) => {

module.exports = require("fs");

/***/ }),

/***/ 58611:
/***/ ((module) => {

module.exports = require("http");

/***/ }),

/***/ 65692:
/***/ ((module) => {

module.exports = require("https");

/***/ }),

/***/ 69278:
/***/ ((module) => {

module.exports = require("net");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = require("node:buffer");

/***/ }),

/***/ 31421:
/***/ ((module) => {

module.exports = require("node:child_process");

/***/ }),

/***/ 77598:
/***/ ((module) => {

module.exports = require("node:crypto");

/***/ }),

/***/ 78474:
/***/ ((module) => {

module.exports = require("node:events");

/***/ }),

/***/ 73024:
/***/ ((module) => {

module.exports = require("node:fs");

/***/ }),

/***/ 51455:
/***/ ((module) => {

module.exports = require("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ ((module) => {

module.exports = require("node:http");

/***/ }),

/***/ 44708:
/***/ ((module) => {

module.exports = require("node:https");

/***/ }),

/***/ 77030:
/***/ ((module) => {

module.exports = require("node:net");

/***/ }),

/***/ 48161:
/***/ ((module) => {

module.exports = require("node:os");

/***/ }),

/***/ 76760:
/***/ ((module) => {

module.exports = require("node:path");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = require("node:process");

/***/ }),

/***/ 57075:
/***/ ((module) => {

module.exports = require("node:stream");

/***/ }),

/***/ 58500:
/***/ ((module) => {

module.exports = require("node:timers/promises");

/***/ }),

/***/ 7066:
/***/ ((module) => {

module.exports = require("node:tty");

/***/ }),

/***/ 73136:
/***/ ((module) => {

module.exports = require("node:url");

/***/ }),

/***/ 57975:
/***/ ((module) => {

module.exports = require("node:util");

/***/ }),

/***/ 75919:
/***/ ((module) => {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 70857:
/***/ ((module) => {

module.exports = require("os");

/***/ }),

/***/ 16928:
/***/ ((module) => {

module.exports = require("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = require("process");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = require("stream");

/***/ }),

/***/ 64756:
/***/ ((module) => {

module.exports = require("tls");

/***/ }),

/***/ 52018:
/***/ ((module) => {

module.exports = require("tty");

/***/ }),

/***/ 87016:
/***/ ((module) => {

module.exports = require("url");

/***/ }),

/***/ 39023:
/***/ ((module) => {

module.exports = require("util");

/***/ }),

/***/ 51517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

// ESM COMPAT FLAG
__nccwpck_require__.r(__webpack_exports__);

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  codeCacheFolder: () => (/* binding */ codeCacheFolder),
  useCodeCache: () => (/* binding */ useCodeCache)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
;// CONCATENATED MODULE: external "node:module"
const external_node_module_namespaceObject = require("node:module");
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
;// CONCATENATED MODULE: external "node:vm"
const external_node_vm_namespaceObject = require("node:vm");
// EXTERNAL MODULE: ./build/src/model/environment.js
var environment = __nccwpck_require__(32354);
// EXTERNAL MODULE: ./build/src/store/home.js
var store_home = __nccwpck_require__(91688);
;// CONCATENATED MODULE: ./build/src/cli/code-cache.js
// Keeps what V8 compiled of the bundle, so that the next run need not compile it again: a fifth of a short run.
// Own code, because Node's compile cache (from 22.8 on) and v8-compile-cache keep only what is compiled as a file is loaded, not the
// functions a run calls, and gain 3 and 2 %. A cache never changes what a run does: what cannot be read or written is done without.







/** Of the files the cache is made of: a digest, then V8's data. */
const DIGEST_BYTES = 32;
/** Caches of other versions go when nothing was added to them for so long. */
const STALE_MS = 30 * 24 * 60 * 60 * 1_000;
/** A CommonJS module as the function that Node.js makes of it. */
const wrap = (text) => `(function (exports, require, module, __filename, __dirname) { ${text}\n});`;
/**
 * The folder of the cache below the store's home. Null where none is to be used: in CI, so that a gate starts from nothing an earlier
 * run left; with NODE_DISABLE_COMPILE_CACHE, Node's own switch for such caches; under sudo, whose home is often still the caller's, whom
 * files of root would be in the way of; and without a home.
 * @param release mcpeval's version
 */
function codeCacheFolder(release, own) {
    const { env, platform, arch, version } = own;
    if (environment/* NO_CACHE_VARIABLES */.R.some((name) => isSet(env[name])))
        return null;
    try {
        const home = (0,store_home/* storeHome */.h)({ env, cwd: own.cwd(), platform });
        return home === null ? null : (0,external_node_path_.join)(home, "code-cache", `${release}-node-${version}-${arch}`);
    }
    catch {
        return null; // the working directory was removed
    }
}
function isSet(value) {
    return value !== undefined && !["", "false"].includes(value);
}
/**
 * From here on this thread loads CommonJS modules of one folder with the cache.
 * @param bundle folder whose `.js` files are loaded so, as an absolute path; all others are loaded as ever
 * @param folder where the cache is or will be
 */
function useCodeCache(bundle, folder) {
    const isOurs = belongsToUs(folder);
    const lacking = [];
    const found = [];
    // Deprecated, but documented to stay; the other way in, Module.prototype._compile, is undocumented.
    const { extensions } = (0,external_node_module_namespaceObject.createRequire)((0,external_node_path_.join)(bundle, "index.js"));
    const loadElsewhere = extensions[".js"];
    extensions[".js"] = (module, file) => {
        if ((0,external_node_path_.dirname)(file) !== bundle) {
            loadElsewhere(module, file);
            return;
        }
        const source = (0,external_node_fs_.readFileSync)(file);
        const cached = isOurs ? readCached((0,external_node_path_.join)(folder, (0,external_node_path_.basename)(file)), source) : undefined;
        const script = new external_node_vm_namespaceObject.Script(wrap(source.toString("utf8")), {
            filename: file,
            ...(cached === undefined ? {} : { cachedData: cached }),
        });
        const isKnown = cached !== undefined && script.cachedDataRejected === false;
        (isKnown ? found : lacking).push({ file, source, script });
        const run = script.runInThisContext();
        run.call(module.exports, module.exports, (id) => module.require(id), module, file, bundle);
    };
    return {
        keep() {
            // All of them, because this run may have called more of what an earlier run kept.
            if (lacking.length > 0)
                write(folder, [...lacking, ...found]);
        },
    };
}
/** V8's data for one text; undefined when there is none or a byte of either changed since. Node 20 would crash on damaged data. */
function readCached(path, source) {
    try {
        const bytes = (0,external_node_fs_.readFileSync)(path);
        const code = bytes.subarray(DIGEST_BYTES);
        return digest(source, code).equals(bytes.subarray(0, DIGEST_BYTES)) ? code : undefined;
    }
    catch {
        return undefined;
    }
}
function digest(source, code) {
    return (0,external_node_crypto_.createHash)("sha256").update(source).update(code).digest();
}
/** Code is only taken from, and put into, a folder that no other user can write to. One that is not there yet will be ours. */
function belongsToUs(folder) {
    try {
        const stats = (0,external_node_fs_.statSync)(folder, { throwIfNoEntry: false });
        // Windows has no such owner; its folder for application data is the user's alone.
        return stats === undefined || process.getuid === undefined || (stats.uid === process.getuid() && (stats.mode & 0o022) === 0);
    }
    catch {
        return false;
    }
}
function write(folder, loaded) {
    try {
        if (!belongsToUs(folder))
            return;
        const isNew = (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 }) !== undefined;
        for (const { file, source, script } of loaded) {
            const code = script.createCachedData();
            const place = (0,external_node_path_.join)(folder, (0,external_node_path_.basename)(file));
            const draft = `${place}.${(0,external_node_crypto_.randomUUID)()}.tmp`;
            (0,external_node_fs_.writeFileSync)(draft, Buffer.concat([digest(source, code), code]), { mode: 0o600 });
            (0,external_node_fs_.renameSync)(draft, place);
        }
        if (isNew)
            removeStale((0,external_node_path_.dirname)(folder), Date.now() - STALE_MS);
    }
    catch {
        // A full disk or a folder that cannot be written: the next run compiles again.
    }
}
function removeStale(caches, before) {
    for (const name of (0,external_node_fs_.readdirSync)(caches)) {
        const folder = (0,external_node_path_.join)(caches, name);
        if ((0,external_node_fs_.statSync)(folder).mtimeMs < before)
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}


/***/ }),

/***/ 32354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ NO_CACHE_VARIABLES),
/* harmony export */   e: () => (/* binding */ cacheVariables)
/* harmony export */ });
// Environment variables of the process itself, apart from those that options name (src/options).
/** Variables any of which, when set, keeps compiled code from being kept or used. */
const NO_CACHE_VARIABLES = ["CI", "NODE_DISABLE_COMPILE_CACHE", "SUDO_UID"];
/** And those that say where mcpeval keeps what outlives a run (`store/home.ts`). */
const CACHE_VARIABLES = [...NO_CACHE_VARIABLES, "HOME", "LOCALAPPDATA", "MCPEVAL_HOME", "XDG_DATA_HOME"];
/** What of an environment decides where compiled code is kept: all that a thread of ours needs to know of it. */
function cacheVariables(env) {
    return Object.fromEntries(CACHE_VARIABLES.flatMap((name) => {
        const value = env[name];
        return value === undefined ? [] : [[name, value]];
    }));
}


/***/ }),

/***/ 91688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ storeHome)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(76760);
// Where mcpeval keeps what outlives a run. Decides paths only; opens nothing and reads the environment it is given.

/**
 * The folder for journals and caches: MCPEVAL_HOME, else `mcpeval` in the platform's folder for application data
 * (XDG Base Directory Specification; Application Support; LocalAppData). Null where the environment names no home at all.
 */
function storeHome({ env, cwd, platform }) {
    const chosen = env["MCPEVAL_HOME"] ?? "";
    if (chosen !== "")
        return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, chosen);
    if (platform === "win32") {
        const local = env["LOCALAPPDATA"] ?? "";
        return local === "" ? null : node_path__WEBPACK_IMPORTED_MODULE_0__.win32.join(local, "mcpeval");
    }
    const user = env["HOME"] ?? "";
    const xdg = env["XDG_DATA_HOME"] ?? "";
    // The specification: a relative path is invalid and to be ignored.
    if (platform !== "darwin" && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(xdg))
        return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(xdg, "mcpeval");
    if (user === "")
        return null;
    return platform === "darwin" ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(user, "Library/Application Support/mcpeval") : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(user, ".local/share/mcpeval");
}


/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	(() => {
/******/ 		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 			}
/******/ 			def['default'] = () => (value);
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.cjs.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			8792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};
// What `mcpeval` starts with, as built: CommonJS, and so is all that is bundled behind it, because Node takes as long to make its
// ES module loader ready as it takes to start. Answers --version by itself, which wrappers ask for often.


if (process.argv.length === 3 && (process.argv[2] === "--version" || process.argv[2] === "-V")) {
  process.stdout.write("0.1.0\n");
} else {
  const { pathToFileURL } = __nccwpck_require__(73136);
  const { codeCacheFolder, useCodeCache } = __nccwpck_require__(51517);
  const folder = codeCacheFolder("0.1.0", process);
  const cache = folder === null ? undefined : useCodeCache(__dirname, folder);
  void __nccwpck_require__.e(/* import() */ 7024).then(__nccwpck_require__.bind(__nccwpck_require__, 97024)).then(async ({ startCli }) => {
    const code = await startCli(pathToFileURL(__filename));
    if (code === undefined) {
      // The schema worker's thread goes on, until it is ended without warning; with its first job it has run what the next one will.
      (__nccwpck_require__(75919).parentPort).once("message", () => setImmediate(() => cache?.keep()));
      return;
    }
    // A run that came to its end used what the next one will use.
    if (code <= 1) cache?.keep();
    process.exit(code);
  });
}

module.exports = __webpack_exports__;
/******/ })()
;