import type { Fixture } from "../fixture.ts";
import type { SportKey } from "../dataset/source-match.ts";

const minuteMs = 60_000;
const minutesBySport: Readonly<Record<SportKey, number>> = {
  soccer: 110,
  tennis: 100,
  basketball: 135,
  "ice-hockey": 150,
  baseball: 160,
  "american-football": 190,
  cricket: 210,
  cs2: 120,
  lol: 110,
  dota2: 125,
  valorant: 120,
};
const minutesOfBestOf = { 1: 45, 3: 120, 5: 180 } as const;

/** About how long the match takes in feed time, breaks included, ms; the sport's script decides exactly. */
export function nominalDurationMs(fixture: Fixture): number {
  const facts = fixture.source?.facts;
  if (facts && "minutes" in facts && facts.minutes !== null) return Math.max(facts.minutes, 30) * minuteMs;
  if (facts?.sport === "soccer" && facts.et) return (facts.penalties ? 165 : 150) * minuteMs;
  return (fixture.bestOf ? minutesOfBestOf[fixture.bestOf] : minutesBySport[fixture.sport]) * minuteMs;
}
