import { describe, expect, it } from "vitest";
import { awayKit, colorDistance, type Kit } from "../src/index.ts";

const arsenal: Kit = { colors: ["#e30613", "#ffffff"], pattern: "sleeves" };
const chelsea: Kit = { colors: ["#034694", "#ffffff"], pattern: "plain" };
const liverpool: Kit = { colors: ["#c8102e", "#ffffff"], pattern: "plain" };
const newcastle: Kit = { colors: ["#ffffff", "#241f20"], pattern: "stripes" };
const juventus: Kit = { colors: ["#ffffff", "#000000"], pattern: "stripes" };

describe("the away side", () => {
  it("keeps its kit when the home side's is different", () => expect(awayKit(arsenal, chelsea)).toBe(chelsea));

  it("wears its second colour, plain, when its first is near the home side's", () =>
    expect(awayKit(arsenal, liverpool)).toEqual({ colors: ["#ffffff", "#c8102e"], pattern: "plain" }));

  it("wears a spare colour when the home side's pattern contains all of its own", () => {
    const { colors, pattern } = awayKit(newcastle, juventus);
    expect(pattern).toBe("plain");
    for (const worn of newcastle.colors) expect(colorDistance(colors[0], worn)).toBeGreaterThan(20);
  });
});

describe("the distance between two colours", () => {
  it("is 0 for the same colour and 100 from black to white", () => {
    expect(colorDistance("#c8102e", "#c8102e")).toBe(0);
    expect(colorDistance("#000000", "#ffffff")).toBeCloseTo(100);
  });

  it("is small for two reds and large for red and blue", () => {
    expect(colorDistance("#e30613", "#c8102e")).toBeLessThan(10);
    expect(colorDistance("#e30613", "#034694")).toBeGreaterThan(30);
  });
});
