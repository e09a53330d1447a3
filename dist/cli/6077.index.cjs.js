"use strict";
exports.id = 6077;
exports.ids = [6077];
exports.modules = {

/***/ 96077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   watchSignals: () => (/* binding */ watchSignals)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
// What signals do: the first ends the run and its servers in order, a second one ends everything at once.

/** Signals that end a run. SIGHUP: the terminal was closed. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
/** Time a run gets to end its servers and report after a signal, in milliseconds; servers get two of them to obey. */
const INTERRUPT_GRACE_MS = 5_000;
/** Watches this process's signals; whatever happens, no server outlives the process. */
function watchSignals(effects) {
    let received = null;
    let timer;
    let giveUp = () => undefined;
    const overdue = new Promise((_, reject) => {
        giveUp = reject;
    });
    overdue.catch(() => undefined);
    const onExit = () => effects.killServersNow();
    const onSignal = (signal) => {
        if (received !== null) {
            effects.killServersNow();
            end();
            // The default action of the signal: ends this process at once, with the status a shell expects.
            process.kill(process.pid, signal);
            return;
        }
        received = signal;
        timer = setTimeout(() => giveUp(new Error("interrupted")), INTERRUPT_GRACE_MS);
        effects.abort();
        effects.endServers().catch(onExit);
    };
    const end = () => {
        clearTimeout(timer);
        for (const signal of SIGNALS)
            process.removeListener(signal, onSignal);
    };
    process.once("exit", onExit);
    for (const signal of SIGNALS)
        process.on(signal, onSignal);
    return { overdue, exitCode: () => (received === null ? null : 128 + node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[received]), end };
}


/***/ })

};
;