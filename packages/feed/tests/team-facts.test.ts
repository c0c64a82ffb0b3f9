import { locales } from "@touchline/domain";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { esportsEvents } from "../src/calendar/esports-events.data.ts";
import type { Team } from "../src/core/source-match.ts";
import { esportsTeam } from "../src/dataset/teams.ts";
import { createFeedNames } from "../src/names/feed-names.ts";
import { dataset } from "./dataset.ts";

/** Every competition with the teams that may be on offer; players have no facts. */
const competitions: readonly { readonly name: string; readonly teams: readonly Team[] }[] = [
  ...dataset.seasons.filter(({ sport }) => sport !== "tennis").map(({ key, season, teams }) => ({ name: `${key} ${season}`, teams })),
  ...esportsEvents.map(({ sport, key, teams, country }) => ({
    name: `${sport} ${key}`,
    teams: teams.map((name) => esportsTeam(sport, name, country)),
  })),
];
const teams = [...new Map(competitions.flatMap((competition) => competition.teams.map((team) => [team.id, team]))).values()];
/** All competitions, including those of tennis with their players. */
const everyCompetition = [
  ...competitions,
  ...dataset.seasons
    .filter(({ sport }) => sport === "tennis")
    .map((season) => ({ name: `${season.key} ${season.season}`, teams: season.teams })),
];

const flags = join(import.meta.dirname, "../../../node_modules/flag-icons/flags/4x3");
/** Teams of regions, islands and peoples, which have no flag of a country. */
const regions = [
  "Basque Country",
  "Canton Ticino",
  "East Turkestan",
  "Frøya",
  "Gozo",
  "Hitra",
  "Northern Cyprus",
  "Orkney",
  "Padania",
  "Raetia",
  "Rouet-Provence",
  "Ryūkyū",
  "Shetland",
  "Tamil Eelam",
  "Tibet",
  "United Koreans in Japan",
  "Western Isles",
  "Ynys Môn",
  "Zanzibar",
];

const clubLetters =
  /(?:^|\s)(?:1\.|A?FC|[AS]F?C|CF|AC|AS|SS|SSC|SV|TSG|TSV|VfB|VfL|FSV|FK|IF|IFK|BK|SK|KV|RC|RCD|CD|UD|US|OGC|AJ|SBV|\d{2}|1[89]\d\d|20\d\d)(?=\s|$)/u;
/** Clubs whose letters people do say, to distinguish them from a city, a neighbour or a namesake. */
const namesWithLetters = new Set([
  "AFC Wimbledon",
  "Paris FC",
  "Bremer SV",
  "Barcelona SC",
  "FC København",
  "FC Tokyo",
  "Yokohama FC",
  "Shenzhen FC",
  "US Virgin Is.",
]);

const esports = new Set(esportsEvents.map(({ sport }) => String(sport)));
const isEsports = (id: string): boolean => esports.has(id.slice(0, id.indexOf(":")));

/** Clubs of one country whose names look alike. */
const neighbours = new Set(
  [
    "Independiente / Independiente Rivadavia",
    "Melbourne City FC / Melbourne Victory",
    "Sydney FC / Western Sydney Wanderers",
    "Western Sydney Wanderers / Western United",
    "Cercle Brugge / Club Brugge KV",
    "Manchester City FC / Manchester United FC",
    "Southampton FC / Northampton Town",
    "Bristol City FC / Bristol Rovers",
    "Sheffield United FC / Sheffield Wednesday FC",
    "Harborough Town / Scarborough Athletic FC",
    "FC Barcelona / RCD Espanyol de Barcelona",
    "Paris FC / Paris Saint-Germain FC",
    "1. FSV Mainz 05 / TSV Schott Mainz",
    "FC Tokyo / Tokyo Verdy",
    "Guangzhou City / Guangzhou FC",
    "Yokohama FC / Yokohama F. Marinos",
    "Shenzhen FC / Shenzhen Peng City",
    "Dundee FC / Dundee United",
    "FC Zürich / Grasshopper Club Zürich",
    "Los Angeles FC / Los Angeles Galaxy",
    "New York City FC / New York Red Bulls",
  ].map((pair) => pair.split(" / ").toSorted().join(" / ")),
);

const fillers = new Set(
  "fc afc cf sc ac as ss rc cd ud sv vfb vfl tsg fsv bsc fk if bk ca cr ec se the de of and la le sk ks us ssc kv krc rcd sd club town city united athletic team esports gaming".split(
    " ",
  ),
);

