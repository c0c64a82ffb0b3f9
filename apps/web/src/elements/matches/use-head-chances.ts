import type { Match } from "@touchline/store";
import { type WinChances, winChancesOf } from "@touchline/store/win-chances";
import { useIsFromServer } from "../rendering/use-staged-render.ts";
import { useMarket, useResource, useStore } from "../store.ts";
import { isOver } from "./match.ts";

/** The chances that the head of a match shows. */
interface HeadChances {
  /** Undefined until they are read. */
  readonly chances: WinChances | undefined;
  /** Whether there is a chart or will be one, whose place is kept. */
  readonly hasChart: boolean;
  /** Whether the head shows the odds of the main market, which the chart ends in. */
  readonly hasOdds: boolean;
}

/** The chances of a match; a page from the server whose backend sent none does not wait for them. */
export function useHeadChances(match: Match | undefined): HeadChances {
  const isMatch = match?.home != null;
  const { data: chances, isError } = useResource(winChancesOf(useStore(), match?.id ?? ""), { isEnabled: isMatch });
  const market = useMarket(match?.mainMarketKey ?? null);
  const isFromServer = useIsFromServer();
  const hasChart = chances === undefined ? isMatch && !isError && !isFromServer : chances.points.length > 0 || !chances.isComplete;
  return { chances, hasChart, hasOdds: hasChart && market !== undefined && match !== undefined && !isOver(match) };
}
