export const id = 8083;
export const ids = [8083];
export const modules = {

/***/ 48083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uploadSarif: () => (/* binding */ uploadSarif)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
/* harmony import */ var _lib_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52694);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74132);
// Uploads one SARIF file to code scanning and waits a while for GitHub to take it in.




/** GitHub's limit of a compressed upload, in bytes. */
const MOST_BYTES = 10 * 1024 * 1024;
/** Pauses before each look at the state, in milliseconds. A slow one is no failure: the upload is there. */
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000];
/**
 * @throws SinkFailure when the file is too large or GitHub cannot take it in
 * @throws the client's errors
 */
async function uploadSarif(api, { owner, repo, sha, ref, sarif, sleep }) {
    const packed = await (0,node_util__WEBPACK_IMPORTED_MODULE_0__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_1__.gzip)(sarif);
    if (packed.length > MOST_BYTES) {
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SinkFailure */ .CM("code scanning has no new results: the SARIF report is over 10 MB compressed, which GitHub refuses");
    }
    const { data } = await api.rest.codeScanning.uploadSarif({
        owner,
        repo,
        commit_sha: sha,
        ref,
        sarif: packed.toString("base64"),
        tool_name: "mcpeval",
    });
    const id = data.id ?? "";
    if (id === "")
        return { id, state: "pending" };
    for (const pause of PAUSES) {
        await sleep(pause);
        const status = await api.rest.codeScanning.getSarif({ owner, repo, sarif_id: id });
        const { processing_status: state, errors } = status.data;
        if (state === "complete")
            return { id, state };
        if (state === "failed") {
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .SinkFailure */ .CM(`code scanning has no new results: GitHub could not take the report in: ${(0,_lib_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)((errors ?? []).join("; "), 500)}`);
        }
    }
    return { id, state: "pending" };
}


/***/ })

};
