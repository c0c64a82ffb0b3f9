import type { CompetitionSeason } from "../dataset/dataset.ts";
import { slug, stableHash } from "../core/text.ts";
import type { SportKey } from "../core/source-match.ts";
import type { EsportsEvent } from "./esports-events.data.ts";
import type { PlanCategory, PlanTournament } from "./plan.ts";
import { regionByName, regionOfCompetition } from "./competition-regions.data.ts";
import { everydayTournamentNames } from "./tournament-names.data.ts";
import type { Track } from "./track.ts";

/** Every category and tournament of the plan, with ids hashed from their keys. */
export interface TournamentBook {
  seasonTournament(trackKey: string): PlanTournament;
  esportsTournament(event: EsportsEvent): PlanTournament;
  categories(): readonly PlanCategory[];
  tournaments(): readonly PlanTournament[];
}

interface Sources {
  readonly tracks: readonly Track[];
  readonly esports: readonly EsportsEvent[];
}

type Heading = Pick<PlanCategory, "key" | "name" | "countryCode" | "region">;
const regions: Readonly<Record<string, Heading>> = {
  EU: { key: "europe", name: "Europe", countryCode: "EU", region: "europe" },
  CONMEBOL: { key: "south-america", name: "South America", countryCode: null, region: "south-america" },
  INT: { key: "international", name: "International", countryCode: null, region: "world" },
  "GB-ENG": { key: "england", name: "England", countryCode: "GB-ENG" },
  "GB-SCT": { key: "scotland", name: "Scotland", countryCode: "GB-SCT" },
};
const countryNames = new Intl.DisplayNames("en", { type: "region" });

/** Builds the book; a tournament has its competition's rank as priority. */
export function createTournamentBook({ tracks, esports }: Sources): TournamentBook {
  const ids = createIds();
  const categoryByKey = new Map<string, PlanCategory>();
  const category = (sport: SportKey, heading: Omit<PlanCategory, "id" | "sport">): PlanCategory => {
    const key = `${sport}/${heading.key}`;
    const known = categoryByKey.get(key);
    if (known && known.priority <= heading.priority) return known;
    const added = { ...heading, id: known?.id ?? ids(`category/${key}`), sport };
    categoryByKey.set(key, added);
    return added;
  };
  const tournamentByKey = new Map<string, PlanTournament>();
  const add = (under: PlanCategory, tournament: Omit<PlanTournament, "id" | "sport" | "categoryId">): void => {
    tournamentByKey.set(tournament.key, {
      ...tournament,
      id: ids(`tournament/${under.sport}/${tournament.key}`),
      sport: under.sport,
      categoryId: under.id,
    });
  };
  for (const track of tracks) {
    const latest = track.seasons.at(-1);
    if (!latest) continue;
    const under = category(track.sport, headingOf(latest, track.rank));
    add(under, {
      key: track.key,
      ...namesOf(latest),
      ...placeOf(track.key, latest.country),
      priority: track.rank,
      kind: "season",
    });
  }
  esports.forEach((event, place) => {
    const { country: countryCode, region: name } = event;
    const region = regionByName[name];
    const heading = { key: slug(name), name, countryCode, ...(region && { region }), priority: place + 1 };
    const own = regionByName[Object.keys(regionByName).find((known) => event.name.endsWith(known)) ?? name];
    add(category(event.sport, heading), {
      key: `${event.sport}/${event.key}`,
      name: event.name,
      countryCode: region === undefined ? countryCode : null,
      ...(own && { region: own }),
      priority: place + 1,
      kind: "simulated",
    });
  });
  const find = (key: string): PlanTournament => {
    const found = tournamentByKey.get(key);
    if (!found) throw new Error(`no tournament ${key}`);
    return found;
  };
  return {
    seasonTournament: find,
    esportsTournament: (event) => find(`${event.sport}/${event.key}`),
    categories: () => [...categoryByKey.values()],
    tournaments: () => [...tournamentByKey.values()],
  };
}

/** Where a competition of real matches is played. */
function placeOf(key: string, country: string): Pick<PlanTournament, "countryCode" | "region"> {
  const region = regionOfCompetition(key) ?? regions[country]?.region;
  return region === undefined ? { countryCode: country } : { countryCode: null, region };
}

function headingOf(season: CompetitionSeason, priority: number): Omit<PlanCategory, "id" | "sport"> {
  if (season.sport === "tennis") return { key: "atp", name: "ATP", countryCode: null, region: "world", priority };
  const region = regions[season.country];
  if (region) return { ...region, priority };
  const name = countryNames.of(season.country) ?? season.country;
  return { key: slug(name), name, countryCode: season.country, priority };
}

/** The names without a season: `FIFA World Cup`, whichever edition is replayed. */
function namesOf({ name }: Pick<CompetitionSeason, "name">): Pick<PlanTournament, "name" | "officialName"> {
  const official = name.replace(/\s+(19|20)\d\d([-/]\d\d)?$/, "");
  const everyday = everydayTournamentNames[official];
  return everyday === undefined ? { name: official } : { name: everyday, officialName: official };
}

/** Six-digit ids hashed from keys; on a collision the next free number, in call order. */
function createIds(): (key: string) => number {
  const taken = new Set<number>();
  return (key) => {
    let id = 100_000 + (stableHash(key) % 900_000);
    while (taken.has(id)) id += 1;
    taken.add(id);
    return id;
  };
}
