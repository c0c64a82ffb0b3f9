import type { Market, Outcome } from "@touchline/domain";
import { groupMarkets } from "../../../../elements/markets/group-markets.ts";

/** How one market of a match ended. */
export interface MarketResult {
  readonly key: string;
  readonly name: string;
  /** What won, wholly or by half; none where the stakes go back. */
  readonly winners: readonly { readonly id: string; readonly name: string; readonly isHalf: boolean }[];
  readonly isSimulatedDetail: boolean;
}

const won = new Set<Outcome["result"]>(["win_entire", "refund_half_win_other"]);

function isSettled({ outcomes }: Market): boolean {
  return outcomes.some(({ result }) => result !== null && result !== "no_results");
}

/** Results of the markets that are settled, in the order of the feed; the lines of a ladder together. */
export function marketResults(markets: readonly Market[]): readonly MarketResult[] {
  return groupMarkets(markets.filter(isSettled)).map(({ key, name, lines }) => ({
    key,
    name,
    winners: lines.flatMap((line) =>
      line.outcomes
        .filter(({ result }) => won.has(result))
        .map((outcome) => ({
          id: `${line.specifier}/${outcome.id}`,
          name: outcome.name,
          isHalf: outcome.result === "refund_half_win_other",
        })),
    ),
    isSimulatedDetail: lines.some((line) => line.isSimulatedDetail),
  }));
}
