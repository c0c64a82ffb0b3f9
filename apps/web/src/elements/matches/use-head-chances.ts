import type { Match } from "@touchline/store";
import { type WinChances, winChancesOf } from "@touchline/store/win-chances";
import { useIsFromServer } from "../rendering/use-staged-render.ts";
import { useMarket, useResource, useStore } from "../store.ts";
import { isOver } from "./match.ts";

/** The win chances in the header of a match. */
interface HeadChances {
  /** Undefined until they are loaded. */
  readonly chances: WinChances | undefined;
  /** Whether there is or may be a chart, for which space is reserved. */
  readonly hasChart: boolean;
  /** Whether the header shows the odds of the main market, at which the chart ends. */
  readonly hasOdds: boolean;
}

/** The chances of a match. A server-rendered page without them does not wait for them. */
export function useHeadChances(match: Match | undefined): HeadChances {
  const isMatch = match?.home != null;
  const { data: chances, isError } = useResource(winChancesOf(useStore(), match?.id ?? ""), { isEnabled: isMatch });
  const market = useMarket(match?.mainMarketKey ?? null);
  const isFromServer = useIsFromServer();
  const hasChart = chances === undefined ? isMatch && !isError && !isFromServer : chances.points.length > 0 || !chances.isComplete;
  return { chances, hasChart, hasOdds: hasChart && market !== undefined && match !== undefined && !isOver(match) };
}
