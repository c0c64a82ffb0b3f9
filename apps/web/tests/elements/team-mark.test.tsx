/** @jsxImportSource react */
import type { Competitor } from "@touchline/store";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { logoSources, TeamLogo } from "../../src/elements/matches/team-logo.tsx";
import { initialsOf, kitParts, markKind, TeamMark } from "../../src/elements/matches/team-mark.tsx";
import { markSamples, toSample } from "./mark-samples.ts";

const sprite = readFileSync(join(import.meta.dirname, "../../../../packages/ui/src/icons.svg"), "utf8");

const team: Competitor = {
  id: "Arsenal",
  name: "Arsenal",
  shortName: "ARS",
  commonName: "Arsenal",
  countryCode: null,
  logo: null,
  colors: ["#111111", "#eeeeee"],
  pattern: "sleeves",
  isNation: false,
};
const spain = { ...team, isNation: true, countryCode: "ES" };
const player = { ...team, name: "Rafael Nadal", countryCode: "ES" };

/** Number of elements of a mark, without the browser's copies of symbols. */
const nodesOf = (html: string): number => html.match(/<\w/gu)?.length ?? 0;

describe("the kind of a mark", () => {
  it.each([
    ["a club", "soccer", team, "kit kit"],
    ["a nation", "soccer", spain, "flag flag"],
    ["a nation of cricket", "cricket", spain, "flag flag"],
    ["a people without a flag", "soccer", { ...spain, countryCode: null }, "kit kit"],
    ["a player", "tennis", player, "flag person"],
    ["a player of no known country", "darts", { ...player, countryCode: null }, "person person"],
    ["a boxer", "boxing", player, "flag person"],
    ["a horse", "horse-racing", team, "kit kit"],
    ["an e-sports team with a country", "lol", { ...team, countryCode: "KR" }, "kit kit"],
  ] as const)("of %s in %s depends on the sport, the side and the size", (_, sportKey, side, kinds) => {
    const kindsAt = (sizes: readonly number[]): readonly string[] => [...new Set(sizes.map((size) => markKind(side, sportKey, size)))];
    expect([...kindsAt([16, 20, 24, 31]), ...kindsAt([32, 44, 56, 96])].join(" ")).toBe(kinds);
  });
});

describe("the parts of a kit", () => {
  const has = (part: string): boolean => sprite.includes(`<symbol id="kit-${part}"`);

  it.each([
    ["soccer", { pattern: "sash" }, ["sash", "sash", "sash sash-large"]],
    ["soccer", { pattern: "stripes" }, ["stripes", "stripes stripes-fine", "stripes stripes-fine stripes-large"]],
    ["soccer", { pattern: "hoops" }, ["hoops", "hoops hoops-fine", "hoops hoops-fine hoops-large"]],
    ["soccer", { pattern: "plain", collar: "v" }, ["plain", "plain v", "plain v plain-large"]],
    ["cricket", { pattern: "plain", collar: "polo", hasCuffs: true }, ["plain", "plain polo cuffs", "plain polo cuffs plain-large"]],
    ["basketball", {}, ["jersey", "jersey jersey-fine", "jersey jersey-fine jersey-large"]],
    ["ice-hockey", {}, ["sweater", "sweater sweater-fine", "sweater sweater-fine sweater-large"]],
    ["baseball", {}, ["cap", "cap cap-fine", "cap cap-fine"]],
    ["american-football", {}, ["helmet", "helmet helmet-fine", "helmet helmet-fine"]],
    ["horse-racing", { pattern: "plain" }, ["silks", "silks", "silks"]],
    ["horse-racing", { pattern: "spots" }, ["silks", "silks silks-spots", "silks silks-spots"]],
    ["motor-racing", { pattern: "halves" }, ["halves", "halves", "halves halves-large"]],
    ["cs2", {}, ["tile", "tile", "tile"]],
  ] as const)("of %s with %j depend on its size", (sportKey, cut, [small, medium, large]) => {
    const partsAt = (size: number): string =>
      kitParts({ ...team, ...cut }, sportKey, size)
        .filter(has)
        .join(" ");
    expect([16, 20, 21].map(partsAt)).toEqual([small, small, small]);
    expect([22, 24, 43].map(partsAt)).toEqual([medium, medium, medium]);
    expect([44, 56, 96].map(partsAt)).toEqual([large, large, large]);
  });
});

