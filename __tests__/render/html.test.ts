// The HTML pages in a real browser: whole without scripts, without a request and without a complaint of axe, and never obeying a name.
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { startBrowser } from "../support/browser.js";
import { expectGolden } from "../support/golden.js";
import { PAGES } from "../support/html-pages.js";
import { FORBIDDEN } from "../support/hostile.js";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const NAMES = Object.keys(PAGES);
/** The address all pages are served from; nothing listens there. */
const ADDRESS = "http://127.0.0.1:9/report.html";

let browser: Browser | undefined;
beforeAll(async () => {
  browser = await startBrowser();
}, 120_000);
afterAll(() => browser?.close());

interface Opened {
  readonly page: Page;
  /** Addresses asked for, the page's own left out. */
  readonly requests: string[];
  /** What the browser complained about: refused by the policy, errors of the script. */
  readonly complaints: string[];
}

async function opened(name: string, options: BrowserContextOptions, look: (opened: Opened) => Promise<void>): Promise<void> {
  if (browser === undefined) throw new Error("no browser");
  const context = await browser.newContext({ viewport: { width: 1_100, height: 900 }, ...options });
  try {
    const page = await context.newPage();
    const requests: string[] = [];
    const complaints: string[] = [];
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.route("**/*", async (route) => {
      const url = route.request().url();
      if (url === ADDRESS) return route.fulfill({ contentType: "text/html; charset=utf-8", body: PAGES[name]?.() ?? "" });
      requests.push(url);
      return route.abort();
    });
    await page.goto(ADDRESS);
    await look({ page, requests, complaints });
  } finally {
    await context.close();
  }
}

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe finds against any of its rules, best practices included. */
async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const violations = await page.evaluate(async (): Promise<Finding[]> => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } };
    return (await axe.run()).violations;
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200) ?? ""} ${nodes[0]?.failureSummary ?? ""}`);
}

describe.each(NAMES)("%s", (name) => {
  test("is its golden file, holds nothing active, and its policy names exactly what it carries", () => {
    const text = PAGES[name]?.() ?? "";
    if (name !== "hostile") expectGolden(`html/${name}.html`, text);
    expect(text.replaceAll("\n", "")).not.toMatch(FORBIDDEN);
    const digest = (tag: string): string => {
      const inner = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(text)?.[1] ?? "";
      return `'sha256-${createHash("sha256").update(inner).digest("base64")}'`;
    };
    expect(/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text)?.[1]).toBe(
      `default-src 'none'; style-src ${digest("style")}; script-src ${digest("script")}; img-src data:; base-uri 'none'; form-action 'none'`,
    );
    const tags = (text.match(/<[a-z][^<>]*>/g) ?? []).map((tag) => tag.replace(/"[^"]*"/g, '""'));
    expect(tags.filter((tag) => /\s(?:style|on\w+|src|srcset|action)=/.test(tag))).toEqual([]);
    // An anchor could lead anywhere: there is none, and the only other address is the empty icon.
    expect(text.match(/href="[^"]*"/g)).toEqual(['href="data:,"']);
  });

  test.each(["light", "dark"] as const)(
    "in %s: nothing asked for, nothing refused, nothing for axe to find",
    async (colorScheme) => {
      await opened(name, { colorScheme }, async ({ page, requests, complaints }) => {
        expect(await axeFindings(page)).toEqual([]);
        // Letters are drawn: on a machine without a font everything above would hold of an empty page.
        expect(
          await page.locator("h1").evaluate((heading) => {
            const range = heading.ownerDocument.createRange();
            range.selectNodeContents(heading);
            return range.getBoundingClientRect().width;
          }),
        ).toBeGreaterThan(40);
        expect(requests).toEqual([]);
        expect(complaints).toEqual([]);
        expect(await page.evaluate(() => "pwned" in globalThis)).toBe(false);
      });
    },
    60_000,
  );

  test("says the same with scripts off, and fits a narrow screen", async () => {
    await opened(name, { javaScriptEnabled: false, viewport: { width: 360, height: 700 } }, async ({ page, requests }) => {
      expect(await page.locator("h1").isVisible()).toBe(true);
      expect(await page.locator("th button").count()).toBe(0);
      const box = await page.locator("main").boundingBox();
      expect(box?.width).toBeLessThanOrEqual(360);
      for (const section of await page.locator("main > *").all()) expect((await section.boundingBox())?.width).toBeLessThanOrEqual(360);
      expect(requests).toEqual([]);
    });
  });
});

describe("a measured report", () => {
  test("shows score, areas, path, weights, tools and history", async () => {
    await opened("demo-gains", {}, async ({ page }) => {
      const headings = await page.locator("h2").allTextContents();
      expect(headings).toEqual([
        "Areas",
        "Path to 100",
        "What the catalog weighs",
        "Tools",
        "History",
        "Every lost point",
        "Conditions of the measurement",
      ]);
      expect(await page.getByRole("img", { name: "Readiness 91 of 100" }).count()).toBe(1);
      const gains = (await page.locator(".path .gain").allTextContents()).map((text) => Number.parseFloat(text));
      expect(gains).toEqual([...gains].sort((a, b) => b - a));
      expect(gains.length).toBeGreaterThan(3);
      expect(await page.locator(".map rect").count()).toBe(12);
      expect(await page.getByText("per session", { exact: false }).count()).toBeGreaterThan(0);
      // Not joined where the standard changed.
      expect((await page.locator(".trend path").getAttribute("d"))?.match(/M/g)).toHaveLength(2);
    });
  });

  test("the map gives each tool room by its weight, within the drawing and without overlap", async () => {
    await opened("demo-gains", {}, async ({ page }) => {
      const boxes = await page.locator(".map g").evaluateAll((groups) =>
        groups.map((group) => {
          const rect = group.querySelector("rect");
          const number = (key: string): number => Number(rect?.getAttribute(key));
          return {
            ...{ x: number("x"), y: number("y"), width: number("width"), height: number("height") },
            tokens: Number(/: (\d+) /.exec(group.querySelector("title")?.textContent ?? "")?.[1]),
          };
        }),
      );
      const total = boxes.reduce((sum, { tokens }) => sum + tokens, 0);
      for (const [index, a] of boxes.entries()) {
        expect(Math.abs((a.width * a.height) / 400_000 - a.tokens / total)).toBeLessThan(0.01);
        expect(a.x + a.width <= 1_000 && a.y + a.height <= 400).toBe(true);
        for (const b of boxes.slice(index + 1)) {
          expect(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(true);
        }
      }
    });
  });

  test("its table of tools sorts by a heading, by mouse and by keyboard, and says so", async () => {
    await opened("demo-gains", {}, async ({ page }) => {
      const tools = page.getByRole("region", { name: "Every tool of the catalog" });
      const column = async (index: number): Promise<string[]> => tools.locator(`tbody tr > :nth-child(${index})`).allTextContents();
      const weights = async (): Promise<number[]> => (await column(3)).map(Number);
      await tools.getByRole("button", { name: "Tokens" }).click();
      expect(await weights()).toEqual((await weights()).toSorted((a, b) => b - a));
      expect(await tools.getByRole("columnheader", { name: "Tokens" }).getAttribute("aria-sort")).toBe("descending");
      await tools.getByRole("button", { name: "Tokens" }).press("Enter");
      expect(await weights()).toEqual((await weights()).toSorted((a, b) => a - b));
      await tools.getByRole("button", { name: "Tool", exact: true }).press("Space");
      expect(await column(1)).toEqual((await column(1)).toSorted());
      expect(await tools.getByRole("columnheader", { name: "Tokens" }).getAttribute("aria-sort")).toBeNull();
    });
  });

  test("everything that is folded is printed", async () => {
    await opened("demo-gains", {}, async ({ page }) => {
      await page.emulateMedia({ media: "print" });
      for (const table of await page.locator("details table").all()) expect((await table.boundingBox())?.height ?? 0).toBeGreaterThan(20);
    });
  });
});

test("names that mean harm become text, whole enough to be told apart", async () => {
  await opened("hostile", {}, async ({ page }) => {
    for (const tag of ["script", "style", "title", "link"]) expect(await page.locator(tag).count()).toBe(tag === "title" ? 301 : 1);
    for (const tag of ["img", "a", "iframe", "form", "object", "base", "i:not([class])", "b"])
      expect(await page.locator(tag).count()).toBe(0);
    expect(await page.locator("h1").textContent()).toBe("</title><script>pwned=1</script>");
  });
});
