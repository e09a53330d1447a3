export const id = 4393;
export const ids = [4393];
export const modules = {

/***/ 14393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   launchers: () => (/* binding */ launchers),
/* harmony export */   runSetup: () => (/* binding */ runSetup)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74132);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36757);
/* harmony import */ var _part_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55035);
// actions/setup: puts `mcpeval` on PATH for later steps, from the bundle beside this one. It installs and fetches nothing.






/** Runs the part. */
function runSetup(ports) {
    return (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .runPart */ .Lk)(ports, new Set(), () => setUp(ports));
}
async function setUp({ core, host, entry }) {
    // The command line's bundle lies beside the Action's, under the same file name.
    const cli = (0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(new URL(`../cli/${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(entry.pathname)}`, entry));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.access)(cli).catch(() => {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SinkFailure */ .CM(`the command line is missing from this action's files (${cli}); use a released version`);
    });
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(host.env["RUNNER_TEMP"] ?? host.cwd, "mcpeval-bin");
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(folder, { recursive: true });
    for (const [name, text] of Object.entries(launchers(process.execPath, cli))) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), text);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), 0o755);
    }
    core.addPath(folder);
    core.setOutput("version", _model_version_js__WEBPACK_IMPORTED_MODULE_4__/* .GENERATOR_VERSION */ .R);
    core.info(`mcpeval ${_model_version_js__WEBPACK_IMPORTED_MODULE_4__/* .GENERATOR_VERSION */ .R} is on PATH`);
}
/**
 * The programs to put on PATH, by file name: one for POSIX shells (Git Bash on Windows too), one for Windows' own. Both start the
 * runner's Node.js, so that a job needs none of its own.
 */
function launchers(node, cli) {
    const quoted = (path) => `'${path.replaceAll("\\", "/").replaceAll("'", `'\\''`)}'`;
    return {
        mcpeval: `#!/bin/sh\nexec ${quoted(node)} ${quoted(cli)} "$@"\n`,
        "mcpeval.cmd": `@echo off\r\n"${node.replaceAll("%", "%%")}" "${cli.replaceAll("%", "%%")}" %*\r\n`,
    };
}


/***/ }),

/***/ 36757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ GENERATOR_NAME),
  R: () => (/* binding */ GENERATOR_VERSION)
});

;// CONCATENATED MODULE: ./build/package.json
const package_namespaceObject = /*#__PURE__*/JSON.parse('{"UU":"mcpeval","rE":"0.1.0"}');
;// CONCATENATED MODULE: ./build/src/model/version.js
// The one place that knows the evaluator's version: package.json, inlined by the bundler.

/** The evaluator's name, as reports and handshakes spell it. */
const GENERATOR_NAME = package_namespaceObject.UU;
/** The evaluator's version (SemVer), part of every measurement profile. */
const GENERATOR_VERSION = package_namespaceObject.rE;


/***/ })

};
