import { loadDataset, type Team } from "@touchline/feed";
import { colorDistance } from "@touchline/domain";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { encodeSides, encodeTeam } from "../../src/book/catalog/encode-team.ts";

const player = (name: string): Team => ({ id: `tennis:${name}`, name, country: null });

describe("the sides of a match", () => {
  const dataset = loadDataset(join(import.meta.dirname, "../../data"));

  it("have different codes and colours in every match of the data", () => {
    const alike = dataset.matches.flatMap(({ id, sport, home, away }) => {
      const sides = encodeSides({ sport, home, away });
      const isClash =
        sides.home.short_name === sides.away.short_name ||
        (sport !== "tennis" && colorDistance(sides.home.colors[0], sides.away.colors[0]) < 20);
      return isClash ? [`${id}: ${sides.home.short_name} ${sides.away.short_name} ${sides.home.colors[0]} ${sides.away.colors[0]}`] : [];
    });
    expect(alike).toEqual([]);
  });

  it("carry the real code, colours, pattern and everyday name of a club", () => {
    const arsenal = dataset.seasons.flatMap(({ teams }) => teams).find(({ id }) => id === "soccer:arsenal-fc");
    expect(arsenal === undefined ? null : encodeTeam(arsenal)).toMatchObject({
      short_name: "ARS",
      common_name: "Arsenal",
      colors: ["#e30613", "#ffffff"],
      pattern: "sleeves",
    });
  });

  it("tell two players of one family name apart by their initials", () => {
    const { home, away } = encodeSides({ sport: "tennis", home: player("Alexander Zverev"), away: player("Mischa Zverev") });
    expect([home.short_name, away.short_name, home.common_name]).toEqual(["AZV", "MZV", "Zverev"]);
  });
});
