export const id = 9917;
export const ids = [9917];
export const modules = {

/***/ 69917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ContentOfTool: () => (/* binding */ ContentOfTool)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8653);

/** HTTP 402 and the error code made after it: payment is asked for (x402). */
const PAYMENT_REQUIRED = 402;
/** Longest text that is tried as JSON, in characters: beyond it something is said in any case. */
const MAX_JSON_TEXT = 4_096;
/** Words that stand for a missing answer when they are all of it. */
const PLACEHOLDER = /^(?:null|undefined|nan|todo|tbd|placeholder|(?:not (?:yet )?implemented|coming soon)(?: yet)?|\[object object\])[.!]*$/i;
/** Anything but white space and the punctuation that holds JSON together. */
const SUBSTANCE = /[^\s"'`[\]{}(),:;]/;
/** What is left out before a text is compared with the arguments. */
const PUNCTUATION = /[\s"'`[\]{}(),:;.]+/g;
/** Collects what the calls of one tool brought. */
class ContentOfTool {
    args;
    isGenuine;
    #held = new Set();
    #isPriced = false;
    #wasCalled = false;
    /**
     * @param args the arguments of every call
     * @param isGenuine whether they are the operator's; no arguments at all always are genuine
     */
    constructor(args, isGenuine) {
        this.args = args;
        this.isGenuine = isGenuine;
    }
    /** A call was answered. */
    replied(reply) {
        this.#wasCalled = true;
        if (reply.kind === "error")
            this.#isPriced ||= reply.code === PAYMENT_REQUIRED;
        else if ((0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(reply.value)) {
            const result = reply.value;
            if (result["isError"] === true || result["resultType"] === "input_required")
                this.#isPriced ||= asksForPayment(result);
            else
                this.#held.add(heldBy(result, this.args));
        }
    }
    /** A call got no usable answer. */
    faulted(fault) {
        this.#wasCalled = true;
        this.#isPriced ||= fault.status === PAYMENT_REQUIRED;
    }
    /** The word, or undefined when no call was made. */
    get seen() {
        if (!this.#wasCalled)
            return undefined;
        if (this.#isPriced)
            return "priced";
        if (this.#held.size === 0)
            return "refused";
        if (this.#held.size === 1 && this.#held.has("content"))
            return "content";
        return this.#held.has("nothing") && (this.isGenuine || Object.keys(this.args).length === 0) ? "empty" : "unproven";
    }
}
/** x402 over MCP: the error result carries the terms, as structuredContent or as the JSON of its text. */
function asksForPayment(result) {
    const terms = [result["structuredContent"], ...texts(result).map(parsed)];
    return terms.some((value) => (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(value) && Object.hasOwn(value, "x402Version"));
}
function heldBy(result, args) {
    const held = new Set();
    const structured = result["structuredContent"];
    // One with more members than the arguments says more than they did, and need not be spelled to see it.
    const isShort = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(structured) && Object.keys(structured).length <= Object.keys(args).length;
    if (structured !== undefined)
        held.add(isShort && isEcho(structured, args) ? "echo" : inValue(structured));
    for (const block of blocks(result))
        held.add(inBlock(block, args));
    return ["content", "echo", "hollow", "nothing"].find((one) => held.has(one)) ?? "nothing";
}
function inBlock(block, args) {
    switch (block["type"]) {
        case "text":
            return typeof block["text"] === "string" ? inText(block["text"], args) : "nothing";
        case "image":
        case "audio":
            return isFilled(block["data"]) ? "content" : "nothing";
        case "resource_link":
            return isFilled(block["uri"]) ? "content" : "nothing";
        case "resource": {
            const resource = (0,_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O)(block["resource"]) ? block["resource"] : {};
            if (isFilled(resource["blob"]))
                return "content";
            return typeof resource["text"] === "string" ? inText(resource["text"], args) : "nothing";
        }
        default:
            return "nothing";
    }
}
function inText(text, args) {
    const trimmed = text.length > MAX_JSON_TEXT ? text : text.trim();
    if (!SUBSTANCE.test(trimmed) || PLACEHOLDER.test(trimmed))
        return "nothing";
    if (isEcho(trimmed, args))
        return "echo";
    const value = parsed(trimmed);
    return value === undefined ? "content" : inValue(value);
}
/** Walks a value until something is said; iterative, since a server may nest deeper than the call stack. */
function inValue(root) {
    const pending = [root];
    let hasKeys = false;
    while (pending.length > 0) {
        const value = pending.pop();
        if (typeof value === "number" || typeof value === "boolean")
            return "content";
        if (typeof value === "string" && SUBSTANCE.test(value) && !PLACEHOLDER.test(value.slice(0, MAX_JSON_TEXT).trim()))
            return "content";
        if (typeof value !== "object" || value === null)
            continue;
        const inner = Object.values(value);
        if (!Array.isArray(value) && inner.length > 0)
            hasKeys = true;
        for (const one of inner)
            pending.push(one);
    }
    return hasKeys ? "hollow" : "nothing";
}
/** Whether a short text says the arguments again: all of them, or one of their texts. */
function isEcho(said, args) {
    const values = Object.values(args);
    if (values.length === 0)
        return false;
    const whole = bare(args);
    if (typeof said === "string" ? said.length > 2 * MAX_JSON_TEXT : whole.length > MAX_JSON_TEXT)
        return false;
    const heard = bare(said);
    if (heard === "")
        return false;
    return (heard === whole || values.some((value) => typeof value === "string" && heard === bare(value)) || heard === values.map(bare).join(""));
}
function bare(value) {
    let text;
    try {
        text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
    }
    catch {
        // Deeper than the call stack: no echo of ours.
        return "";
    }
    return text
        .slice(0, 4 * MAX_JSON_TEXT)
        .replace(PUNCTUATION, "")
        .toLowerCase();
}
/** The JSON object or array that a short text is; undefined for any other text. */
function parsed(text) {
    if (text.length > MAX_JSON_TEXT || !/^\s*[[{]/.test(text))
        return undefined;
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function texts(result) {
    return blocks(result).flatMap((block) => (block["type"] === "text" && typeof block["text"] === "string" ? [block["text"]] : []));
}
function blocks(result) {
    return Array.isArray(result["content"]) ? result["content"].filter(_model_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .O) : [];
}
function isFilled(value) {
    return typeof value === "string" && value.trim() !== "";
}


/***/ })

};
