import type { SearchResult } from "@touchline/contract/http/search";
import { endpoints } from "../core/endpoints.data.ts";
import { readTournament } from "./catalog-readers.ts";
import { fieldsOf, orWithout, type Reader, readRows, reads, readText, requireFields, Unreadable } from "./fields.ts";
import { readMatch } from "./match-readers.ts";

const readFoundCompetitor: Reader<SearchResult["competitors"][number]> = (value, context) => {
  const row = requireFields(value, "competitor");
  const name = readText(row["name"]);
  if (name === null) throw new Unreadable("competitor", "name");
  return {
    id: readText(row["id"]) ?? name,
    name,
    sport_key: readText(row["sport_key"]) ?? readText(fieldsOf(row["sport"])["key"]) ?? "",
    next_match: orWithout(readMatch)(row["next_match"], context),
  };
};

/** Reads the results of a search: three lists, or only events. */
const readSearch: Reader<SearchResult> = (value, context) => {
  const found = Array.isArray(value) ? { events: value as unknown } : fieldsOf(value);
  const { data } = found as { data?: unknown };
  const lists = Array.isArray(data) ? { events: data as unknown } : { ...found, ...fieldsOf(data) };
  const row = fieldsOf(lists);
  return {
    events: readRows(row["events"] ?? row["matches"], readMatch, context),
    tournaments: readRows(row["tournaments"], readTournament, context),
    competitors: readRows(row["competitors"], readFoundCompetitor, context),
  };
};

/** Reader of the search. */
export const searchReaders = [reads(endpoints.search, readSearch)];
