// The server's label: what is valid, and how a folder or repository name becomes one.

const LABEL = /^[A-Za-z][A-Za-z0-9_.:-]{0,63}$/;
const LONGEST = 64;

/** What a label must look like, in words. */
export const LABEL_RULE = "a letter, then up to 63 letters, digits or _ . : -";

/** Whether a text can be a server's label. */
export function isLabel(text: string): boolean {
  return LABEL.test(text);
}

/** The label of a server that a configuration file gives this name. */
export function labelOfName(name: string): string {
  return isLabel(name) ? name : labelFrom(name.replace(/[\\/]+/g, "-"));
}

/** A valid label made from the last part of a path (either separator) or from a repository's name; `server` when nothing is left. */
export function labelFrom(path: string): string {
  const last =
    path
      .split(/[\\/]/)
      .filter((part) => part !== "")
      .at(-1) ?? "";
  const label = last
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9_.-]+/g, "-")
    .replace(/^[^A-Za-z]+/, "")
    .slice(0, LONGEST)
    .replace(/-+$/, "");
  return isLabel(label) ? label : "server";
}
