/** Final standings of seasons before the first match of a club in the record: league, the day that they are known from, matches, points. Their sources are in `apps/backend/data/ATTRIBUTION.md`. */
export const standings = [
  {
    league: "ksa.1",
    day: "2024-07-15",
    matches: 34,
    points: {
      "al-hilal": 96,
      "al-nassr": 82,
      "al-ahli-sfc": 65,
      "al-taawoun": 59,
      "al-ittihad": 54,
      "al-ettifaq": 48,
      "al-fateh": 45,
      "al-shabab": 44,
      "al-fayha": 44,
      "damac-fc": 41,
      "al-khaleej": 37,
      "al-ra-ed": 37,
      "al-wehda": 36,
      "al-riyadh": 35,
      "al-okhdood": 33,
    },
  },
] as const;

/** Clubs that had no money for their players before a season, so that they start like clubs without a record, by the day of the strengths. */
export const ruinedClubs: Readonly<Record<string, readonly string[]>> = {
  "2022-02-01": ["guangzhou-city", "guangzhou-fc", "hebei-fc"],
};
