// Writes a run's files: the report of each server in every form asked for, and what it was compared with.
import { labelFrom } from "../options/label.js";
import type { RenderOptions } from "../render/renderer.js";
import { diffText, reportText, type Renderers } from "./forms.js";
import { reportFiles, type ActionRequest, type FileForm } from "./inputs.js";
import type { Measured } from "./measured.js";
import { inFolder } from "./paths.js";

/** One server's files, absolute paths. */
export interface WrittenFiles {
  readonly server: string;
  readonly files: Readonly<Partial<Record<FileForm, string>>>;
  /** What the report was compared with, and the comparison; none without a baseline. */
  readonly compared: readonly string[];
}

/** What writing needs. */
export interface FilePorts {
  readonly renderers: Renderers;
  /** As Node.js names it. */
  readonly platform: string;
  /** Writes a whole file, its folder included, replacing an earlier one. @throws SinkFailure */
  writeFile(path: string, text: string): Promise<void>;
}

/**
 * Writes all files. One server's lie in the output folder, those of several in a folder each by the server's label.
 * @throws SinkFailure at the first that cannot be written
 */
export async function writeFiles(
  ports: FilePorts,
  request: Pick<ActionRequest, "folder" | "settings">,
  measured: readonly Measured[],
  options: RenderOptions,
): Promise<readonly WrittenFiles[]> {
  const written: WrittenFiles[] = [];
  for (const { report, comparison } of measured) {
    const { server } = report.document;
    const folder =
      measured.length === 1 ? request.folder : inFolder(request.folder, labelFrom(server).replaceAll(":", "%3A"), ports.platform);
    const { extraForms } = request.settings;
    const own = measured.length === 1 ? extraForms : extraForms.filter((form) => form !== "junit");
    const files = reportFiles(folder, own, ports.platform);
    for (const [form, path] of Object.entries(files) as [FileForm, string][]) {
      await ports.writeFile(path, await reportText(ports.renderers, form, report, options));
    }
    const compared: string[] = [];
    if (comparison !== null) {
      const baseline = { kind: "probe-report", document: comparison.baseline } as const;
      compared.push(inFolder(folder, "baseline.json", ports.platform), inFolder(folder, "diff.json", ports.platform));
      await ports.writeFile(compared[0] ?? "", await reportText(ports.renderers, "json", baseline));
      await ports.writeFile(compared[1] ?? "", await diffText(ports.renderers, "json", comparison.diff));
    }
    written.push({ server, files, compared });
  }
  if (measured.length < 2 || !request.settings.extraForms.includes("junit")) return written;
  // Viewers of test results take one document for a job.
  const { junit = "" } = reportFiles(request.folder, ["junit"], ports.platform);
  const { junitOf } = await import("../render/report/junit.js");
  await ports.writeFile(junit, junitOf(measured.map(({ report }) => report.document)));
  return written.map((one) => ({ ...one, files: { ...one.files, junit } }));
}
