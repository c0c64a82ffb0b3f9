/** Fields of a profile that may be missed (spec.md 3 "authFieldsMissed"). */
export const playerFields = ["first_name", "last_name", "phone", "cpf", "municipality_code"] as const;
export type PlayerField = (typeof playerFields)[number];

/** Fields that money needs, by country; Brazil asks for its tax number and the place where somebody lives. */
const fieldsOf: Readonly<Record<string, readonly PlayerField[]>> = { BR: ["first_name", "last_name", "cpf", "municipality_code"] };
const usualFields: readonly PlayerField[] = ["first_name", "last_name"];

/** What a player of a country has to tell before money moves. */
export function requiredPlayerFields(country: string): readonly PlayerField[] {
  return fieldsOf[country] ?? usualFields;
}

/** What of it is not known yet. */
export function missedPlayerFields(
  country: string,
  known: Readonly<Partial<Record<PlayerField, string | number | null>>>,
): readonly PlayerField[] {
  return requiredPlayerFields(country).filter((field) => known[field] == null || known[field] === "");
}

/** Reads a phone number in its international form, `+4915112345678`; spaces, dots, dashes and brackets do not count. Null for anything else. */
export function parsePhone(text: string): string | null {
  const written = text
    .trim()
    .replace(/[\s().-]/gu, "")
    .replace(/^00/u, "+");
  return /^\+[1-9]\d{6,14}$/u.test(written) ? written : null;
}
