import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const sprite = readFileSync(join(import.meta.dirname, "../../../../packages/ui/src/icons.svg"), "utf8");
/** Other entries of the rail. */
const places = ["flame", "star", "gift", "horseshoe", "balls", "arena", "stumps", "ticket", "live", "clock", "trophy"];
const size = 48;
/** Share of the pixels that either icon covers; two balls with two seams each share at least 0.7. */
const maxShared = 0.7;

/** Renders SVG pictures in a separate process, because the image proxy blocks the SVG decoder in its own. */
const draw = `
  import sharp from "sharp";
    import { text } from "node:stream/consumers";
  const pixels = JSON.parse(await text(process.stdin)).map(async (picture) => {
    const alpha = await sharp(Buffer.from(picture)).ensureAlpha().extractChannel("alpha").raw().toBuffer();
    return [...alpha].map((value) => value > 127);
  });
  process.stdout.write(JSON.stringify(await Promise.all(pixels)));
`;

/** The pixels that each icon covers. */
function pixelsOf(icons: readonly { readonly attributes: string; readonly drawing: string }[]): readonly (readonly boolean[])[] {
  const pictures = icons.map(
    ({ attributes, drawing }) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" color="#000" ${attributes}>${drawing}</svg>`,
  );
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", draw], {
    cwd: import.meta.dirname,
    input: JSON.stringify(pictures),
    encoding: "utf8",
    maxBuffer: 64_000_000,
  });
  return JSON.parse(output) as readonly (readonly boolean[])[];
}

function shared(one: readonly boolean[], other: readonly boolean[]): number {
  const both = one.filter((isOn, index) => isOn && other[index]).length;
  return both / one.filter((isOn, index) => isOn || other[index]).length;
}

it("no two icons of the rail look alike", () => {
  const symbols = [...sprite.matchAll(/<symbol id="([\w-]+)"([^>]*)>(.*?)<\/symbol>/gu)]
    .map(([, id = "", attributes = "", drawing = ""]) => ({ id, attributes, drawing }))
    .filter(({ id }) => /^(?:sport|game)-/u.test(id) || places.includes(id));
  const pixels = pixelsOf(symbols);
  const marks = symbols.map(({ id }, index) => ({ id, pixels: pixels[index] ?? [] }));
  const pairs = marks.flatMap((one, index) =>
    marks.slice(index + 1).map((other) => ({ ids: `${one.id} and ${other.id}`, share: shared(one.pixels, other.pixels) })),
  );
  expect(pairs.filter(({ share }) => share > maxShared).map(({ ids }) => ids)).toEqual([]);
  expect(marks.length).toBeGreaterThan(30);
});
