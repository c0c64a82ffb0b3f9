import type { Category, Sport, Tournament } from "@touchline/contract/entities/catalog";
import type { Count, Counters } from "@touchline/contract/http/catalog";
import { type EntityKind, entitySlug, parseEntitySlug } from "@touchline/domain";
import { endpoints } from "../core/endpoints.data.ts";
import {
  fieldsOf,
  listOf,
  one,
  orWithout,
  pageOf,
  type ReadContext,
  type Reader,
  readId,
  readOneOf,
  reads,
  readText,
  readWhole,
  requireFields,
  requireId,
  type Row,
  Unreadable,
} from "./fields.ts";

interface Named {
  readonly kind: EntityKind;
  readonly id: number | string;
  readonly name: string;
}

/** The last segment of an entity's address, which must end in its id: the backend's own if it does, else one from the name. */
export function slugWithId(value: unknown, { kind, id, name }: Named): string {
  const slug = readText(value);
  const ref = slug === null ? null : parseEntitySlug(slug);
  if (slug !== null && ref?.kind === kind && ref.id === String(id)) return slug;
  return entitySlug(slug ?? (name === String(id) ? "" : name), { kind, id: String(id) });
}

/** Reads a sport; it needs an id or a key, each of which can replace the other. */
const readSport: Reader<Sport> = (value) => {
  const row = typeof value === "string" ? { key: value } : requireFields(value, "sport");
  const key = readText(row["key"]);
  const id = readId(row["id"]) ?? requireId(key, "sport");
  return {
    id,
    urn_id: readText(row["urn_id"]) ?? `id:sport:${id}`,
    key: key ?? String(id),
    name: readText(row["name"]) ?? key ?? String(id),
    type: readOneOf(row["type"], ["regular", "cyber", "premium_cricket"], "regular"),
    priority: readWhole(row["priority"]) ?? 0,
    provider: readText(row["provider"]) ?? "betradar",
    main_market_id: readId(row["main_market_id"]) ?? 0,
    main_market_outcomes_count: readWhole(row["main_market_outcomes_count"]) ?? 3,
    secondary_market_id: readId(row["secondary_market_id"]),
    secondary_market_outcomes_count: readWhole(row["secondary_market_outcomes_count"]),
    tertiary_market_id: readId(row["tertiary_market_id"]),
    tertiary_market_outcomes_count: readWhole(row["tertiary_market_outcomes_count"]),
  };
};

/** The sport that a row itself names: in `sport`, or in `sport_id`, `sport_key` and `sport_name`. */
function namedSport(row: Row): unknown {
  const [id, key] = [readId(row["sport_id"]), readText(row["sport_key"])];
  if (row["sport"] != null) return row["sport"];
  if (id === null && key === null) return null;
  return { id, key, urn_id: row["sport_urn_id"], name: row["sport_name"], type: row["sport_type"] };
}

/** The sport of entities that do not name one: the only sport in the query of the call, else `other`. */
function assumedSport({ query }: ReadContext): unknown {
  const asked = query["sport_key"];
  return Array.isArray(asked) && asked.length === 1 ? asked[0] : "other";
}

function readCountry(row: Row): string | null {
  return readText(row["country_code"])?.toUpperCase() ?? null;
}

/** Reads a category; `sport` replaces missing sport fields. */
function readCategoryOf(sport: Sport | null): Reader<Category> {
  return (value, context) => {
    const row = requireFields(value, "category");
    const id = requireId(row["id"], "category");
    const own = orWithout(readSport)(namedSport(row), context) ?? sport ?? readSport(assumedSport(context), context);
    const name = readText(row["name"]) ?? String(id);
    return {
      id,
      urn_id: readText(row["urn_id"]) ?? `id:category:${id}`,
      slug: slugWithId(row["slug"], { kind: "category", id, name }),
      name,
      country_code: readCountry(row),
      region: readText(row["region"]),
      priority: readWhole(row["priority"]) ?? 0,
      sport_id: own.id,
      sport_urn_id: own.urn_id,
      sport_key: own.key,
      sport_name: own.name,
      sport_type: own.type,
    };
  };
}

/**
 * Reads the league of a match. A missing sport is replaced by that of the match, of the category or of the call, and a missing category
 * by the league itself.
 */
export function readTournamentOf(match: Row): Reader<Tournament> {
  return (value, context) => {
    const named = readId(fieldsOf(value)["id"]) ?? readId(match["tournament_id"]);
    const row: Row = { ...fieldsOf(value), id: named ?? 0 };
    const id = requireId(row["id"], "tournament");
    const category = fieldsOf(row["category"] ?? match["category"]);
    const sources = [namedSport(row), namedSport(category), namedSport(match), assumedSport(context)];
    const sport = orWithout(readSport)(
      sources.find((source) => source != null),
      context,
    );
    const known = sport ?? readSport(assumedSport(context), context);
    const name = readText(row["name"]) ?? (named === null ? known.name : String(id));
    return {
      id,
      urn_id: readText(row["urn_id"]) ?? `id:tournament:${id}`,
      slug: slugWithId(row["slug"], { kind: "league", id, name }),
      name,
      priority: readWhole(row["priority"]) ?? 0,
      provider: readText(row["provider"]) ?? known.provider,
      sport: known,
      category: readCategoryOf(known)(readId(category["id"]) === null ? { id, name } : category, context),
      country_code: readCountry(row),
      region: readText(row["region"]),
    };
  };
}

/** Reads a league with its sport; a missing category is replaced by the league itself. */
export const readTournament: Reader<Tournament> = (value, context) => {
  requireId(requireFields(value, "tournament")["id"], "tournament");
  return readTournamentOf({})(value, context);
};

const readCount: Reader<Count> = (value) => {
  const row = fieldsOf(value);
  return {
    matchCount: readWhole(row["matchCount"] ?? row["match_count"] ?? value) ?? 0,
    outrightCount: readWhole(row["outrightCount"] ?? row["outright_count"]) ?? 0,
  };
};

/** Counts by key, from an object or from a list whose rows name their key. */
function readCounts(value: unknown, context: ReadContext): Record<string, Count> {
  const rows: [string | null, unknown][] = Array.isArray(value)
    ? value.map((row: unknown) => [readText(fieldsOf(row)["key"]) ?? readText(fieldsOf(row)["id"]), row])
    : Object.entries(fieldsOf(value));
  return Object.fromEntries(rows.flatMap(([key, row]) => (key === null ? [] : [[key, readCount(row, context)]])));
}

const readCounters: Reader<Counters> = (value, context) => {
  const { live, sports, categories, tournaments } = fieldsOf(value);
  // Sports and leagues without a count are hidden; without any counts, all are shown.
  if (sports == null || tournaments == null) throw new Unreadable("count of events", sports == null ? "sports" : "tournaments");
  return {
    live: readCount(live, context),
    sports: readCounts(sports, context),
    categories: readCounts(categories, context),
    tournaments: readCounts(tournaments, context),
  };
};

/** Reply readers for the catalogue's calls. */
export const catalogReaders = [
  reads(endpoints.listSports, listOf(readSport)),
  reads(endpoints.listCategories, pageOf(readCategoryOf(null))),
  reads(endpoints.getCategory, one(readCategoryOf(null))),
  reads(endpoints.listTournaments, pageOf(readTournament)),
  reads(endpoints.getTournament, one(readTournament)),
  reads(endpoints.countEvents, one(readCounters)),
];
