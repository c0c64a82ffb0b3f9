import {
  createPlacementRefusal,
  effectiveStake,
  sentToPlacedBet,
  slipBetKey,
  slipReducer,
  type PlacedBet,
  type PlacementRefusal,
  type Slip,
  type SlipAction,
  type SlipBet,
} from "@touchline/domain";
import type { Bet } from "@touchline/contract/entities/bet";
import { createPlacement, type AttemptStage, type Placement, type PlacementEvents, type PlacementPage } from "./placement.ts";
import { wireToPlacedBet } from "./wire-bet.ts";

/** Places the bets of a slip: singles, the combo and the system are separate attempts, each under its own key. */
export interface SlipPlacement extends Placement {
  /** Handles a bet that changed on the private channel; false if it is not part of an attempt of this slip. */
  readonly betChanged: (bet: Bet) => boolean;
}

/** An attempt for the bets of one type, with the slip as that attempt sees it. */
interface Part {
  slip: Slip;
  stage: AttemptStage;
  refusal: PlacementRefusal | null;
  isNotPlaced: boolean;
}

/** One lane for each type of bet. An attempt is saved under its lane's name until its outcome is known. */
const laneKeys = ["slip-attempt", "slip-attempt-2", "slip-attempt-3"] as const;
/** For several attempts, the slip shows the stage that comes first in this list. */
const stagesByRank = ["unknown", "stalled", "checking", "sending", "delayed", "none"] as const satisfies readonly AttemptStage[];

