// What client and worker say to each other. Schemas and values travel as JSON text: cheap to post, safe to clone at any
// depth, and the text is the cache key.
import type { JsonObject } from "../model/json.js";
import type { CallPlan, Validation } from "./validator.js";

/** One job for the worker; `schema` and `values` are JSON texts. */
export type SchemaJob =
  | { readonly kind: "plan"; readonly schema: string; readonly override: JsonObject | undefined }
  | { readonly kind: "check"; readonly schema: string; readonly values: readonly string[] };

/** What the worker posts: `ready` once when it has loaded, then exactly one reply a job. */
export type SchemaReply =
  | { readonly kind: "ready" }
  | { readonly kind: "plan"; readonly plan: CallPlan }
  | { readonly kind: "check"; readonly verdicts: readonly Validation[] }
  /** A defect of ours: the job threw where every schema fault should have been caught. */
  | { readonly kind: "defect"; readonly message: string };
