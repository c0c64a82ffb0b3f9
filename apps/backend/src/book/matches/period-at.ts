import type { ScriptEvent, SportKey } from "@touchline/feed";

/** What a sport calls its periods, how many it plays in regular time and how often each one starts: an inning once a side. */
const periodsBySport: Readonly<Partial<Record<SportKey, { readonly type: string; readonly regular: number; readonly starts: number }>>> = {
  soccer: { type: "half", regular: 2, starts: 1 },
  basketball: { type: "quarter", regular: 4, starts: 1 },
  "american-football": { type: "quarter", regular: 4, starts: 1 },
  "ice-hockey": { type: "period", regular: 3, starts: 1 },
  baseball: { type: "inning", regular: Number.POSITIVE_INFINITY, starts: 2 },
  tennis: { type: "set", regular: Number.POSITIVE_INFINITY, starts: 1 },
};

/** The period that a match is in after these events of its script. */
export function periodAt(sport: SportKey, events: readonly ScriptEvent[]): { readonly type: string; readonly number: number } {
  const { type, regular, starts } = periodsBySport[sport] ?? { type: "period", regular: Number.POSITIVE_INFINITY, starts: 1 };
  const started = events.filter(({ kind }) => kind === "period_start");
  const number = Math.max(1, Math.ceil(started.length / starts));
  if (started.at(-1)?.label === "PEN") return { type: "penalties", number: 1 };
  return number > regular ? { type: "overtime", number: number - regular } : { type, number };
}
