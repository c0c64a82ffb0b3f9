/** Reads the `sport` parameter of an address; anything that cannot be a sport's key is no choice (decisions AC). */
export function readSportParameter(search: URLSearchParams): string | null {
  const sport = search.get("sport");
  return sport !== null && /^[a-z\d-]{1,40}$/u.test(sport) ? sport : null;
}
