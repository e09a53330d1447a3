"use strict";
exports.id = 6135;
exports.ids = [6135];
exports.modules = {

/***/ 26135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportJson: () => (/* binding */ reportJson)
/* harmony export */ });
/* harmony import */ var _shared_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8206);

const reportJson = {
    document: "probe-report",
    format: "json",
    mediaType: "application/json",
    render: _shared_json_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s,
};


/***/ })

};
;