import type { KitPattern, SportKey, TeamFacts } from "../../core/source-match.ts";
import { clubsOfEngland } from "./clubs-of-england.data.ts";
import { clubsOfTheWorld } from "./clubs-of-the-world.data.ts";
import { clubsOfWesternEurope } from "./clubs-of-western-europe.data.ts";
import { derivedKit } from "./derived-kit.ts";
import { esportsTeams } from "./esports-teams.data.ts";
import { americanFootballTeams, baseballTeams, basketballTeams, cricketTeams, iceHockeyTeams } from "./league-teams.data.ts";
import { nations } from "./nations.data.ts";

/** Tables of a sport; players have none. */
const tables: Readonly<Record<SportKey, readonly string[]>> = {
  soccer: [clubsOfEngland, clubsOfWesternEurope, clubsOfTheWorld, nations],
  tennis: [],
  basketball: [basketballTeams],
  "ice-hockey": [iceHockeyTeams],
  baseball: [baseballTeams],
  "american-football": [americanFootballTeams],
  cricket: [cricketTeams],
  cs2: [esportsTeams],
  lol: [esportsTeams],
  dota2: [esportsTeams],
  valorant: [esportsTeams],
};

const patterns: ReadonlySet<string> = new Set<KitPattern>([
  "plain",
  "stripes",
  "hoops",
  "halves",
  "quarters",
  "checks",
  "sash",
  "band",
  "centre",
  "diagonal",
  "sleeves",
]);

/** Colours that the tables refer to by name, for kits whose exact shade no source defines. */
const namedColours: Readonly<Record<string, string>> = {
  amber: "#fdb913",
  black: "#111111",
  brown: "#5a3a24",
  claret: "#7a1f3d",
  gold: "#c9a25a",
  green: "#00843d",
  grey: "#9aa3ad",
  navy: "#14264f",
  orange: "#f47b20",
  red: "#d6001c",
  royal: "#0a4fc4",
  sky: "#6cabdd",
  white: "#ffffff",
  yellow: "#ffdd00",
};

const factsByTable = new Map<string, ReadonlyMap<string, TeamFacts>>();

function readTable(table: string): ReadonlyMap<string, TeamFacts> {
  const known = factsByTable.get(table);
  if (known) return known;
  const facts = new Map(
    table
      .split("\n")
      .filter((line) => line !== "")
      .map(readLine),
  );
  factsByTable.set(table, facts);
  return facts;
}

/** After the pattern, as in `plain+v+cuffs`. */
const collars = ["v", "polo"] as const;
/** Replaces pattern and colours, which are then derived from the name. */
const unknownKit = "-";

function isPattern(text: string): text is KitPattern {
  return patterns.has(text);
}

function readLine(line: string): [string, TeamFacts] {
  const [kit = "", shortName = "", others = ""] = line.split("|").map((part) => part.trim());
  const [teamSlug = "", code = "", cut = "", ...colours] = kit.split(" ");
  const [pattern = "", ...trims] = cut.split("+");
  const collar = collars.find((known) => trims.includes(known));
  if (shortName === "" || !(isPattern(pattern) || pattern === unknownKit)) throw new Error(`team ${teamSlug} has no kit or short name`);
  return [
    teamSlug,
    {
      code,
      shortName,
      ...(isPattern(pattern) ? { pattern, colours: colours.map((colour) => namedColours[colour] ?? colour) } : derivedKit(teamSlug)),
      ...(collar === undefined ? {} : { collar }),
      ...(trims.includes("cuffs") ? { hasCuffs: true } : {}),
      otherNames: others === "" ? [] : others.split(", "),
    },
  ];
}

/** Code, names and colours of a team by its sport and slug; null if no table has it. */
export function teamFactsOf(sport: SportKey, teamSlug: string): TeamFacts | null {
  for (const table of tables[sport]) {
    const facts = readTable(table).get(teamSlug);
    if (facts) return facts;
  }
  return null;
}
