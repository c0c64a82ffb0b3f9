import type { BetLeg } from "@touchline/store";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { LiveClock } from "../../../../elements/scoreboard/live-clock.tsx";
import { useDayFormat } from "../../../../elements/time/use-day-format.ts";
import { useMatch } from "../../../../elements/matches/use-match.ts";
import { useText } from "../../../../messages/use-text.ts";
import { PageLink } from "../../../../navigation/page-link.tsx";
import { legState } from "../card/leg-state.ts";
import { toneInk } from "../card/tone-ink.data.ts";

interface TrackedLegProps {
  readonly leg: BetLeg;
  readonly layout: "bar" | "panel";
}

const looks: Readonly<Record<TrackedLegProps["layout"], string>> = {
  bar: "h-11 max-w-64 shrink-0 px-3",
  panel: "min-h-11 px-4 hover:bg-cell",
};

/** One followed leg: what was bet on, clock and score; leads to its match. */
export function TrackedLeg({ leg, layout }: TrackedLegProps): ReactNode {
  const t = useText();
  const { time } = useDayFormat();
  const match = useMatch(leg.matchId);
  const status = match?.status ?? leg.matchStatus;
  const isLive = status === "live" || status === "stopped";
  const { icon, tone, wordKey } = legState(leg.result, status);
  const score = match?.scoreboard?.score;
  return (
    <PageLink to={leg.matchPath} className={`flex items-center gap-2 ${looks[layout]}`} title={`${leg.matchName} · ${leg.marketName}`}>
      <Icon name={icon} size={16} className={`shrink-0 ${leg.result === "no_results" && isLive ? "text-live" : toneInk[tone]}`} />
      <span className="sr">{t(wordKey)}</span>
      <span className="grid min-w-0 flex-1 leading-tight">
        <bdi className="truncate font-[640] first-letter:uppercase">{leg.outcomeName}</bdi>
        <bdi className="truncate text-12 text-mid">{layout === "panel" ? leg.matchName : leg.marketName}</bdi>
      </span>
      <span className="n grid shrink-0 justify-items-end text-12 leading-tight">
        {isLive && match !== undefined ? <LiveClock match={match} /> : <bdi className="text-mid">{time(leg.startsAtMs)}</bdi>}
        {isLive && score != null ? (
          <bdi dir="ltr" className="font-[700]">
            {score.home}–{score.away}
          </bdi>
        ) : null}
      </span>
    </PageLink>
  );
}
