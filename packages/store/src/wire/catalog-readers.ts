import type { Category, Sport, Tournament } from "@touchline/contract/entities/catalog";
import { endpoints } from "../core/endpoints.data.ts";
import {
  fieldsOf,
  listOf,
  orWithout,
  pageOf,
  type Reader,
  readId,
  readOneOf,
  reads,
  readText,
  readWhole,
  requireFields,
  requireId,
} from "./fields.ts";

/** Reads a sport; it needs an id or a key, and each stands in for the other. @public */
export const readSport: Reader<Sport> = (value) => {
  const row = requireFields(value, "sport");
  const key = readText(row["key"]);
  const id = readId(row["id"]) ?? requireId(key, "sport");
  return {
    id,
    urn_id: readText(row["urn_id"]) ?? `sr:sport:${id}`,
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

/** Reads a category; `sport` stands in for sport fields that it leaves out. */
function readCategoryOf(sport: Sport | null): Reader<Category> {
  return (value, context) => {
    const row = requireFields(value, "category");
    const id = requireId(row["id"], "category");
    const own = orWithout(readSport)(row["sport"], context) ?? sport;
    return {
      id,
      urn_id: readText(row["urn_id"]) ?? `sr:category:${id}`,
      slug: readText(row["slug"]) ?? String(id),
      name: readText(row["name"]) ?? String(id),
      country_code: readText(row["country_code"]),
      priority: readWhole(row["priority"]) ?? 0,
      sport_id: readId(row["sport_id"]) ?? own?.id ?? 0,
      sport_urn_id: readText(row["sport_urn_id"]) ?? own?.urn_id ?? "",
      sport_key: readText(row["sport_key"]) ?? own?.key ?? "",
      sport_name: readText(row["sport_name"]) ?? own?.name ?? "",
      sport_type: readText(row["sport_type"]) ?? own?.type ?? "regular",
    };
  };
}

/** Reads a league with its sport; without a category, the league stands in for it. @public */
export const readTournament: Reader<Tournament> = (value, context) => {
  const row = requireFields(value, "tournament");
  const id = requireId(row["id"], "tournament");
  const name = readText(row["name"]) ?? String(id);
  const sport = readSport(row["sport"] ?? fieldsOf(row["category"])["sport"], context);
  return {
    id,
    urn_id: readText(row["urn_id"]) ?? `sr:tournament:${id}`,
    slug: readText(row["slug"]) ?? String(id),
    name,
    priority: readWhole(row["priority"]) ?? 0,
    provider: readText(row["provider"]) ?? sport.provider,
    sport,
    category: readCategoryOf(sport)(row["category"] ?? { id, name, sport }, context),
  };
};

/** Readers of the catalogue's calls. */
export const catalogReaders = [
  reads(endpoints.listSports, listOf(readSport)),
  reads(endpoints.listCategories, pageOf(readCategoryOf(null))),
  reads(endpoints.getCategory, readCategoryOf(null)),
  reads(endpoints.listTournaments, pageOf(readTournament)),
  reads(endpoints.getTournament, readTournament),
];
