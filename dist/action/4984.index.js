export const id = 4984;
export const ids = [4984];
export const modules = {

/***/ 34984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uploadArtifact: () => (/* binding */ uploadArtifact)
/* harmony export */ });
/* harmony import */ var _lib_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52694);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74132);
// Uploads the report files as one artifact of the run. What the service needs is checked first, so that a lack is said in words.


const MISSING = "the report was not uploaded as an artifact";
/**
 * @returns the artifact's id
 * @throws SinkFailure
 */
async function uploadArtifact({ name, files, root, env }) {
    if (isEnterpriseServer(env["GITHUB_SERVER_URL"])) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SinkFailure */ .CM(`${MISSING}: GitHub Enterprise Server has no artifact service for it; add a step with actions/upload-artifact@v3`);
    }
    if ((env["ACTIONS_RUNTIME_TOKEN"] ?? "") === "" || (env["ACTIONS_RESULTS_URL"] ?? "") === "") {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SinkFailure */ .CM(`${MISSING}: the runner gave no ACTIONS_RUNTIME_TOKEN and ACTIONS_RESULTS_URL, without which there is no artifact service`);
    }
    try {
        const { artifactClient } = await Promise.all(/* import() */[__webpack_require__.e(3669), __webpack_require__.e(1351), __webpack_require__.e(5744), __webpack_require__.e(9645), __webpack_require__.e(5346)]).then(__webpack_require__.bind(__webpack_require__, 75346));
        const { id } = await artifactClient().uploadArtifact(name, [...files], root);
        return id === undefined ? "" : String(id);
    }
    catch (error) {
        const text = error instanceof Error ? (error.message.split("\n", 1)[0] ?? "") : "unknown cause";
        if (/\b409\b|already exists/i.test(text)) {
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SinkFailure */ .CM(`${MISSING}: the run has an artifact of this name already; give each step its own 'artifact-name'`);
        }
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .SinkFailure */ .CM(`${MISSING}: ${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(text, 300)}`);
    }
}
/** Whether the server is neither github.com nor one of its data residency hosts (the client's own rule). */
function isEnterpriseServer(serverUrl) {
    const { hostname } = new URL(serverUrl === undefined || serverUrl === "" ? "https://github.com" : serverUrl);
    return !(hostname === "github.com" || hostname.endsWith(".ghe.com") || hostname.endsWith(".localhost"));
}


/***/ })

};
