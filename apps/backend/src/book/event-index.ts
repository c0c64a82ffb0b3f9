import type { BookContext } from "./book-context.ts";
import type { Catalog } from "./catalog.ts";
import { createOutrightState, type OutrightState } from "./outright-reader.ts";
import type { ListedEvent } from "./event-list.ts";
import type { MatchState } from "../feed/engine/match-state.ts";

/** All events that lists choose from. */
export interface EventIndex {
  /** Matches of the window and outright events, by start. */
  events(): readonly ListedEvent[];
  outright(id: number): OutrightState | null;
  outrights(): readonly OutrightState[];
  asEvent(match: MatchState): ListedEvent | null;
}

const hourMs = 3_600_000;

export function createEventIndex({ engine, source }: BookContext, catalog: Catalog): EventIndex {
  let builtRevision = -1;
  let builtOutrightHour = -1;
  let matchEvents: readonly ListedEvent[] = [];
  let events: readonly ListedEvent[] = [];
  let outrightById = new Map<number, OutrightState>();

  function listed(id: number, facts: { readonly tournamentId: number; readonly startsAt: number; readonly subject: ListedEvent["subject"] }): ListedEvent | null {
    const tournament = catalog.tournamentOf(facts.tournamentId);
    const sport = tournament === undefined ? undefined : catalog.sportOf(tournament.sport);
    if (tournament === undefined || sport === undefined) return null;
    const categoryPriority = catalog.categoryOf(tournament.categoryId)?.priority ?? Number.MAX_SAFE_INTEGER;
    return { id, subject: facts.subject, startsAt: facts.startsAt, sport, tournament, categoryPriority };
  }

  function asEvent(match: MatchState): ListedEvent | null {
    const { id, tournamentId, startsAt } = match.fixture;
    return listed(id, { tournamentId, startsAt, subject: { kind: "match", match } });
  }

  function readOutrights(now: number): boolean {
    const hour = Math.floor(now / hourMs);
    if (hour === builtOutrightHour) return false;
    builtOutrightHour = hour;
    outrightById = new Map(source.outrightsAt(now).map((facts) => [facts.id, createOutrightState(facts)]));
    return true;
  }

  function refresh(): void {
    const hasNewOutrights = readOutrights(engine.context.clock.now());
    const revision = engine.windowRevision();
    if (revision !== builtRevision) matchEvents = engine.matches().flatMap((match) => asEvent(match) ?? []);
    if (revision === builtRevision && !hasNewOutrights) return;
    builtRevision = revision;
    const outrightEvents = [...outrightById.values()].flatMap((outright) => {
      const { id, tournamentId, endsAt } = outright.facts;
      return listed(id, { tournamentId, startsAt: endsAt, subject: { kind: "outright", outright } }) ?? [];
    });
    events = [...matchEvents, ...outrightEvents];
  }

  return {
    asEvent,
    events() {
      refresh();
      return events;
    },
    outrights() {
      refresh();
      return [...outrightById.values()];
    },
    outright(id) {
      refresh();
      return outrightById.get(id) ?? null;
    },
  };
}
