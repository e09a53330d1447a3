// What each lost check would give back: the readiness points gained if that check alone were at full marks, by the areas' own formulas.
// Areas are taken unrounded, so gains of one area add up to what it lost wherever its checks do not multiply (reliability does).
import { CALL_REPETITIONS } from "../model/limits.js";
import { CATALOG_CURVE, curve, HEAVIEST_CURVE } from "./areas/context.js";
import { checksOf } from "./areas/catalog.js";
import { honestyVerdict } from "./areas/error-honesty.js";
import { isUntested, judgeCases, successes } from "./areas/reliability.js";
import { isWriter, PROTOCOL_CHECKS, type AreaScore, type LostPoint, type Observations, type ToolSeen } from "./define.js";
import { AREAS } from "./index.js";

/** Decimals kept: with a thousand tools one check is worth thousandths of a point. */
const DECIMALS = 4;

/** What the areas divide by. */
interface Shares {
  readonly seen: Observations;
  readonly byName: ReadonlyMap<string, ToolSeen>;
  readonly surface: number;
  readonly judged: number;
  readonly protocolChecks: number;
  /** Name of the tool whose mean holds the two whole-catalog cases, and how many of them there are. */
  readonly carrier: string | null;
  readonly cases: number;
  /** Lost scores of reliability's marks, by tool and check. */
  readonly marks: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/**
 * The areas with a `gain` for every lost check whose worth is known. Scores and losses stay as they are.
 * @param seen the observations the areas were scored from
 */
export function withGains(areas: readonly AreaScore[], seen: Observations): AreaScore[] {
  const shares = sharesOf(areas, seen);
  return areas.map((area) => ({
    ...area,
    checks: area.checks.map((check) => {
      const points = areaPoints(check, shares);
      return points === null ? check : { ...check, gain: rounded((area.weight * points) / 100) };
    }),
  }));
}

function sharesOf(areas: readonly AreaScore[], seen: Observations): Shares {
  const surface = seen.tools.filter((tool) => !isWriter(tool));
  const { carrier, points } = judgeCases(seen, surface);
  const marks = new Map<string, Map<string, number>>();
  for (const { id, tool, score } of areas.find(({ name }) => name === "reliability")?.checks ?? []) {
    if (tool === null || id === "reliability.success") continue;
    // A lost case names the tool that failed it, and counts in the carrier's mean.
    const owner = isCase(id) ? (carrier?.name ?? tool) : tool;
    const lost = marks.get(owner) ?? new Map<string, number>();
    marks.set(owner, lost.set(id, score));
  }
  return {
    seen,
    byName: new Map(seen.tools.map((tool) => [tool.name, tool])),
    surface: surface.length,
    judged: seen.tools.filter((tool) => honestyVerdict(tool) !== "not-judged").length,
    protocolChecks: PROTOCOL_CHECKS.filter((id) => seen.protocol[id].outcome !== "not-applicable").length,
    carrier: carrier?.name ?? null,
    cases: points.length,
    marks,
  };
}

/** Points of its own area, 0 to 100, that a check at full marks adds; null where no single edit has a worth. */
function areaPoints(check: LostPoint, shares: Shares): number | null {
  const { id, tool: name } = check;
  const tool = name === null ? undefined : shares.byName.get(name);
  if (id.startsWith("protocol.")) return 100 / shares.protocolChecks;
  if (id === "context.catalog") return contextPoints(CATALOG_CURVE, check.observed);
  if (id === "context.heaviest-tool") return contextPoints(HEAVIEST_CURVE, check.observed);
  if (id === "catalog.empty" || id === "error-honesty.untestable") return 100;
  if (id === "error-honesty.invalid-arguments") return 100 / shares.judged;
  if (id === "reliability.none-exercised") return shares.surface === 0 ? 100 : null;
  if (id === "reliability.skipped") return 100 / shares.surface;
  if (id === "coverage.exercised") return coveragePoints(tool, shares);
  if (isCase(id)) return shares.carrier === null ? null : markPoints(check, shares.byName.get(shares.carrier), shares);
  if (tool === undefined) return null;
  if (id.startsWith("catalog.")) return 100 / (shares.seen.tools.length * checksOf(tool).length);
  return id === "reliability.success" ? successPoints(tool, shares) : markPoints(check, tool, shares);
}

function contextPoints(half: typeof CATALOG_CURVE | typeof HEAVIEST_CURVE, observed: number | null): number | null {
  return observed === null ? null : half.share * (100 - curve(observed, half));
}

/** An untested tool earns nothing in reliability either and loses nothing there by name, so that its coverage stands for both. */
function coveragePoints(tool: ToolSeen | undefined, { surface }: Shares): number {
  if (tool === undefined) return 100;
  const share = 100 / surface;
  const standsForBoth = isUntested(tool) && tool.unexercised !== "coverage-skipped";
  return share + (standsForBoth ? (share * AREAS.reliability.weight) / AREAS.coverage.weight : 0);
}

/** One mark of a tool's mean, times its share of successful calls. */
function markPoints({ score }: LostPoint, tool: ToolSeen | undefined, shares: Shares): number | null {
  if (tool === undefined) return null;
  return ((100 - score) / markCount(tool, shares)) * (successes(tool) / CALL_REPETITIONS / shares.surface);
}

/** The calls that failed, at the marks the tool has. */
function successPoints(tool: ToolSeen, shares: Shares): number {
  const lost = [...(shares.marks.get(tool.name)?.values() ?? [])].reduce((sum, score) => sum + 100 - score, 0);
  const mean = 100 - lost / markCount(tool, shares);
  return (mean * (CALL_REPETITIONS - successes(tool))) / CALL_REPETITIONS / shares.surface;
}

/** Consistency, output schema, latency where a reply came, and on the carrier the whole-catalog cases. */
function markCount(tool: ToolSeen, { carrier, cases }: Shares): number {
  return 2 + (tool.calls.some(({ ms }) => ms !== null) ? 1 : 0) + (tool.name === carrier ? cases : 0);
}

function isCase(id: string): boolean {
  return id === "reliability.contention" || id === "reliability.payload";
}

function rounded(points: number): number {
  return Number(points.toFixed(DECIMALS));
}
