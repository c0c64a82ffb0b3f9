import { hourMs } from "../../platform/clock.ts";
import type { MatchState } from "@touchline/feed";
import { type BookContext, isFilmed } from "../book-context.ts";
import type { Catalog } from "../catalog/catalog.ts";
import { createOutrightState, type OutrightState } from "./outrights.ts";
import type { ListedEvent } from "./event-list.ts";

/** All events for lists. */
export interface EventIndex {
  /** Matches of the calendar window and outright events, by start. */
  events(): readonly ListedEvent[];
  /** An outright event, listed or past. */
  outright(id: number): OutrightState | null;
  asEvent(match: MatchState): ListedEvent | null;
  /** Reprices outright events once an hour. */
  keepWarm(): void;
}

export function createEventIndex({ engine, source, coverage }: BookContext, catalog: Catalog): EventIndex {
  let builtRevision = -1;
  let readHour: number | null = null;
  let readRevision = -1;
  let hasNewOutrights = false;
  let matchEvents: readonly ListedEvent[] = [];
  let events: readonly ListedEvent[] = [];
  let outrightById = new Map<number, OutrightState>();

  function listed(
    id: number,
    facts: { readonly tournamentId: number; readonly startsAt: number; readonly subject: ListedEvent["subject"] },
  ): ListedEvent | null {
    const tournament = catalog.tournamentOf(facts.tournamentId);
    const sport = tournament === undefined ? undefined : catalog.sportOf(tournament.sport);
    if (tournament === undefined || sport === undefined) return null;
    const categoryPriority = catalog.categoryOf(tournament.categoryId)?.priority ?? Number.MAX_SAFE_INTEGER;
    const { subject, startsAt } = facts;
    const hasVideo = coverage.hasVideo && subject.kind === "match" && isFilmed(subject.match.fixture, tournament);
    return { id, subject, startsAt, sport, tournament, categoryPriority, hasVideo };
  }

  function asEvent(match: MatchState): ListedEvent | null {
    const { id, tournamentId, startsAt } = match.fixture;
    return listed(id, { tournamentId, startsAt, subject: { kind: "match", match } });
  }

  function readOutrights(now: number): void {
    readHour = Math.floor(now / hourMs);
    readRevision = source.outrightsRevision();
    outrightById = new Map(source.outrightsAt(now).map((facts) => [facts.id, createOutrightState(facts)]));
    hasNewOutrights = true;
  }

  function refresh(): void {
    if (readHour === null || source.outrightsRevision() !== readRevision) readOutrights(engine.context.clock.now());
    const revision = engine.windowRevision();
    if (revision !== builtRevision) matchEvents = engine.matches().flatMap((match) => asEvent(match) ?? []);
    if (revision === builtRevision && !hasNewOutrights) return;
    builtRevision = revision;
    hasNewOutrights = false;
    const outrightEvents = [...outrightById.values()].flatMap((outright) => {
      const { id, tournamentId, closesAt } = outright.facts;
      return listed(id, { tournamentId, startsAt: closesAt, subject: { kind: "outright", outright } }) ?? [];
    });
    events = [...matchEvents, ...outrightEvents];
  }

  function keepWarm(): void {
    const now = engine.context.clock.now();
    if (readHour !== null && Math.floor(now / hourMs) !== readHour) readOutrights(now);
  }

  return {
    asEvent,
    keepWarm,
    events() {
      refresh();
      return events;
    },
    outright(id) {
      if (engine.isPlanned(id)) return null;
      refresh();
      const known = outrightById.get(id);
      if (known !== undefined) return known;
      const facts = source.outright(id, engine.context.clock.now());
      return facts === null ? null : createOutrightState(facts);
    },
  };
}
