const usualMinimumAge = 18;

/** Countries with a minimum age above 18; sources in docs/decisions/0009-players.md. */
const minimumAges: Readonly<Record<string, number>> = { BE: 21, GR: 21, KZ: 21, LT: 21, US: 21 };

/** Minimum age for betting, in years; `country` is ISO 3166-1 alpha-2. */
export function minimumAge(country: string): number {
  return minimumAges[country] ?? usualMinimumAge;
}

/** Age in whole years at a moment (epoch ms, UTC); the date of birth is `yyyy-mm-dd`. */
export function ageOn(dateOfBirth: string, atMs: number): number {
  const birth = new Date(`${dateOfBirth}T00:00:00Z`);
  const at = new Date(atMs);
  const years = at.getUTCFullYear() - birth.getUTCFullYear();
  const isBefore = at.getUTCMonth() * 100 + at.getUTCDate() < birth.getUTCMonth() * 100 + birth.getUTCDate();
  return isBefore ? years - 1 : years;
}

/** Profile fields that may be missing (spec.md 3 "authFieldsMissed"). */
export const playerFields = ["first_name", "last_name", "phone", "cpf", "municipality_code"] as const;
/** A profile field that can be required. */
export type PlayerField = (typeof playerFields)[number];

/** Fields required before money moves, by country. */
const fieldsOf: Readonly<Record<string, readonly PlayerField[]>> = { BR: ["first_name", "last_name", "cpf", "municipality_code"] };
const usualFields: readonly PlayerField[] = ["first_name", "last_name"];

/** Profile fields that a player of a country must complete before money moves. */
export function requiredPlayerFields(country: string): readonly PlayerField[] {
  return fieldsOf[country] ?? usualFields;
}

/** Required fields that are still empty. */
export function missedPlayerFields(
  country: string,
  known: Readonly<Partial<Record<PlayerField, string | number | null>>>,
): readonly PlayerField[] {
  return requiredPlayerFields(country).filter((field) => known[field] == null || known[field] === "");
}

/** Parses an international phone number into `+4915112345678`, ignoring spaces, dots, dashes and brackets; null for other text. */
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

/** Parses a Brazilian CPF, with or without punctuation, into its eleven digits; null if its check digits are wrong. */
export function parseCpf(text: string): string | null {
  const trimmed = text.trim();
  if (!/^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/u.test(trimmed)) return null;
  const written = trimmed.replace(/\D/gu, "");
  // Eleven equal digits pass the checksum but are never issued.
  if (/^(\d)\1+$/u.test(written)) return null;
  const digits = written.split("").map(Number);
  const first = checkDigit(digits.slice(0, digitsInCpf - 2));
  const second = checkDigit(digits.slice(0, digitsInCpf - 1));
  return digits[9] === first && digits[10] === second ? written : null;
}
