// The line of a step that fails although everything was measured: missed floors, advisories, or both.
import { expect, test } from "@jest/globals";
import { waivedDemo } from "../support/report-variants.js";
import { whyRed } from "../../src/action/wording.js";
import { applyFloors } from "../../src/report/floors.js";
import { applyAdvisoryGate } from "../../src/report/advisory-gate.js";
import { advisedDemo, wholeDemo } from "../support/report-documents.js";

const floors = { minReadiness: 95 };

test("names every cause and only those", () => {
  expect(whyRed(applyFloors(wholeDemo(), floors, {}))).toBe("readiness 91 is under its floor of 95");
  expect(whyRed(advisedDemo())).toBe("advisory stdout-noise was found");
  expect(whyRed(applyFloors(advisedDemo(), floors, {}))).toBe("readiness 91 is under its floor of 95; advisory stdout-noise was found");
  expect(whyRed(applyFloors(applyAdvisoryGate(advisedDemo(), ["late-reply"]), floors, {}))).toBe("readiness 91 is under its floor of 95");
  expect(whyRed(waivedDemo())).toBe(
    "1 of 3 gate cases failed: bounded-discovery; the waiver of reason catalog-short-description is expired; the waiver of check protocol.ping is stale",
  );
});
