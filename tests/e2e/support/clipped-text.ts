import type { Page } from "playwright-core";

/** What must be readable in full on the page of a match and in lists: titles, names, lines and odds. */
const readable = [
  ".mt .odd > *",
  ".rib .odd > *",
  ".cv-odds .odd > *",
  ".card .title",
  ".card .odd > .l",
  ".card .odd > .n",
  ".card .cells ~ bdi",
  ".ladder-heads > bdi",
  ".ladder > .k",
  ".score-head",
  ".wc-prices .odd > *",
  ".mh > a > bdi",
  ".team .nm",
  ".bug > .d",
  ".bug > .c > *",
  ".entrant-name",
  ".entrant .odd > *",
  ".sit-text",
].join(",");

/** Runs in the page. */
function findClipped(selector: string): string[] {
  const tolerance = 1.5;
  const found = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (!element.checkVisibility() || element.textContent.trim() === "") continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    for (let box: HTMLElement | null = element; box !== null && !box.matches("main, .hero, .cards"); box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.overflow === "visible" && !/strict|content|paint/u.test(style.contain)) continue;
      // Content that can be scrolled sideways is not clipped.
      if (/auto|scroll/u.test(style.overflowX)) break;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isCut =
        text.left < left - tolerance || text.right > right + tolerance || text.top < top - tolerance || text.bottom > bottom + tolerance;
      if (isCut) found.add(`${element.className || element.tagName} "${element.textContent.trim()}"`);
    }
    const { left, right } = text;
    if (left < -tolerance || right > document.documentElement.clientWidth + tolerance)
      if (element.closest(".strip, .ent-cards") === null) found.add(`beyond the page: "${element.textContent.trim()}"`);
  }
  return [...found];
}

/** Renders the entire page at once, including what is out of view. */
function drawAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".card, .league, .mr { content-visibility: visible !important; }");
  document.adoptedStyleSheets = [sheet];
}

/** Texts on the page of a match or in a list that are cut off at the page's size. */
export async function clippedTexts(page: Page): Promise<readonly string[]> {
  await page.evaluate(drawAll);
  await page.waitForFunction(() => document.querySelector('.card[aria-busy="true"]') === null && document.fonts.status === "loaded");
  return page.evaluate(findClipped, readable);
}
