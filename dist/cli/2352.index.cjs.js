"use strict";
exports.id = 2352;
exports.ids = [2352];
exports.modules = {

/***/ 2352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportResult: () => (/* binding */ reportResult)
/* harmony export */ });
/* harmony import */ var _options_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33489);

/**
 * The result that front ends render.
 * @param manifest the manifest, where it was read already
 * @throws UsageError when a manifest or a source folder that was named cannot be read
 */
async function reportResult(values, document, host, manifest) {
    const format = (0,_options_format_js__WEBPACK_IMPORTED_MODULE_0__/* .outputFormat */ .B$)(values);
    const places = format === "sarif" ? await (await __webpack_require__.e(/* import() */ 6252).then(__webpack_require__.bind(__webpack_require__, 76252))).placesOf(values, document, host, manifest) : undefined;
    const history = format === "html" ? await (await __webpack_require__.e(/* import() */ 9564).then(__webpack_require__.bind(__webpack_require__, 79564))).historyFor(document.server, host) : [];
    return { kind: "probe-report", document, places, history };
}


/***/ })

};
;