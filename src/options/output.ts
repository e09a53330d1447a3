// What --output names: a file, or with a slash at its end a folder that gets one file for each server.

const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ["json", "json"],
  ["junit", "xml"],
  ["markdown", "md"],
  ["text", "txt"],
]);

/** Whether the text names a folder. */
export function isFolderOutput(output: string): boolean {
  return /[\\/]$/.test(output);
}

/** The file of one server in such a folder. A label holds at most one character no file name may hold everywhere: the colon. */
export function fileInFolder(folder: string, label: string, format: string): string {
  return `${folder}${label.replaceAll(":", "%3A")}.${EXTENSIONS.get(format) ?? format}`;
}
