import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** Serious and critical violations of a page, or of a part of it, each with where it is. */
export async function violations(page: Page, within = "html"): Promise<readonly string[]> {
  const { violations: found } = await new AxeBuilder({ page }).include(within).analyze();
  return found
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 5).map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary?.replaceAll(/\s+/gu, " ") ?? ""}`),
    );
}
