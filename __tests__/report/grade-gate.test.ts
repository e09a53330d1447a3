// The grade that is demanded: its verdict, its place in the document, and what other documents make of it.
import { describe, expect, test } from "@jest/globals";
import { compareReports } from "../../src/commands/diff.js";
import { GRADE_FLOORS } from "../../src/model/discoverability.js";
import { applyAdvisoryGate } from "../../src/report/advisory-gate.js";
import { applyFloors } from "../../src/report/floors.js";
import { applyGradeFloor } from "../../src/report/grade-gate.js";
import { readReport } from "../../src/report/read.js";
import { verdictOf } from "../../src/report/verdict.js";
import { notMeasured, wholeDemo } from "../support/report-documents.js";
import { gradedDemo } from "../support/report-variants.js";

describe("the floor", () => {
  test.each(GRADE_FLOORS)("%s against a grade of B", (floor) => {
    const document = gradedDemo(floor);
    expect(document.discoverability?.grade).toBe("B");
    expect(document.grade_gate).toEqual({ min_grade: floor, passed: floor !== "A" });
    expect(verdictOf(document)).toBe(floor === "A" ? "red" : "ok");
    // Readiness and the gate's own verdict stay what they were.
    expect(document.passed).toBe(true);
  });

  test("none declared leaves the document as it is", () => {
    const document = gradedDemo(null);
    expect(applyGradeFloor(document, null)).toBe(document);
    expect(verdictOf(document)).toBe("ok");
  });

  test("without a grade it is not met, and a missing measurement stays one", () => {
    expect(verdictOf(applyGradeFloor(wholeDemo(), "C"))).toBe("red");
    const { discoverability } = gradedDemo();
    if (discoverability === undefined) throw new Error("no grade");
    const unmeasured = applyGradeFloor({ ...notMeasured(), discoverability: { ...discoverability, grade: "A" } }, "C");
    expect(unmeasured.grade_gate).toEqual({ min_grade: "C", passed: false });
    expect(verdictOf(unmeasured)).toBe("incomplete");
  });
});

describe("the document", () => {
  test("has it behind the advisories and before the cases, whatever is applied when", () => {
    const order = ["advisory_gate", "discoverability", "grade_gate", "cases"];
    const last = (document: object): string[] => Object.keys(document).slice(-4);
    expect(last(applyGradeFloor(applyAdvisoryGate(gradedDemo(null), ["late-reply"]), "A"))).toEqual(order);
    expect(last(applyFloors(applyGradeFloor(applyAdvisoryGate(gradedDemo("A"), ["late-reply"]), "B"), { minReadiness: 1 }, {}))).toEqual(
      order,
    );
  });

  test("reads back; a grade that no server can have does not", () => {
    expect(readReport(JSON.stringify(gradedDemo()), "r.json")).toEqual(gradedDemo());
    const forged = JSON.stringify({ ...gradedDemo(), discoverability: { ...gradedDemo().discoverability, grade: "A+" } });
    expect(() => readReport(forged, "r.json")).toThrow(/^r\.json:1: \/discoverability\/grade /);
  });

  test("compares as if it had none: a grade is no readiness", () => {
    const before = { version: 2, report: gradedDemo(null, { unknownMethod: "answered" }) } as const;
    const { diff, verdict } = compareReports({ "fail-on-regression": true }, before, gradedDemo("A"));
    expect(diff.readiness.delta).toBe(0);
    expect(verdict).toBe("ok");
    expect(JSON.stringify(diff)).not.toContain("grade");
  });
});
