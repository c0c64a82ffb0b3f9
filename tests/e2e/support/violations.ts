import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** Lays out what is out of view too: rows that take their true height only while they are measured would cover each other. */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Serious and critical violations of a page, or of a part of it, each with where it is. */
export async function violations(page: Page, within = "html"): Promise<readonly string[]> {
  await drawAll(page);
  const { violations: found } = await new AxeBuilder({ page }).include(within).analyze();
  return found
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 5).map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary?.replaceAll(/\s+/gu, " ") ?? ""}`),
    );
}
