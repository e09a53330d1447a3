export const id = 3713;
export const ids = [3713];
export const modules = {

/***/ 3713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findPullRequest: () => (/* binding */ findPullRequest)
/* harmony export */ });
/**
 * The number of the open pull request whose head is this very commit; null when there is none, or when it has moved on since.
 * @throws the client's errors
 */
async function findPullRequest(api, { owner, repo, sha, headOwner, headBranch }) {
    const isIt = (pull) => pull.state === "open" && pull.head.sha === sha && pull.base.repo.full_name.toLowerCase() === `${owner}/${repo}`.toLowerCase();
    if (headOwner !== "" && headBranch !== "") {
        const { data } = await api.rest.pulls.list({ owner, repo, state: "open", head: `${headOwner}:${headBranch}`, per_page: 100 });
        const found = data.find(isIt);
        if (found !== undefined)
            return found.number;
    }
    const { data } = await api.rest.repos.listPullRequestsAssociatedWithCommit({ owner, repo, commit_sha: sha, per_page: 100 });
    return data.find(isIt)?.number ?? null;
}


/***/ })

};
