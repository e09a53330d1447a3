// The formats of a doctor report, sorted by name. The only list of them.
import type { DoctorDocument } from "../../model/documents/doctor.js";
import type { Renderer } from "../renderer.js";
import { jsonText } from "../shared/json.js";
import { doctorMarkdown } from "./markdown.js";
import { doctorText } from "./text.js";

const doctorJson: Renderer<DoctorDocument> = {
  document: "doctor",
  format: "json",
  mediaType: "application/json",
  render: jsonText,
};

/** Every renderer of mcpeval.doctor. */
export const DOCTOR_RENDERERS: readonly Renderer<DoctorDocument>[] = [doctorJson, doctorMarkdown, doctorText];

/** The renderer of a format; undefined for a format doctor reports do not have. */
export function doctorRenderer(format: string): Renderer<DoctorDocument> | undefined {
  return DOCTOR_RENDERERS.find((renderer) => renderer.format === format);
}
