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
