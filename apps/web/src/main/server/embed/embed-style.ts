import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { webFolder } from "../pages/page-renderer.ts";

const text = readFileSync(join(webFolder, "src/embed/embed.css"), "utf8");

/** The styles that only pages within a frame have; the address changes with them. */
export const embedStyle = { text, address: `/styles/embed-${createHash("sha256").update(text).digest("hex").slice(0, 10)}.css` };