/** Creates the placement of the slip. A slip with bets of one type is one attempt; several are sent one after the other. */
export function createSlipPlacement(page: PlacementPage, events: PlacementEvents): SlipPlacement {
  /** The attempts that are combined into one receipt, by lane; null while there is at most one. */
  let parts: ReadonlyMap<number, Part> | null = null;
  const lanes = laneKeys.map((attemptKey, lane) => createPlacement(page, eventsOf(lane), { attemptKey, meta: {} }));

  function eventsOf(lane: number): PlacementEvents {
    const part = (): Part | undefined => parts?.get(lane);
    return {
      ...events,
      slip: () => part()?.slip ?? events.slip(),
      dispatch(action) {
        const own = part();
        if (own === undefined) return events.dispatch(action);
        take(own, action);
      },
      stageChanged(stage) {
        const own = part();
        if (own === undefined) return events.stageChanged(stage);
        own.stage = stage;
        showStage();
      },
      notPlaced() {
        const own = part();
        if (own === undefined) return events.notPlaced();
        own.isNotPlaced = true;
      },
      refused(refusal) {
        if (part() === undefined) events.refused(refusal);
      },
    };
  }

  function take(part: Part, action: SlipAction): void {
    part.slip = slipReducer(part.slip, action);
    if (action.type === "placementRefused") part.refusal = action.refusal;
    const { placedBets, processingBets } = part.slip;
    const taken = processingBets.filter((_, index) => placedBets[index] !== undefined && placedBets[index].status !== "rejected");
    // Dispatched before the attempt is forgotten, because a reload must not offer these bets again.
    if (taken.length > 0) {
      const known = allParts().flatMap(({ slip }) => slip.placedBets);
      events.dispatch({ type: "placementProgressed", placedBets: known, betKeys: taken.map(slipBetKey) });
    }
    // Deferred, because the attempt still has to report the rest of its outcome.
    if (part.slip.state !== "processing") void Promise.resolve().then(conclude);
  }

  /** The parts in the order of their lanes, which is the order of the bets being placed. */
  function allParts(): readonly Part[] {
    return [...(parts ?? [])].sort(([left], [right]) => left - right).map(([, part]) => part);
  }

  function showStage(): void {
    const shown = stagesByRank.find((stage) => allParts().some((part) => part.stage === stage));
    if (shown !== undefined && shown !== "none") events.stageChanged(shown);
  }

  function conclude(): void {
    const all = allParts();
    if (all.length === 0 || all.some(({ slip }) => slip.state === "processing")) return;
    parts = null;
    if (all.some(({ slip }) => slip.state === "success")) {
      events.dispatch({ type: "placementAnswered", placedBets: all.flatMap((part) => receiptsOf(part)) });
    } else reportNothingPlaced(all);
    events.stageChanged("none");
  }

  function reportNothingPlaced(all: readonly Part[]): void {
    const refused = all.findIndex((part) => part.refusal !== null);
    const refusal = all[refused]?.refusal ?? null;
    if (refusal === null) {
      events.dispatch({ type: "placementAbandoned" });
      if (all.some((part) => part.isNotPlaced)) events.notPlaced();
      return;
    }
    const first = all.slice(0, refused).reduce((count, { slip }) => count + slip.processingBets.length, 0);
    const byBetIndex = Object.fromEntries(Object.entries(refusal.byBetIndex).map(([index, bet]) => [Number(index) + first, bet]));
    const whole = createPlacementRefusal({ ...refusal, byBetIndex });
    events.dispatch({ type: "placementRefused", refusal: whole });
    events.refused(whole);
  }

  /** The bets of a part as the receipt lists them; those that were not placed have no reference. */
  function receiptsOf({ slip, refusal }: Part): readonly PlacedBet[] {
    if (slip.state === "success") return slip.placedBets;
    const sent = { atMs: page.clock.now(), rules: slip.rules };
    return slip.bets.map((bet) => ({
      ...sentToPlacedBet(bet, { ...sent, id: `not-placed ${slipBetKey(bet)}`, stake: effectiveStake(slip, bet) }),
      status: "rejected",
      rejectReason: refusal?.message ?? null,
    }));
  }

  function partOf(slip: Slip, bets: readonly SlipBet[], placedBets: readonly PlacedBet[] = []): Part {
    return {
      slip: { ...slip, entryMode: "oneType", bets, processingBets: bets, placedBets },
      stage: "none",
      refusal: null,
      isNotPlaced: false,
    };
  }

  /** A part for each lane that has bets, with the bets known to be placed. */
  function partsOf(betsOf: (lane: Placement) => readonly SlipBet[] | undefined, slip: Slip): ReadonlyMap<number, Part> {
    const found = [...lanes.entries()].flatMap(([lane, placement]) => {
      const bets = betsOf(placement);
      return bets === undefined ? [] : [[lane, partOf(slip, bets, slip.placedBets)] as const];
    });
    return new Map(found);
  }

  async function start(): Promise<void> {
    const slip = events.slip();
    if (parts !== null) return;
    // An attempt with an unknown outcome comes first: its bets may be placed.
    if (lanes.some((lane) => lane.saved() !== null)) return resume();
    const groups = [...Map.groupBy(slip.processingBets, ({ type }) => type).values()].slice(0, laneKeys.length);
    if (groups.length < 2) return lanes[0]?.start();
    const started = groups.map((bets) => partOf(slip, bets));
    parts = new Map(started.entries());
    for (const [index, part] of started.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- A bet is sent only once the outcome of the one before it is known.
      await lanes[index]?.start();
      const isKnown = part.slip.placedBets.length > 0 || part.refusal !== null;
      if (isKnown) continue;
      // The outcome is unknown or the session has ended: bets that were not sent are not placed and stay on the slip.
      for (const unsent of started.slice(index + 1)) take(unsent, { type: "placementAbandoned" });
      return;
    }
  }

  function resume(): void {
    const waiting = lanes.flatMap((lane) => lane.saved() ?? []);
    if (parts !== null || waiting.length === 0) return;
    if (waiting.length > 1) {
      const slip = events.slip();
      parts = partsOf((lane) => lane.saved()?.bets, slip);
      events.dispatch({ type: "placementResumed", bets: waiting.flatMap(({ bets }) => bets) });
    }
    for (const lane of lanes) lane.resume();
  }

  return {
    start,
    resume,
    follow(attempt) {
      const running = lanes.flatMap((lane) => lane.current() ?? []);
      if (running.some(({ key }) => key === attempt.key)) return;
      const free = lanes.findIndex((lane) => lane.current() === null);
      if (running.length > 0 && free >= 0) {
        const slip = events.slip();
        const known = parts ?? partsOf((lane) => lane.current()?.bets, slip);
        parts = new Map([...known, [free, partOf(slip, attempt.bets)]]);
        events.dispatch({ type: "placementResumed", bets: allParts().flatMap((part) => part.slip.processingBets) });
      }
      lanes[free]?.follow(attempt);
    },
    takeOutcome(key, outcome) {
      for (const lane of lanes) lane.takeOutcome(key, outcome);
    },
    current: () => lanes.map((lane) => lane.current()).find((attempt) => attempt !== null) ?? null,
    saved: () => lanes.map((lane) => lane.saved()).find((attempt) => attempt !== null) ?? null,
    checkAgain() {
      for (const [index, lane] of lanes.entries()) {
        const stage = parts?.get(index)?.stage;
        if (stage === undefined || stage === "stalled" || stage === "unknown") lane.checkAgain();
      }
    },
    leaveUnknown() {
      for (const lane of lanes) lane.leaveUnknown();
    },
    concludeIfKnown() {
      for (const lane of lanes) lane.concludeIfKnown();
    },
    betChanged(bet) {
      const id = String(bet.id);
      const part = allParts().find(({ slip }) => slip.placedBets.some((placed) => placed.id === id));
      const known = part?.slip.placedBets.find((placed) => placed.id === id);
      if (part === undefined || known === undefined) return false;
      take(part, { type: "placedBetChanged", bet: wireToPlacedBet(bet, known) });
      for (const lane of lanes) lane.concludeIfKnown();
      return true;
    },
    stop() {
      for (const lane of lanes) lane.stop();
    },
  };
}
