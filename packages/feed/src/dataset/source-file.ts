/** Header of every data file. */
export interface SourceHeader {
  readonly sport: "soccer" | "tennis" | "basketball" | "ice-hockey" | "baseball" | "american-football" | "cricket";
  readonly competition: string;
  readonly name: string;
  readonly season: string;
  readonly country?: string;
  readonly kind?: "league" | "cup" | "tournament";
  readonly tz: string | null;
}

export interface SourceTeam {
  readonly id: string;
  readonly name: string;
  readonly country?: string;
}

/** Midnight UTC of a `YYYY-MM-DD` day, epoch ms. */
export function dayStart(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}
