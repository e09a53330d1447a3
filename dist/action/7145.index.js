export const id = 7145;
export const ids = [7145];
export const modules = {

/***/ 77145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   putComment: () => (/* binding */ putComment)
/* harmony export */ });
/** Author of comments made with the job's own token; only asked of GitHub where there is a comment to judge. */
const JOB_AUTHOR = "github-actions[bot]";
/** @throws the client's errors */
async function putComment(api, pull, comment) {
    const marked = await listMarked(api, pull, comment.marker);
    const mine = marked.length === 0 ? [] : ownOf(marked, await viewer(api));
    const [oldest, ...doubles] = mine;
    // A run that was cancelled right after it made a second one left it there.
    for (const { id } of doubles)
        await remove(api, pull, id);
    if (oldest !== undefined)
        return update(api, pull, oldest, comment);
    if (!comment.mayCreate)
        return { done: "nothing" };
    const { data } = await api.rest.issues.createComment({
        owner: pull.owner,
        repo: pull.repo,
        issue_number: pull.number,
        body: comment.body,
    });
    const created = { id: data.id, url: data.html_url, body: comment.body, author: data.user?.login ?? "" };
    return settle(api, pull, created, comment);
}
/** Two runs may have found nothing at once: the older comment stays and gets the text of the run that came later. */
async function settle(api, pull, created, comment) {
    const [oldest = created] = ownOf(await listMarked(api, pull, comment.marker), created.author);
    if (oldest.id >= created.id)
        return { done: "created", url: created.url };
    await remove(api, pull, created.id);
    return update(api, pull, oldest, comment);
}
/** Removes a comment of ours; one that is gone already is as good, for another run may be doing the same. */
async function remove(api, { owner, repo }, id) {
    try {
        await api.rest.issues.deleteComment({ owner, repo, comment_id: id });
    }
    catch (error) {
        if (error.status !== 404)
            throw error;
    }
}
async function update(api, pull, there, { body, substance, runOf }) {
    const [theirs, ours] = [runOf(there.body), runOf(body)];
    if (theirs !== null && ours !== null && theirs > ours)
        return { done: "superseded", url: there.url };
    if (substance(there.body) === substance(body))
        return { done: "unchanged", url: there.url };
    await api.rest.issues.updateComment({ owner: pull.owner, repo: pull.repo, comment_id: there.id, body });
    return { done: "updated", url: there.url };
}
/** All comments that start with the marker, whoever wrote them, oldest first. */
async function listMarked(api, { owner, repo, number }, marker) {
    const all = await api.paginate(api.rest.issues.listComments, { owner, repo, issue_number: number, per_page: 100 });
    return all
        .map(({ id, html_url, body, user }) => ({ id, url: html_url, body: body ?? "", author: user?.login ?? "" }))
        .filter(({ body }) => body.split(/\r?\n/, 1)[0]?.trimEnd() === marker)
        .sort((a, b) => a.id - b.id);
}
/** Anyone can write our marker; only what the token's own account wrote is ours to change. */
function ownOf(comments, login) {
    return comments.filter(({ author }) => author === login);
}
/** Who the token is. The job's own token may not ask for its user, but for the viewer; where neither works it is the job's. */
async function viewer(api) {
    try {
        const { viewer: who } = await api.graphql("query { viewer { login } }");
        return who.login;
    }
    catch {
        return JOB_AUTHOR;
    }
}


/***/ })

};
