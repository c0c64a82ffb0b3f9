import type { Competitor } from "@touchline/contract/entities/match";
import { crestColors, isPersonSport, shortTeamName } from "@touchline/domain";
import { type Reader, readFlag, readPicture, readText, requireFields, Unreadable } from "./fields.ts";

const color = /^#[\da-f]{6}$/iu;

/** Patterns that the page can draw. */
const patterns = /^(?:stripes|hoops|halves|quarters|checks|sash|band|centre|diagonal|sleeves|spots|chevron|belts|diamond)$/u;

function readColors(value: unknown): [string, string] | null {
  const [first, second] = Array.isArray(value) ? (value as unknown[]) : [];
  return typeof first === "string" && typeof second === "string" && color.test(first) && color.test(second) ? [first, second] : null;
}

/** Reads a side of a match. Only a name is required; a missing short name or colours are derived from the name or the id. */
export function readCompetitorOf(sportKey: string): Reader<Competitor> {
  return (value, context) => {
    const row = requireFields(value, "competitor");
    const name = readText(row["name"]) ?? readText(row["id"]);
    if (name === null) throw new Unreadable("competitor", "name");
    const id = readText(row["id"]) ?? name;
    const [third, pattern] = [readText(row["third_color"]) ?? "", readText(row["pattern"]) ?? ""];
    const collar = readText(row["collar"]);
    return {
      id,
      name,
      short_name: readText(row["short_name"]) ?? shortTeamName(name, { isPerson: isPersonSport(sportKey) }),
      common_name: readText(row["common_name"]) ?? name,
      logo: readPicture(row["logo"], context),
      country_code: readText(row["country_code"])?.toUpperCase() ?? null,
      colors: readColors(row["colors"]) ?? crestColors(id),
      ...(color.test(third) ? { third_color: third } : {}),
      pattern: patterns.test(pattern) ? pattern : "plain",
      ...(collar === "v" || collar === "polo" ? { collar } : {}),
      ...(readFlag(row["cuffs"]) ? { cuffs: true } : {}),
      is_nation: readFlag(row["is_nation"]),
    };
  };
}