describe("the mark of a team", () => {
  const logo = "https://pictures.example/a.png";

  it("is its kit without a picture, and until the picture's code is loaded", () => {
    for (const shown of [team, { ...team, logo }])
      expect(renderToStaticMarkup(<TeamMark team={shown} sportKey="soccer" size={56} />)).toContain("#kit-sleeves");
  });

  it("is its picture, from the image proxy in the size that is shown", () => {
    const mark = renderToStaticMarkup(<TeamLogo address={logo} size={56} drawn="drawn" />);
    expect(mark).toContain('src="/img?url=https%3A%2F%2Fpictures.example%2Fa.png&amp;w=128"');
    expect(mark).not.toContain("drawn");
  });

  it("has the colours of its team, the third for its collar", () => {
    const mark = renderToStaticMarkup(
      <TeamMark team={{ ...team, colors: ["#111111", "#eeeeee", "#ff0000"], collar: "polo" }} sportKey="soccer" size={24} />,
    );
    expect(mark).toContain('#kit-sleeves" color="#111111" fill="#eeeeee" stroke="#ff0000"');
    expect(mark).toContain('#kit-polo" color="#111111" fill="#eeeeee" stroke="#ff0000"');
  });

  it("needs at most two DOM elements, and three with letters", () => {
    for (const [side, sportKey] of [
      [team, "soccer"],
      [spain, "soccer"],
      [player, "tennis"],
      [{ ...team, collar: "v", hasCuffs: true }, "soccer"],
      [team, "american-football"],
    ] as const)
      expect(nodesOf(renderToStaticMarkup(<TeamMark team={side} sportKey={sportKey} />))).toBeLessThanOrEqual(2);
    expect(nodesOf(renderToStaticMarkup(<TeamMark team={team} sportKey="cs2" />))).toBe(3);
  });

  it("is a rectangular flag below 40 px and a round one from there", () => {
    const flagAt = (size: number): string => renderToStaticMarkup(<TeamMark team={spain} sportKey="soccer" size={size} />);
    expect(flagAt(20)).toContain('src="/flags/es.svg" width="20" height="15"');
    expect(flagAt(39)).not.toContain("rounded-full");
    expect(flagAt(40)).toContain("rounded-full");
    expect(flagAt(56)).toContain('width="56" height="56"');
  });

  it("is a player's flag below 32 px, and the initials with the flag in the corner from there", () => {
    expect(renderToStaticMarkup(<TeamMark team={player} sportKey="tennis" />)).toMatch(/^<img [^>]*src="\/flags\/es\.svg"/u);
    const large = renderToStaticMarkup(<TeamMark team={player} sportKey="tennis" size={44} />);
    expect(large).toContain(">RN</text>");
    expect(large).toContain('<image href="/flags/es.svg"');
  });

  it.each([16, 19])("has one letter on its tile at %i px, all of them from 20", (size) => {
    expect(renderToStaticMarkup(<TeamMark team={team} sportKey="valorant" size={size} />)).toContain(">A</text>");
    expect(renderToStaticMarkup(<TeamMark team={team} sportKey="valorant" size={20} />)).toContain(">ARS</text>");
  });

  it("tries the picture's own address after the proxy, and proxies neither vector pictures nor those of the site", () => {
    expect(logoSources("https://pictures.example/a.png", 18)).toEqual([
      "/img?url=https%3A%2F%2Fpictures.example%2Fa.png&w=64",
      "https://pictures.example/a.png",
    ]);
    expect(logoSources("https://pictures.example/a.svg?v=2", 18)).toEqual(["https://pictures.example/a.svg?v=2"]);
    expect(logoSources("/logos/a.png", 18)).toEqual(["/logos/a.png"]);
  });
});

describe("the gallery of marks", () => {
  it("shows every kind of clothes, every pattern, collars, cuffs, a nation and a player", () => {
    const shown = markSamples.map(toSample);
    const kits = shown.flatMap((sample) => kitParts(sample.team, sample.sportKey, 16));
    expect(
      ["plain", "stripes", "hoops", "halves", "sash", "sleeves", "centre", "band", "diagonal"].filter((kit) => !kits.includes(kit)),
    ).toEqual([]);
    expect(["helmet", "jersey", "sweater", "cap", "silks", "tile"].filter((kit) => !kits.includes(kit))).toEqual([]);
    const large = shown.flatMap(({ team: side, sportKey }) => [markKind(side, sportKey, 56), ...kitParts(side, sportKey, 56)]);
    expect(["flag", "person", "v", "polo", "cuffs"].filter((part) => !large.includes(part))).toEqual([]);
  });
});

describe("initials", () => {
  it.each([
    ["Rafael Nadal", "RN"],
    ["Juan Martin del Potro", "JP"],
    ["Jo-Wilfried Tsonga", "JT"],
    ["Zhang", "Z"],
    ["J. Murray / B. Soares", "JS"],
    ["ラファエル ナダル", "ラナ"],
  ])("of %s are %s", (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
