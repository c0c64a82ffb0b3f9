/** @jsxImportSource react */
import type { Competitor } from "@touchline/store";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { logoSources, TeamLogo } from "../../src/elements/matches/team-logo.tsx";
import { TeamMark } from "../../src/elements/matches/team-mark.tsx";

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

describe("the mark of a team", () => {
  const logo = "https://pictures.example/a.png";

  it("is its kit without a picture, and until the picture's code is loaded", () => {
    for (const shown of [team, { ...team, logo }])
      expect(renderToStaticMarkup(<TeamMark team={shown} sportKey="soccer" size={52} />)).toContain('class="crest');
  });

  it("is its picture, from the image proxy in the size that is shown", () => {
    const mark = renderToStaticMarkup(<TeamLogo team={{ ...team, logo }} sportKey="soccer" size={52} />);
    expect(mark).toContain('src="/img?url=https%3A%2F%2Fpictures.example%2Fa.png&amp;w=128"');
    expect(mark).not.toContain("crest");
  });

  it.each([
    ["soccer", "kit-sleeves"],
    ["basketball", "kit-jersey"],
    ["ice-hockey", "kit-sweater"],
    ["baseball", "kit-cap"],
    ["american-football", "kit-helmet"],
    ["cs2", "kit-tile"],
  ])("is what teams of %s wear, in its colours", (sportKey, symbol) => {
    const mark = renderToStaticMarkup(<TeamMark team={team} sportKey={sportKey} />);
    expect(mark).toMatch(new RegExp(`#${symbol}" color="#111111" fill="#eeeeee" stroke="#eeeeee"`, "u"));
    expect(sprite).toContain(`<symbol id="${symbol}"`);
  });

  it.each([18, 52])("is the flag of a nation or a player at %i px", (size) => {
    const nation = renderToStaticMarkup(<TeamMark team={{ ...team, isNation: true, countryCode: "AR" }} sportKey="soccer" size={size} />);
    expect(nation).toContain(`src="/flags/ar.svg" width="${size}"`);
    expect(renderToStaticMarkup(<TeamMark team={{ ...team, countryCode: "ES" }} sportKey="tennis" size={size} />)).toContain(
      "/flags/es.svg",
    );
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
