import type { Money, SlipSelection } from "@touchline/domain";
import type { EditOutcome, ListedBet } from "@touchline/store";
import { useEffect, useReducer, useState } from "react";
import { useBets } from "../../../../elements/use-bets.ts";
import { useStore, useValue } from "../../../../elements/store.ts";
import { addableSelections, toAddedLeg, draftBet, draftChoice, toDraft, type DraftBet, type DraftLeg } from "./bet-draft.ts";

export interface BetEditing {
  readonly draft: readonly DraftLeg[];
  readonly isLoading: boolean;
  /** The current price of each draft leg; null if it cannot be bet on. */
  readonly currentLegs: readonly (SlipSelection | null)[];
  /** Null if no leg is kept, or if a kept leg has no price. */
  readonly newBet: DraftBet | null;
  readonly isBusy: boolean;
  /** Selections of the slip that can be added to the bet. */
  readonly addable: readonly SlipSelection[];
  add(selection: SlipSelection): void;
  /** Removes an added leg from the draft. */
  removeAdded(index: number): void;
  change(index: number, changes: Partial<Pick<DraftLeg, "outcomeId" | "isKept">>): void;
  place(value: Money): Promise<EditOutcome | null>;
}

/** Edits the legs of a bet at current prices, which update while the sheet is open. */
export function useBetEdit(bet: ListedBet): BetEditing {
  const bets = useBets();
  const { entities, slip, realtime } = useStore();
  const [draft, setDraft] = useState(() => toDraft(bet));
  const [isLoading, setLoading] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [, rerender] = useReducer((turn: number) => turn + 1, 0);
  useEffect(() => entities.subscribeAny(rerender), [entities]);
  const matchIds = [...new Set(draft.map(({ leg }) => leg.matchId))].join();
  useEffect(() => {
    const releases = matchIds.split(",").map((matchId) => realtime.followMatch(matchId));
    return () => {
      for (const release of releases) release();
    };
  }, [realtime, matchIds]);
  useEffect(() => {
    void bets.loadLegPrices(bet.legs).finally(() => setLoading(false));
  }, [bets, bet.legs]);
  const currentLegs = draft.map((leg) => bets.currentSelection(draftChoice(leg)));
  const kept = draft.flatMap((leg, index) => (leg.isKept ? [currentLegs[index] ?? null] : []));
  const selections = kept.filter((selection) => selection !== null);
  const { bets: slipBets, rules } = useValue(slip).slip;
  const { systemTypes } = rules;
  const newBet = kept.length === 0 || selections.length < kept.length ? null : draftBet(bet, { selections, systemTypes });
  return {
    draft,
    isLoading,
    currentLegs,
    newBet,
    isBusy,
    addable: addableSelections(draft, slipBets),
    add(selection) {
      void bets.loadLegPrices([selection]);
      setDraft([...draft, toAddedLeg(selection)]);
    },
    removeAdded: (index) => setDraft(draft.filter((_, at) => at !== index)),
    change: (index, changes) => setDraft(draft.map((leg, at) => (at === index ? { ...leg, ...changes } : leg))),
    async place(value) {
      if (newBet === null) return null;
      setBusy(true);
      const { oddsPolicy } = slip.getState().slip;
      const { selections: legs, type, systemType } = newBet;
      const outcome = await bets.edit({ bet, value, selections: legs, type, systemId: systemType?.id ?? null, oddsPolicy });
      setBusy(false);
      const added = draft.flatMap(({ leg, isAdded }) => (isAdded ? [leg.id] : []));
      if (outcome.type === "edited" && added.length > 0) slip.dispatch({ type: "selectionsRemoved", selectionIds: added });
      return outcome;
    },
  };
}
