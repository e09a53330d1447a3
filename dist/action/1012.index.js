export const id = 1012;
export const ids = [1012];
export const modules = {

/***/ 21012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connectGitHub: () => (/* binding */ connectGitHub)
/* harmony export */ });
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61351);
// GitHub's API client. Loaded only by a run that comments or uploads: import this file lazily.

/**
 * @param token the workflow's token
 * @param baseUrl GITHUB_API_URL: no host of GitHub is known here, so GitHub Enterprise Server works alike
 * @param signal ends requests that hang
 */
function connectGitHub(token, baseUrl, signal) {
    return (0,_actions_github__WEBPACK_IMPORTED_MODULE_0__/* .getOctokit */ .Q)(token, { baseUrl, request: { signal } });
}


/***/ })

};
