// The standard as one JSON value: what data/standard-lock.json holds under its name. Wording of hints and texts is no part of it.
import {
  BUDGET_REQUESTS,
  BUDGET_SECONDS,
  CALL_REPETITIONS,
  CALL_TIMEOUT_MS,
  MAX_DECLINED_REQUESTS,
  MAX_LIST_PAGES,
  PAYLOAD_BYTES,
} from "../model/limits.js";
import { CATALOG_CURVE, HEAVIEST_CURVE } from "./areas/context.js";
import { DESCRIPTION_CHARACTERS } from "./areas/catalog.js";
import { LATENCY_BANDS } from "./areas/reliability.js";
import { AREA_NAMES } from "./define.js";
import { AREAS } from "./index.js";
import type { Json } from "../model/json.js";

/** Weights, checks with their reasons, curves, bands and bounds. A change here without a new name is an error. */
export function standardDefinition(): Json {
  return {
    areas: AREA_NAMES.map((name) => ({
      name,
      weight: AREAS[name].weight,
      checks: Object.fromEntries(Object.entries(AREAS[name].checks).map(([id, check]) => [id, [...check.reasons]])),
    })),
    curves: { catalog_tokens: { ...CATALOG_CURVE }, heaviest_tool_tokens: { ...HEAVIEST_CURVE } },
    latency_bands: LATENCY_BANDS.map(({ upToMs, points }) => ({ up_to_ms: upToMs, points })),
    bounds: {
      description_characters: DESCRIPTION_CHARACTERS,
      call_timeout_ms: CALL_TIMEOUT_MS,
      repetitions: CALL_REPETITIONS,
      list_pages: MAX_LIST_PAGES,
      declined_requests: MAX_DECLINED_REQUESTS,
      payload_bytes: PAYLOAD_BYTES,
      budget_seconds: BUDGET_SECONDS,
      budget_requests: BUDGET_REQUESTS,
    },
  };
}
