const usualMinimumAge = 18;

/** Countries in which betting begins later than at 18 (docs/decisions/0009-players.md says why). */
const minimumAges: Readonly<Record<string, number>> = { BE: 21, GR: 21, KZ: 21, LT: 21, US: 21 };

/** Whole years from which somebody may bet in a country; ISO 3166-1 alpha-2. */
export function minimumAge(country: string): number {
  return minimumAges[country] ?? usualMinimumAge;
}

/** Whole years between a `yyyy-mm-dd` birthday and a moment (epoch ms), in UTC. */
export function ageOn(dateOfBirth: string, atMs: number): number {
  const birth = new Date(`${dateOfBirth}T00:00:00Z`);
  const at = new Date(atMs);
  const years = at.getUTCFullYear() - birth.getUTCFullYear();
  const isBefore = at.getUTCMonth() * 100 + at.getUTCDate() < birth.getUTCMonth() * 100 + birth.getUTCDate();
  return isBefore ? years - 1 : years;
}

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

const digitsInCpf = 11;

function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, index) => total + digit * (digits.length + 1 - index), 0);
  const rest = (sum * 10) % 11;
  return rest === 10 ? 0 : rest;
}

/** Reads a Brazilian CPF, with or without its dots and dash, into its eleven digits; null when its check digits are wrong. */
export function parseCpf(text: string): string | null {
  const trimmed = text.trim();
  if (!/^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/u.test(trimmed)) return null;
  const written = trimmed.replace(/\D/gu, "");
  // Numbers of one digit repeated satisfy the sums, yet are given to nobody.
  if (/^(\d)\1+$/u.test(written)) return null;
  const digits = written.split("").map(Number);
  const first = checkDigit(digits.slice(0, digitsInCpf - 2));
  const second = checkDigit(digits.slice(0, digitsInCpf - 1));
  return digits[9] === first && digits[10] === second ? written : null;
}
