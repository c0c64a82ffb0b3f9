import { slipBetKey, slipSelections, type Slip, type SlipAction } from "@touchline/domain";

/** What was tapped and typed before the slip to work on was known, as actions to be done again on top of it. */
export function earlyEdits(early: Slip, known: Slip): readonly SlipAction[] {
  const present = new Set(slipSelections(known).map(({ id }) => id));
  const tapped = slipSelections(early).filter(({ id }) => !present.has(id));
  return [
    ...tapped.map((selection): SlipAction => ({ type: "selectionToggled", selection })),
    ...(early.sharedStake.minor > 0n ? [{ type: "sharedStakeTyped", stake: early.sharedStake } as const] : []),
    ...early.bets.flatMap((bet): SlipAction[] => {
      const { stakeEntry } = bet;
      if (stakeEntry.source === "sharing") return [];
      const betKey = slipBetKey(bet);
      return stakeEntry.source === "stake"
        ? [{ type: "stakeTyped", betKey, stake: stakeEntry.stake }]
        : [{ type: "returnTyped", betKey, target: stakeEntry.target }];
    }),
  ];
}
