"use strict";
exports.id = 1712;
exports.ids = [1712];
exports.modules = {

/***/ 11712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   endServers: () => (/* reexport safe */ _transport_process_tree_js__WEBPACK_IMPORTED_MODULE_0__.XZ),
/* harmony export */   killServersNow: () => (/* reexport safe */ _transport_process_tree_js__WEBPACK_IMPORTED_MODULE_0__.E3)
/* harmony export */ });
/* harmony import */ var _transport_process_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36815);
// Ends whatever servers a run has started; the front ends' way to the transport on signals and at exit.



/***/ }),

/***/ 36815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E3: () => (/* binding */ killAllNow),
/* harmony export */   G3: () => (/* binding */ addLive),
/* harmony export */   TQ: () => (/* binding */ killTreeNow),
/* harmony export */   XZ: () => (/* binding */ endAll),
/* harmony export */   j: () => (/* binding */ OWN_GROUP),
/* harmony export */   r7: () => (/* binding */ signalTree),
/* harmony export */   z6: () => (/* binding */ removeLive)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1708);
// Every live server process of ours, and how to end one with all it started. The front ends call endAll and killAllNow on signals.


const WINDOWS = node_process__WEBPACK_IMPORTED_MODULE_1__.platform === "win32";
/** Whether servers get a process group of their own, so that one signal reaches everything they started. */
const OWN_GROUP = !WINDOWS;
const live = new Set();
/** Adds a started process; it must be removed when it is gone. */
function addLive(entry) {
    live.add(entry);
}
/** Removes a process that is gone. */
function removeLive(entry) {
    live.delete(entry);
}
/** Ends every server of this program and resolves when all are gone; for SIGINT and SIGTERM. */
async function endAll() {
    await Promise.all([...live].map((entry) => entry.endNow()));
}
/** Kills every server of this program synchronously; for the `exit` event, where nothing can be awaited. */
function killAllNow() {
    for (const entry of live)
        entry.killNow();
}
/**
 * Signals a server and everything in its group. A group that is gone already is no error.
 * On Windows there are no signals for console programs: the tree is ended by taskkill either way.
 */
function signalTree(pid, signal) {
    if (WINDOWS) {
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)("taskkill", taskkillArguments(pid), { stdio: "ignore", windowsHide: true }).on("error", () => undefined);
        return;
    }
    signalGroup(pid, signal);
}
/** Kills a server and everything in its group before it returns. */
function killTreeNow(pid) {
    if (WINDOWS)
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)("taskkill", taskkillArguments(pid), { stdio: "ignore", windowsHide: true });
    else
        signalGroup(pid, "SIGKILL");
}
function taskkillArguments(pid) {
    return ["/pid", String(pid), "/T", "/F"];
}
function signalGroup(pid, signal) {
    try {
        node_process__WEBPACK_IMPORTED_MODULE_1__.kill(-pid, signal);
    }
    catch {
        // ESRCH: all gone. EPERM (macOS, zombies only): nothing left that could be signalled.
    }
}


/***/ })

};
;