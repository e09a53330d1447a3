export const id = 5346;
export const ids = [5346];
export const modules = {

/***/ 75346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   artifactClient: () => (/* binding */ artifactClient)
/* harmony export */ });
/* harmony import */ var _actions_artifact__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9645);
// The artifact service's client. Loaded only by a run that uploads an artifact: import this file lazily, it is large.

/** A client; it reads the runner's variables from the process itself. */
function artifactClient() {
    return new _actions_artifact__WEBPACK_IMPORTED_MODULE_0__/* .DefaultArtifactClient */ .t9();
}


/***/ })

};
