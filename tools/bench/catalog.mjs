// One description of the benchmark catalog, shared by server and bare client: five of each six tools are read-only.

/** @param {number} count how many tools */
export function catalog(count) {
  return Array.from({ length: count }, (_, i) => {
    const readOnly = i % 6 !== 5;
    return {
      name: `${readOnly ? "read" : "write"}_item_${String(i).padStart(4, "0")}`,
      description: `${readOnly ? "Reads" : "Stores"} record number ${i} of the benchmark store and returns its current state as JSON.`,
      readOnly,
      /** 0: no arguments, 1: one required string, 2: a required string and a required enum. */
      shape: i % 3,
    };
  });
}

/** Reads `--name value` pairs over defaults. @param {Record<string, string>} defaults */
export function flags(defaults) {
  const out = { ...defaults };
  const words = process.argv.slice(2);
  for (let i = 0; i < words.length; i += 2) out[words[i].replace(/^--/, "")] = words[i + 1];
  return out;
}
