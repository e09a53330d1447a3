// Checks what a manifest says: each case against its kind's schema, and the rules between fields and cases. Touches no file.
import { isJsonObject, type Json, type JsonObject } from "../model/json.js";
import type { Access, Probe } from "../probes/define.js";
import { findProbe, PROBES } from "../probes/index.js";
import { complaintsOf, nearest, type Complaint } from "./complaints.js";
import { caseSchema, envelopeSchema } from "./schema.js";
import { pointerStep } from "./source.js";

/** A case that was checked; its place is its index. */
export interface CheckedCase {
  readonly id: string;
  readonly probe: Probe;
  readonly access: Access;
  readonly sandbox: string | null;
  readonly fields: JsonObject;
}

/** A manifest that was checked. With any complaint, the rest must not be used. */
export interface Checked {
  readonly timeoutMs: number | null;
  readonly sandboxes: ReadonlyMap<string, string>;
  readonly cases: readonly CheckedCase[];
  readonly complaints: readonly Complaint[];
}

/** Thrown where a rule reads a field that is wrong by itself. */
class Unjudgeable extends Error {}

const COMMON_FIELDS: ReadonlySet<string> = new Set(["id", "probe", "access", "sandbox"]);

/** Checks everything and complains of everything at once. */
export function checkManifest(value: Json): Checked {
  const complaints = complaintsOf(envelopeSchema, value, "");
  const document = isJsonObject(value) ? value : {};
  const declared = isJsonObject(document["sandboxes"]) ? document["sandboxes"] : {};
  const given = Array.isArray(document["probes"]) ? document["probes"] : [];
  const cases: CheckedCase[] = [];
  const firstUse = new Map<string, number>();
  given.forEach((one, index) => {
    const base = `/probes/${String(index)}`;
    const id = isJsonObject(one) ? one["id"] : undefined;
    if (typeof id === "string") {
      const first = firstUse.get(id);
      if (first === undefined) firstUse.set(id, index);
      else complaints.push({ pointer: `${base}/id`, at: "value", text: `is the id of /probes/${String(first)} too; ids are unique` });
    }
    const checked = checkCase(one, base, Object.keys(declared), complaints);
    if (checked !== null) cases.push(checked);
  });
  const timeout = document["timeout_ms"];
  return { timeoutMs: typeof timeout === "number" ? timeout : null, sandboxes: descriptions(declared), cases, complaints };
}

function descriptions(declared: JsonObject): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(declared).map(([name, sandbox]) => {
      const text = isJsonObject(sandbox) ? sandbox["description"] : undefined;
      return [name, typeof text === "string" ? text : ""];
    }),
  );
}

/** Null when the case is not usable; then it was complained of. */
function checkCase(value: Json, base: string, sandboxes: readonly string[], complaints: Complaint[]): CheckedCase | null {
  const say = (pointer: string, text: string, at: Complaint["at"] = "value"): void => void complaints.push({ pointer, at, text });
  if (!isJsonObject(value)) {
    say(base, "must be an object: one case with id, probe, access and the fields of its kind");
    return null;
  }
  const kind = value["probe"];
  const probe = typeof kind === "string" ? findProbe(kind) : undefined;
  if (probe === undefined) {
    const kinds = PROBES.map((known) => known.kind);
    if (typeof kind === "string") say(`${base}/probe`, `is no probe kind${nearest(kind, kinds) || `; kinds are ${kinds.join(", ")}`}`);
    else if (kind === undefined) say(base, `lacks "probe"; add one of ${kinds.join(", ")}`);
    else say(`${base}/probe`, `must be a text, one of ${kinds.join(", ")}`);
    return null;
  }
  const found = complaintsOf(caseSchema(probe), value, base);
  complaints.push(...found);
  const before = complaints.length;
  checkAccess(value, probe, base, sandboxes, say);
  const fields = Object.fromEntries(Object.entries(value).filter(([name]) => !COMMON_FIELDS.has(name)));
  const wrong = new Set(found.map(({ pointer, missing }) => pointer.slice(base.length).split("/")[1] ?? missing));
  for (const { pointer, problem } of checkBetween(probe, fields, wrong)) say(`${base}${pointer}`, problem);
  if (found.length > 0 || complaints.length > before) return null;
  const { id, access, sandbox } = value;
  return { id: id as string, probe, access: access as Access, sandbox: typeof sandbox === "string" ? sandbox : null, fields };
}

/** Problems between fields, unless the rule looks at a field that is wrong by itself: then it can say nothing. */
function checkBetween(probe: Probe, fields: JsonObject, wrong: ReadonlySet<string | undefined>): ReturnType<NonNullable<Probe["check"]>> {
  const watched = new Proxy(fields, {
    get: (target, name) => {
      if (wrong.has(String(name))) throw new Unjudgeable();
      return Object.hasOwn(target, name) ? target[String(name)] : undefined;
    },
  });
  try {
    return probe.check?.(watched) ?? [];
  } catch (error) {
    if (error instanceof Unjudgeable) return [];
    throw error;
  }
}

function checkAccess(
  value: JsonObject,
  probe: Probe,
  base: string,
  sandboxes: readonly string[],
  say: (pointer: string, text: string, at?: Complaint["at"]) => void,
): void {
  const { access, sandbox } = value;
  if (access === "read_only" && sandbox !== undefined) {
    say(`${base}/sandbox`, "a read_only case names no sandbox; remove it, or set access to mutating if the case writes", "name");
  }
  if (access !== "mutating") return;
  if (probe.mutates === "never") {
    say(`${base}/access`, `${probe.kind} never writes; set access to read_only`);
    return;
  }
  if (sandbox === undefined) {
    const choice =
      sandboxes.length === 0 ? "declare one under /sandboxes and name it" : `name one of ${sandboxes.map(pointerStep).join(", ")}`;
    say(base, `a mutating case lacks "sandbox"; ${choice}`);
  } else if (typeof sandbox === "string" && !sandboxes.includes(sandbox)) {
    say(`${base}/sandbox`, `names a sandbox that is not declared; declare it under /sandboxes${nearest(sandbox, sandboxes)}`);
  }
}
