import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";

const sprite = readFileSync(join(import.meta.dirname, "../../../../packages/ui/src/icons.svg"), "utf8");
/** Other entries of the rail. */
const places = ["flame", "star", "gift", "horseshoe", "balls", "arena", "stumps", "ticket", "live", "clock", "trophy"];
const size = 48;
/** Of the pixels that either covers: two balls with two seams each share 0.7 and more. */
const maxShared = 0.7;

/** The pixels that an icon covers. */
async function pixelsOf(attributes: string, drawing: string): Promise<readonly boolean[]> {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" color="#000" ${attributes}>${drawing}</svg>`;
  const { data } = await sharp(Buffer.from(picture)).ensureAlpha().extractChannel("alpha").raw().toBuffer({ resolveWithObject: true });
  return [...data].map((alpha) => alpha > 127);
}

function shared(one: readonly boolean[], other: readonly boolean[]): number {
  const both = one.filter((isOn, index) => isOn && other[index]).length;
  return both / one.filter((isOn, index) => isOn || other[index]).length;
}

it("no two marks of the rail look alike", async () => {
  const symbols = [...sprite.matchAll(/<symbol id="([\w-]+)"([^>]*)>(.*?)<\/symbol>/gu)]
    .map(([, id = "", attributes = "", drawing = ""]) => ({ id, attributes, drawing }))
    .filter(({ id }) => /^(?:sport|game)-/u.test(id) || places.includes(id));
  const marks = await Promise.all(
    symbols.map(async ({ id, attributes, drawing }) => ({ id, pixels: await pixelsOf(attributes, drawing) })),
  );
  const pairs = marks.flatMap((one, index) =>
    marks.slice(index + 1).map((other) => ({ ids: `${one.id} and ${other.id}`, share: shared(one.pixels, other.pixels) })),
  );
  expect(pairs.filter(({ share }) => share > maxShared).map(({ ids }) => ids)).toEqual([]);
  expect(marks.length).toBeGreaterThan(30);
});
