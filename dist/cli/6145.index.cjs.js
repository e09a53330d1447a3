"use strict";
exports.id = 6145;
exports.ids = [6145];
exports.modules = {

/***/ 86145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   filesBelow: () => (/* binding */ filesBelow)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74132);
// Lists the files below a folder within bounds, for the hosts' file ports. Reads no file and follows no link.



/**
 * Files relative to the folder, with `/`: a folder's own files by name, then its folders by name.
 * @param folder absolute path
 * @param named the folder as messages name it
 * @throws UsageError when the folder itself cannot be read; one below it that cannot is left out
 */
async function filesBelow(folder, named, { skip, most }) {
    const found = [];
    const pending = [""];
    for (let below = pending.shift(); below !== undefined && found.length < most; below = pending.shift()) {
        const at = below;
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, at), { withFileTypes: true }).catch((error) => {
            if (at !== "")
                return [];
            throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`cannot read the folder ${named}: ${error.code ?? "unreadable"}`);
        });
        entries.sort((a, b) => (a.name < b.name ? -1 : 1));
        const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && !skip.has(entry.name));
        found.push(...entries.filter((entry) => entry.isFile()).map(({ name }) => `${at}${name}`));
        pending.unshift(...folders.map(({ name }) => `${at}${name}/`));
    }
    return found.slice(0, most);
}


/***/ })

};
;