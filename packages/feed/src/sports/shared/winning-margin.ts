import type { Pair } from "../../core/source-match.ts";
import type { ListedRule } from "./market-rule.ts";

const typeId = 290;

/** The market of how far a side wins by, in three bands a side; a draw voids it. `bands` are the widest margins of the first two, points. */
export function winningMarginRule(
  variant: string,
  [narrow, wide]: readonly [narrow: number, wide: number],
): ListedRule<{ readonly score: Pair }> {
  const ids = [1, 2, 3, 4, 5, 6].map((number) => `${variant}:${number}`);
  return {
    typeId,
    kind: "listed",
    specifiers: ["variant"],
    needs: ["final"],
    accepts: (params) => params["variant"] === variant,
    outcomes: () => ids.map((id) => ({ id })),
    winnerOf({ score: [home, away] }) {
      const margin = Math.abs(home - away);
      if (margin === 0) return null;
      const band = margin <= narrow ? 0 : margin <= wide ? 1 : 2;
      return ids[band + (home > away ? 0 : 3)] ?? null;
    },
  };
}
