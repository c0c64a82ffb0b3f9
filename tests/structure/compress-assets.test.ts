import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { compressFiles, uncompressedFiles } from "../../scripts/launcher/compress-assets.ts";

const folder = mkdtempSync(join(tmpdir(), "touchline-assets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the compression of built assets", () => {
  it("writes the missing compressed files next to the originals, and nothing else", async () => {
    const files = {
      "page-1.js": "let slip = [];".repeat(50),
      "page-2.css": "a{color:red}".repeat(50),
      "icons.svg": "<svg/>",
      "photo.webp": "x",
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, "page-2.css.br"), "there before");
    expect(uncompressedFiles(folder).toSorted()).toEqual(["icons.svg", "page-1.js"]);
    await compressFiles(folder);
    expect(readdirSync(folder).toSorted()).toEqual([...Object.keys(files), "icons.svg.br", "page-1.js.br", "page-2.css.br"].toSorted());
    expect(brotliDecompressSync(readFileSync(join(folder, "page-1.js.br"))).toString()).toBe(files["page-1.js"]);
    expect(readFileSync(join(folder, "page-2.css.br"), "utf8")).toBe("there before");
    expect(uncompressedFiles(folder)).toEqual([]);
  });

  it("does nothing when nothing is built", async () => {
    const missing = join(folder, "missing");
    await compressFiles(missing);
    expect(uncompressedFiles(missing)).toEqual([]);
  });
});
