import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { webFolder } from "../pages/page-renderer.ts";

interface EmbedStyle {
  readonly text: string;
  /** Changes with the text. */
  readonly address: string;
}

function readStyle(name: string): EmbedStyle {
  const text = readFileSync(join(webFolder, `src/embed/${name}.css`), "utf8");
  return { text, address: `/styles/${name}-${createHash("sha256").update(text).digest("hex").slice(0, 10)}.css` };
}

const common = readStyle("embed");
const tall = readStyle("embed-tall");

/** The styles that only pages within a frame have. */
export const embedStyles: readonly EmbedStyle[] = [common, tall];

/** Their tags; those of the tall layout are fetched in the other one too, since a host may change it, but not applied (`frame-layout`). */
export function embedStyleTags(layout: "fill" | "auto"): string {
  const media = layout === "auto" ? "all" : "not all";
  return `<link rel="stylesheet" href="${common.address}"><link rel="stylesheet" media="${media}" data-tall href="${tall.address}">`;
}
