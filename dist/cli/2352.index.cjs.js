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
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16456);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76252);


/**
 * The result that front ends render.
 * @param manifest the manifest, where it was read already
 * @throws UsageError when a manifest or a source folder that was named cannot be read
 */
async function reportResult(values, document, host, manifest) {
    return {
        kind: "probe-report",
        document,
        places: await (0,_places_js__WEBPACK_IMPORTED_MODULE_1__/* .placesOf */ .e)(values, document, host, manifest),
        history: await (0,_history_js__WEBPACK_IMPORTED_MODULE_0__/* .historyFor */ .CR)(values, document.server, host),
    };
}


/***/ })

};
;