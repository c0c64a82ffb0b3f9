import { Icon, IconButton } from "@touchline/ui";
import type { ReactNode } from "react";
import { DockPart } from "../../../elements/dock.tsx";
import { LiveClock } from "../../../elements/matches/match-clock.tsx";
import { useDayFormat } from "../../../elements/time.ts";
import { MoneyText } from "../../../elements/money-text.tsx";
import { useMatch } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { betTitle, legState, toneClasses } from "./bet-state.ts";
import { CashOutBox } from "./cashout/cash-out-box.tsx";
import { BetRings, isChain } from "./card/bet-chain.tsx";
import { type TrackedBet, type Tracker, useTracker } from "./use-tracker.ts";
import "../../../styles/late.css";

interface BetTrackerProps {
  /** `bar`: above the tab bar of phones. `panel`: at the foot of the slip's column. */
  readonly layout: "bar" | "panel";
}

/** Open bets, pinned while the player browses and one of them is in play. */
export function BetTracker({ layout }: BetTrackerProps): ReactNode {
  const tracker = useTracker();
  if (tracker.count.inPlay === 0) return null;
  return layout === "bar" ? <TrackerBar tracker={tracker} /> : <TrackerPanel tracker={tracker} />;
}

function TrackerBar({ tracker: { bets, count, isFolded, fold } }: { readonly tracker: Tracker }): ReactNode {
  const t = useText();
  if (isFolded) {
    return (
      <DockPart place="floats">
        <button
          type="button"
          className="tracker-pill ms-auto flex h-11 items-center gap-1.5 rounded-full bg-raise px-3.5 font-[640] shadow-2"
          aria-expanded={false}
          aria-label={t("tracker.unfold", { count: count.bets, live: count.inPlay })}
          onClick={() => fold(false)}
        >
          <Icon name={count.inPlay > 0 ? "live" : "clock"} size={16} className={count.inPlay > 0 ? "text-live" : "text-mid"} />
          <span className="n">{count.bets}</span>
        </button>
      </DockPart>
    );
  }
  return (
    <section aria-label={t("tracker.title")} className="tracker-bar flex items-center border-t border-line-2 bg-raise">
      <ul className="strip min-w-0 flex-1 divide-x divide-line rtl:divide-x-reverse">
        {bets.map((tracked) => (
          <li key={tracked.bet.id} className="flex shrink-0 snap-start items-center pe-3">
            <TrackedRow tracked={tracked} layout="bar" />
            <CashOutBox bet={tracked.bet} layout="row" />
          </li>
        ))}
      </ul>
      <IconButton icon="chevron-down" label={t("tracker.fold")} aria-expanded onClick={() => fold(true)} />
    </section>
  );
}

function TrackerPanel({ tracker: { bets, count, isFolded, fold } }: { readonly tracker: Tracker }): ReactNode {
  const t = useText();
  return (
    <section aria-label={t("tracker.title")} className="tracker-panel shrink-0 border-t border-line-2 bg-raise print:hidden">
      <button
        type="button"
        aria-expanded={!isFolded}
        className="flex min-h-11 w-full items-center gap-2 px-4 text-start font-[640]"
        onClick={() => fold(!isFolded)}
      >
        {t("tracker.title")}
        <span className="n text-12 font-normal text-mid">{t("tracker.count", { count: count.bets, live: count.inPlay })}</span>
        <Icon name="chevron-down" size={16} className={`ms-auto text-mid ${isFolded ? "rotate-180" : ""}`} />
      </button>
      {isFolded ? null : (
        <ul className="max-h-44 divide-y divide-line overflow-y-auto border-t border-line">
          {bets.map((tracked) => (
            <li key={tracked.bet.id}>
              <TrackedRow tracked={tracked} layout="panel" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface TrackedRowProps {
  readonly tracked: TrackedBet;
  readonly layout: "bar" | "panel";
}

const styles: Readonly<Record<TrackedRowProps["layout"], string>> = {
  bar: "h-11 max-w-64 shrink-0 ps-3 pe-2.5",
  panel: "min-h-11 px-4 hover:bg-cell",
};

/** One bet with the clock and score of its most relevant match, to which it links. */
function TrackedRow({ tracked: { bet, leg }, layout }: TrackedRowProps): ReactNode {
  const t = useText();
  const { time } = useDayFormat();
  const match = useMatch(leg.matchId);
  const status = match?.status ?? leg.matchStatus;
  const isLive = status === "live" || status === "stopped";
  const { icon, tone, wordKey } = legState(leg.result, status);
  const score = match?.scoreboard?.score;
  const startsAtMs = match?.startsAtMs ?? leg.startsAtMs;
  const isSingle = bet.legs.length === 1;
  return (
    <PageLink to={leg.matchPath} className={`flex items-center gap-2 ${styles[layout]}`} title={`${leg.matchName} · ${leg.marketName}`}>
      {isChain(bet) ? (
        <BetRings bet={bet} />
      ) : (
        <>
          <Icon name={icon} size={16} className={`shrink-0 ${leg.result === "no_results" && isLive ? "text-live" : toneClasses[tone]}`} />
          <span className="sr">{t(wordKey)}</span>
        </>
      )}
      <span className="grid min-w-0 flex-1 leading-tight">
        <bdi className="truncate font-[640] first-letter:uppercase">{isSingle ? leg.outcomeName : betTitle(bet, t)}</bdi>
        <span className="n truncate text-12 text-mid">
          {layout === "panel" ? <bdi>{leg.matchName} · </bdi> : null}
          <MoneyText amount={bet.stake} />
        </span>
      </span>
      <span className="n grid shrink-0 justify-items-end text-12 leading-tight">
        {isLive && match !== undefined ? (
          <LiveClock match={match} />
        ) : (
          <bdi className="text-mid">{startsAtMs === null ? null : time(startsAtMs)}</bdi>
        )}
        {isLive && score != null ? (
          <bdi dir="ltr" className="font-[700]">
            {score.home}–{score.away}
          </bdi>
        ) : null}
      </span>
    </PageLink>
  );
}
