export const id = 9178;
export const ids = [9178];
export const modules = {

/***/ 49178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runTrends: () => (/* binding */ runTrends)
/* harmony export */ });
/* harmony import */ var _engine_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69713);
/* harmony import */ var _model_documents_schema_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2202);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74132);
/* harmony import */ var _options_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70348);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16456);
// `trends`: the recorded history of readiness, server by server. Reads the journal under MCPEVAL_HOME; measures nothing.





/**
 * Shows at most `--last` runs of each server.
 * @throws UsageError when there is no home, or the history cannot be read
 */
async function runTrends(values, _operands, host) {
    const histories = await (0,_history_js__WEBPACK_IMPORTED_MODULE_2__/* .serverHistories */ .ud)(host, (0,_options_values_js__WEBPACK_IMPORTED_MODULE_3__/* .numberValue */ .Vg)(values, "last") ?? 10);
    if (histories === null)
        throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb("no folder for the history is known here; set MCPEVAL_HOME");
    const document = { schema: _model_documents_schema_names_js__WEBPACK_IMPORTED_MODULE_4__/* .TRENDS_SCHEMA */ .hO, generator: _engine_run_js__WEBPACK_IMPORTED_MODULE_0__/* .GENERATOR */ ._d, servers: histories };
    return { document: { kind: "trends", document }, verdict: "ok" };
}


/***/ })

};
