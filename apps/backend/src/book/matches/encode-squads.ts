import type { Lineups } from "@touchline/contract/http/standings";
import { type Fixture, playerIdOf, shirtsOnPitch, type Side } from "@touchline/feed";

/** The moment at which a match is read, and how far it has been played. */
interface SquadReading {
  readonly nowMs: number;
  /** Minute of the match; null before the start. */
  readonly minute: number | null;
}

/** How long before the start the line-ups are public. */
const publicBeforeMs = 60 * 60_000;

type SquadList = Lineups["home"];

/** The squads of a match, and the line-ups once they are public; empty if unknown. */
export function encodeSquads(fixture: Fixture, { nowMs, minute }: SquadReading): { readonly home: SquadList; readonly away: SquadList } {
  const facts = fixture.source?.facts;
  if (facts?.sport === "soccer" && facts.squads !== null) {
    const { squads, lineUps } = facts;
    const list = (side: Side): SquadList => {
      const isPublic = lineUps !== undefined && nowMs >= fixture.startsAt - publicBeforeMs;
      const playing = isPublic ? shirtsOnPitch(lineUps[side], minute ?? 0) : null;
      return squads[side].map(({ shirt, position, name, club }) => ({
        shirt,
        position,
        name,
        club,
        external_id: playerIdOf(fixture[side].id, shirt),
        ...(playing === null ? {} : { is_playing: playing.has(shirt) }),
      }));
    };
    return { home: list("home"), away: list("away") };
  }
  if (facts?.sport === "cricket" && facts.squads !== null) {
    const list = (players: readonly string[]): SquadList => players.map((name) => ({ shirt: null, position: null, name, club: null }));
    return { home: list(facts.squads.home), away: list(facts.squads.away) };
  }
  return { home: [], away: [] };
}
