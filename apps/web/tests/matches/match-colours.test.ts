import type { Competitor } from "@touchline/store";
import { describe, expect, it } from "vitest";
import { blindDistanceOf, contrastOf, distanceOf, toLch } from "../../src/elements/matches/colour-space.ts";
import { matchColours, setMatchColours, toCssColour } from "../../src/elements/matches/match-colours.ts";

type Colors = Competitor["colors"];
const side = (colors: Colors): Competitor => ({
  id: "a",
  name: "A",
  commonName: "A",
  shortName: "A",
  countryCode: null,
  logo: null,
  colors,
  pattern: "plain",
  isNation: false,
});
const pairOf = (home: Colors, away: Colors) => matchColours({ home: side(home), away: side(away) });

const panes = { light: ["#ffffff", "#f6f7f8"], dark: ["#101215", "#16191d"] } as const;
const kits: readonly Colors[] = [
  ["#ff7f00", "#ffffff"],
  ["#1d2b6b", "#ffffff"],
  ["#c8102e", "#ffffff"],
  ["#e30613", "#ffffff"],
  ["#ef0107", "#ffffff", "#063672"],
  ["#034694", "#ffffff"],
  ["#ffffff", "#111111"],
  ["#111111", "#ffffff"],
  ["#fdb913", "#231f20"],
  ["#fdd000", "#000000"],
  ["#00954c", "#ffffff"],
  ["#12a0d7", "#ffffff"],
  ["#6cabdd", "#ffffff"],
  ["#7a263a", "#1bb1e7"],
  ["#0c2340", "#d31145"],
  ["#552583", "#fdb927"],
  ["#a50044", "#004d98", "#edbb00"],
  ["#041e42", "#b0b7bc"],
  ["#ffb31a", "#101215"],
  ["#808080", "#a0a0a0"],
];

describe("the colours of a match", () => {
  it("stand out from the panes and from each other in both themes, also for red-green colour blindness", () => {
    for (const home of kits) {
      for (const away of kits) {
        const pair = pairOf(home, away);
        for (const theme of ["light", "dark"] as const) {
          const [one, other] = [pair.home[theme], pair.away[theme]];
          const name = `${home.join()} against ${away.join()} on ${theme}: ${one} ${other}`;
          for (const pane of panes[theme]) expect(Math.min(contrastOf(one, pane), contrastOf(other, pane)), name).toBeGreaterThanOrEqual(3);
          expect(distanceOf(one, other), name).toBeGreaterThanOrEqual(20);
          expect(blindDistanceOf(one, other), name).toBeGreaterThanOrEqual(10);
        }
      }
    }
  });

  it("are the kit colours where these differ", () => {
    const { home, away } = pairOf(["#ff7f00", "#ffffff"], ["#1d2b6b", "#ffffff"]);
    expect([home.dark, distanceOf(home.light, "#ff7f00") < 15]).toEqual(["#ff7f00", true]);
    expect(contrastOf(away.dark, "#1d2b6b")).toBeLessThan(4);
  });

  it("change for the away side where both kits have the same colour", () => {
    const { home, away } = pairOf(["#c8102e", "#ffffff"], ["#c8102e", "#034694"]);
    expect(distanceOf(home.dark, "#c8102e")).toBeLessThan(12);
    expect(distanceOf(away.dark, "#c8102e")).toBeGreaterThan(20);
  });

  it("are not two tones of one hue", () => {
    const [gold, blue] = [pairOf(["#f0d21a", "#000000"], ["#c9a63c", "#101215"]), pairOf(["#1d428a", "#c8102e"], ["#5b9fe0", "#b8c4ca"])];
    for (const { home, away } of [gold, blue])
      for (const theme of ["light", "dark"] as const) {
        const [[, , hue], [, chroma, other]] = [toLch(home[theme]), toLch(away[theme])];
        expect(chroma < 0.035 || Math.abs(hue - other) >= 30, `${home[theme]} ${away[theme]}`).toBe(true);
      }
  });

  it("are never close to the colour of selections", () => {
    expect(distanceOf(pairOf(["#ffb31a", "#101215"], ["#034694", "#ffffff"]).home.dark, "#ffb31a")).toBeGreaterThan(5);
  });

  it("come with a tone for text and with a text colour to use on top of them", () => {
    for (const home of kits)
      for (const away of kits) {
        const set = new Map<string, string>();
        const element = { style: { setProperty: (name: string, value: string) => set.set(name, value) } };
        setMatchColours(element as unknown as HTMLElement, { home: side(home), away: side(away) }); // only what is used
        const read = (name: string): readonly string[] => (set.get(name) ?? "").match(/#[\da-f]{6}/gu) ?? [];
        for (const name of ["--home", "--away"]) {
          const [light = "", dark = ""] = read(`${name}-t`);
          expect(Math.min(...panes.light.map((pane) => contrastOf(light, pane)))).toBeGreaterThanOrEqual(4.5);
          expect(Math.min(...panes.dark.map((pane) => contrastOf(dark, pane)))).toBeGreaterThanOrEqual(4.5);
          for (const [index, ink] of read(`${name}-on`).entries())
            expect(contrastOf(ink, read(name)[index] ?? "")).toBeGreaterThanOrEqual(4.5);
        }
      }
  });

  it("are written to an element once, and again only when its match changes colours", () => {
    let writes = 0;
    const element = { style: { setProperty: () => (writes += 1) } } as unknown as HTMLElement; // only what is used
    const match = { home: side(["#da291c", "#ffffff"]), away: side(["#034694", "#ffffff"]) };
    setMatchColours(element, match);
    const first = writes;
    setMatchColours(element, { ...match });
    expect([first, writes]).toEqual([6, 6]);
    setMatchColours(element, { home: match.away, away: match.home });
    expect(writes).toBe(12);
  });

  it("follow the theme of the page", () => {
    expect(toCssColour({ light: "#112233", dark: "#445566" })).toBe("light-dark(#112233,#445566)");
  });
});
