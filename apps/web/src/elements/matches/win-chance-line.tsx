import { formatPercent } from "@touchline/domain";
import type { Match } from "@touchline/store";
import { winChanceLinesOf } from "@touchline/store/win-chances";
import type { ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { useStore, useStoreQuery } from "../store.ts";
import { matchColours, toCssColour } from "./match-colours.ts";

const readEveryMs = 60_000;

/** How the chances to win have moved so far, as a small picture: home from the top, away from the bottom. */
export function WinChanceLine({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const { api, queries, locale } = useStore();
  const { data } = useStoreQuery({ ...queries.query(winChanceLinesOf(api, [match.id])), refetchInterval: readEveryMs });
  const points = data?.get(match.id)?.points ?? [];
  const last = points.at(-1);
  // Its place is kept while it loads.
  if (last === undefined) return <svg className="block h-4" aria-hidden="true" />;
  const { home, away } = matchColours(match);
  const width = match.scoreboard?.progress ?? 1000;
  const xOf = (seconds: number): number => Math.round((Math.max(0, seconds) / Math.max(1, last.atSeconds)) * width);
  const edge = (side: "home" | "away"): string =>
    points.map((point) => `L${xOf(point.atSeconds)} ${side === "home" ? point.home : 1000 - point.away}`).join("");
  const share = (value: number): string => formatPercent(Math.round(value / 10) * 10, locale);
  return (
    <svg
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      role="img"
      aria-label={`${t("match.winChance")}: ${match.home?.commonName ?? ""} ${share(last.home)}, ${match.away?.commonName ?? ""} ${share(last.away)}`}
      className="my-1 block h-4 w-full rounded-1 bg-raise"
    >
      <path d={`M0 0V1000H${width}V0Z`} fill="var(--line)" />
      <path d={`M0 0${edge("home")}V0Z`} fill={toCssColour(home)} fillOpacity="0.62" />
      <path d={`M0 1000${edge("away")}V1000Z`} fill={toCssColour(away)} fillOpacity="0.62" />
    </svg>
  );
}