function significantWords(name: string): readonly string[] {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !fillers.has(word) && !/^\d+$/u.test(word));
}

/** Number of edits that turn one text into the other. */
function editDistance(first: string, second: string): number {
  let row = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (const [index, letter] of first.split("").entries()) {
    const next = [index + 1];
    for (let column = 1; column <= second.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (letter === second[column - 1] ? 0 : 1);
      next.push(Math.min((row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Relative luminance as WCAG defines it. */
function luminance(colour: string): number {
  const linear = (at: number): number => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}

/** Words that distinguish a second e-sports team of the same name. */
const otherTeams = new Set(
  "academy challengers challenger youth young junior blue bee blaze latam brazil south america whales rivals neo pcific ig psg tenacity ground riddle dire royal never give up".split(
    " ",
  ),
);

function areAlikeEsports(first: Team, second: Team): boolean {
  const [left, right] = [significantWords(first.name), significantWords(second.name)];
  const extra = [...left.filter((word) => !right.includes(word)), ...right.filter((word) => !left.includes(word))];
  const isPart = extra.length < left.length + right.length && extra.length === Math.abs(left.length - right.length);
  const [one, other] = [left.join(""), right.join("")];
  if (Math.min(one.length, other.length) >= 6 && editDistance(one, other) <= 1) return true;
  return isPart && !extra.some((word) => otherTeams.has(word));
}

function areAlike(first: Team, second: Team): boolean {
  if (isEsports(first.id)) return areAlikeEsports(first, second);
  const [left, right] = [significantWords(first.name), significantWords(second.name)];
  if (left.length === 0 || right.length === 0) return false;
  const [one, other] = [left.join(""), right.join("")];
  const isPart = left.every((word) => right.includes(word)) || right.every((word) => left.includes(word));
  return isPart || editDistance(one, other) <= Math.max(1, Math.min(one.length, other.length) * 0.2);
}

describe("teams on offer", () => {
  it("have a code, a short name, two or three colours and a kit pattern each; only some e-sports teams have a kit derived from their name", () => {
    const missing = teams.filter(({ id, code, shortName, colours = [], pattern, hasDerivedKit = false }) => {
      const areColours = colours.length >= 2 && colours.length <= 3 && colours.every((colour) => /^#[\da-f]{6}$/u.test(colour));
      const hasKit = pattern !== undefined && areColours && (!hasDerivedKit || isEsports(id));
      return code === undefined || !/^[A-Z\d]{2,4}$/u.test(code) || shortName === undefined || !hasKit;
    });
    expect(missing.map(({ id }) => id)).toEqual([]);
    expect(teams.length).toBeGreaterThan(900);
  });

  it("have codes that are unique within a competition", () => {
    const shared = competitions.flatMap(({ name, teams: entrants }) => {
      const byCode = Map.groupBy(entrants, ({ code }) => code);
      return [...byCode]
        .filter(([, same]) => same.length > 1)
        .map(([code, same]) => `${name} ${code}: ${same.map(({ id }) => id).join(" ")}`);
    });
    expect(shared).toEqual([]);
  });

  it("have everyday names that are unique within a competition", () => {
    const shared = everyCompetition.flatMap(({ name, teams: entrants }) => {
      const byName = Map.groupBy(entrants, ({ shortName }) => shortName);
      return [...byName]
        .filter(([, same]) => same.length > 1)
        .map(([shortName = "", same]) => `${name} ${shortName}: ${same.map(({ id }) => id).join(" ")}`);
    });
    expect([...new Set(shared)]).toEqual([]);
  });

  it("have everyday names without club letters and years, unless people say them", () => {
    const formal = teams.flatMap(({ id, shortName = "" }) =>
      !isEsports(id) && clubLetters.test(shortName) && !namesWithLetters.has(shortName) ? [shortName] : [],
    );
    expect(formal).toEqual([]);
    expect([...namesWithLetters].filter((name) => !teams.some(({ shortName }) => shortName === name))).toEqual([]);
  });

  it("have first colours that differ from the second", () => {
    expect(teams.filter(({ colours }) => colours !== undefined && colours[0] === colours[1]).map(({ id }) => id)).toEqual([]);
  });

  it("have no greys where colours are derived from the name", () => {
    const channels = (colour: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    const derived = teams.filter(({ hasDerivedKit }) => hasDerivedKit);
    const grey = derived.flatMap(({ colours = [] }) =>
      colours.filter((colour) => Math.max(...channels(colour)) - Math.min(...channels(colour)) < 35),
    );
    expect(grey).toEqual([]);
    expect(new Set(derived.map(({ colours = [] }) => colours.join(" "))).size).toBeGreaterThan(derived.length / 3);
  });

  it("of e-sports have letters that can be read on their colour", () => {
    const faint = teams.filter(({ id, colours: [ground, letters] = [] }) => {
      if (ground === undefined || letters === undefined) return false;
      const [low = 0, high = 0] = [luminance(ground), luminance(letters)].toSorted((left, right) => left - right);
      return isEsports(id) && (high + 0.05) / (low + 0.05) < 4.5;
    });
    expect(faint.map(({ id, colours }) => `${id} ${colours?.join(" ")}`)).toEqual([]);
  });

  it("have short names that fit a button", () => {
    expect(teams.filter(({ shortName = "" }) => shortName.length > 16).map(({ shortName }) => shortName)).toEqual([]);
  });

  it("write each word of another name in one script", () => {
    const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Arabic}/u, /\p{Script=Hebrew}/u];
    const mixed = teams.flatMap(({ otherNames = [] }) =>
      otherNames.flatMap((name) => name.split(/[\s-]/u)).filter((word) => scripts.filter((script) => script.test(word)).length > 1),
    );
    expect(mixed).toEqual([]);
  });

  it("are one team each, however the sources spell them", () => {
    const groups = Map.groupBy(
      teams.filter(({ isNation }) => isNation !== true),
      ({ id, country }) => {
        const sport = id.slice(0, id.indexOf(":"));
        return esports.has(sport) ? "esports" : `${sport} ${country ?? ""}`;
      },
    );
    const alike = [...groups.values()].flatMap((group) =>
      group.flatMap((first, index) =>
        group
          .slice(index + 1)
          .filter((second) => second.name !== first.name && areAlike(first, second))
          .map((second) => [first.name, second.name].toSorted().join(" / ")),
      ),
    );
    expect([...new Set(alike)].filter((pair) => !neighbours.has(pair))).toEqual([]);
  });
});

describe("esportsTeam", () => {
  it("gives an organisation one name in every title", () => {
    expect(esportsTeam("cs2", "NAVI", null)).toEqual({ ...esportsTeam("cs2", "Natus Vincere", null) });
    expect(esportsTeam("cs2", "NAVI", null)).toMatchObject({
      id: "cs2:natus-vincere",
      name: "Natus Vincere",
      code: "NVI",
      shortName: "NAVI",
    });
  });
});

describe("national teams", () => {
  const nations = teams.filter(({ isNation }) => isNation === true);

  it("have a code of three letters, and the flag of their country unless theirs is not a country", () => {
    const withoutCode = nations.filter(({ code = "" }) => !/^[A-Z]{3}$/u.test(code));
    const withoutCountry = nations.filter(({ country }) => country === null).map(({ name }) => name);
    const withoutFlag = nations.filter(({ country }) => country !== null && !existsSync(join(flags, `${country.toLowerCase()}.svg`)));
    expect([...withoutCode, ...withoutFlag].map(({ name }) => name)).toEqual([]);
    expect(withoutCountry.toSorted()).toEqual(regions.toSorted());
  });

  it.each(locales.map(({ code }) => code))("have distinct names without brackets in %s", (locale) => {
    const names = createFeedNames(locale);
    const byName = Map.groupBy(nations, (team) => names.team(team).common);
    expect([...byName].filter(([, same]) => same.length > 1).map(([name]) => name)).toEqual([]);
    expect([...byName.keys()].filter((name) => /[(（]/u.test(name))).toEqual([]);
  });

  it.each([
    ["spain", "ESP"],
    ["switzerland", "SUI"],
    ["netherlands", "NED"],
    ["japan", "JPN"],
    ["south-korea", "KOR"],
    ["south-africa", "RSA"],
    ["austria", "AUT"],
    ["australia", "AUS"],
    ["iran", "IRN"],
    ["iraq", "IRQ"],
    ["new-zealand", "NZL"],
    ["saudi-arabia", "KSA"],
  ])("%s has the FIFA code %s", (nation, code) => {
    expect(teams.find(({ id }) => id === `soccer:${nation}`)?.code).toBe(code);
  });
});
