// Serves a catalog recipe behind a sound handshake.
import { answerText, listingText, nameOf, type CatalogRecipe } from "./catalogs.js";
import { plainHandshake, sendJson, type CaseHandler } from "./http-server.js";

/** Serves a case. */
export function catalogHandler(recipe: CatalogRecipe): CaseHandler {
  const listing = listingText(recipe);
  const answers = new Map(recipe.tools.map((tool) => [nameOf(tool), tool.answer]));
  return (asked) => {
    if (plainHandshake(asked)) return;
    const { id, method, params } = asked.message as { id: number; method: string; params?: { name?: string } };
    const answer = answers.get(params?.name ?? "");
    const result = method === "tools/list" ? listing : answer === undefined ? '{"isError":true,"content":[]}' : answerText(answer);
    if (result !== undefined) sendJson(asked.res, `{"jsonrpc":"2.0","id":${String(id)},"result":${result}}`);
  };
}
