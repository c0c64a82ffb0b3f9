/** @jsxImportSource react */
import type { Competitor } from "@touchline/store";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { logoSources, TeamLogo } from "../../src/elements/matches/team-logo.tsx";
import { TeamMark } from "../../src/elements/matches/team-mark.tsx";

const team: Competitor = {
  id: "Arsenal",
  name: "Arsenal",
  shortName: "ARS",
  countryCode: null,
  logo: null,
  colors: ["#111111", "#eeeeee"],
  isNation: false,
};

describe("the mark of a team", () => {
  const logo = "https://pictures.example/a.png";

  it("is its crest without a picture, and until the picture's code is loaded", () => {
    for (const shown of [team, { ...team, logo }])
      expect(renderToStaticMarkup(<TeamMark team={shown} sportKey="soccer" size={52} />)).toContain('class="crest');
  });

  it("is its picture, from the image proxy in the size that is shown", () => {
    const mark = renderToStaticMarkup(<TeamLogo team={{ ...team, logo }} size={52} />);
    expect(mark).toContain('src="/img?url=https%3A%2F%2Fpictures.example%2Fa.png&amp;w=128"');
    expect(mark).not.toContain("crest");
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
