import { formatShownOdds, marketKey } from "@touchline/domain";
import type { BetLeg, ListedBet, Match } from "@touchline/store";
import { Icon } from "@touchline/ui";
import { type ReactNode, useId, useRef, useState } from "react";
import { ClockLine, LiveClock } from "../../../../elements/matches/match-clock.tsx";
import { WinChanceLine } from "../../../../elements/matches/win-chance-line.tsx";
import { enter } from "../../../../elements/rendering/motion.ts";
import { useWhenWon, wonAtMs } from "../../../../elements/rendering/when-won.ts";
import { useDayFormat } from "../../../../elements/time.ts";
import { useMatch, usePreferences, useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { PageLink } from "../../../../navigation/page-link.tsx";
import { hasLegPrices, isPlaced, legNotPlaced, legState, toneClasses } from "../bet-state.ts";
import { goalsNeeded, winsAtScore } from "../leg-needs.ts";
import { CashOutBox } from "../cashout/cash-out-box.tsx";
import { BetChain, BetEdge, isChain } from "./bet-chain.tsx";
import { BetDetails } from "./bet-details.tsx";
import { BetFoot } from "./bet-foot.tsx";
import { BetHead } from "./bet-head.tsx";
import { BetNotice } from "../bet-pending.tsx";

interface BetCardProps {
  readonly bet: ListedBet;
  /** `page`: a separate card. `column`: a section of the slip's column. */
  readonly layout: "page" | "column";
}

const styles: Readonly<Record<BetCardProps["layout"], string>> = {
  page: "relative overflow-hidden rounded-3 bg-pane shadow-1 [contain-intrinsic-size:auto_280px] [content-visibility:auto]",
  column: "border-b border-line-2",
};

/** Number of legs on a collapsed card. */
const compactLegs = 4;

/** A summary of one bet: type, reference, stake, price, legs and return. Expands to all details. */
export function BetCard({ bet, layout }: BetCardProps): ReactNode {
  const t = useText();
  return (
    <article className={styles[layout]} aria-label={t("bets.ref", { ref: bet.ref })}>
      {layout === "page" ? <BetEdge bet={bet} /> : null}
      <BetCardBody bet={bet} />
    </article>
  );
}

/** The content of a card. */
export function BetCardBody({ bet }: Pick<BetCardProps, "bet">): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const legs = isOpen || bet.legs.length <= compactLegs + 1 ? bet.legs : bet.legs.slice(0, compactLegs);
  return (
    <>
      <BetHead bet={bet} />
      {isChain(bet) ? <BetChain bet={bet} /> : null}
      <BetNotice bet={bet} />
      <ul>
        {legs.map((leg) => (
          <BetLegRow key={leg.id} leg={leg} bet={bet} />
        ))}
      </ul>
      {legs.length < bet.legs.length ? (
        <p className="border-t border-line px-4 py-2 text-12 text-mid">{t("bets.moreLegs", { count: bet.legs.length - legs.length })}</p>
      ) : null}
      <BetFoot bet={bet} />
      <CashOutBox bet={bet} />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="flex min-h-11 w-full items-center gap-1.5 border-t border-line px-4 text-start font-[580] text-mid hover:text-hi print:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? "bets.less" : "bets.details")}
        <Icon name="chevron-down" size={16} className={`ms-auto ${isOpen ? "rotate-180" : ""}`} />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <BetDetails bet={bet} /> : null}
      </div>
    </>
  );
}

/** One leg of a bet: its selection, the state of its match, its price and its result. */
function BetLegRow({ leg, bet }: { readonly leg: BetLeg; readonly bet: ListedBet }): ReactNode {
  const t = useText();
  const match = useMatch(leg.matchId);
  const row = useRef<HTMLLIElement>(null);
  useWhenWon(leg.result === "win_entire", () =>
    enter(row.current?.querySelector("svg"), {
      from: { transform: "scale(.3)", opacity: 0 },
      durationMs: 320,
      delayMs: wonAtMs.ring,
    }),
  );
  const { icon, wordKey, tone } = isPlaced(bet) ? legState(leg.result, match?.status ?? leg.matchStatus) : legNotPlaced;
  return (
    <li ref={row} className="grid grid-cols-[18px_minmax(0,1fr)_auto] gap-x-2.5 border-t border-line px-4 py-2.5">
      <Icon name={icon} className={`mt-px ${toneClasses[tone]}`} />
      <div className="min-w-0">
        {leg.voidReason === "withdrawn" ? (
          <div className="text-14 leading-5">{t("bets.void.withdrawn")}</div>
        ) : (
          <>
            <div className="text-14 leading-5">
              <bdi className="inline-block font-[660] first-letter:uppercase">{leg.outcomeName}</bdi>{" "}
              <bdi className="text-12 text-mid">{leg.marketName}</bdi>
            </div>
            <PageLink to={leg.matchPath} className="relative -my-3 block py-3 text-12 leading-[18px] text-mid hover:text-hi">
              <bdi className="block truncate">{leg.matchName}</bdi>
            </PageLink>
            {leg.voidReason === null ? (
              <>
                <LegMatchState leg={leg} match={match} />
                {match?.status === "live" && isPlaced(bet) ? <LegNeed leg={leg} match={match} /> : null}
                {match?.status === "live" && isPlaced(bet) && leg.result === "no_results" ? (
                  <span className="my-1 block h-4">
                    <WinChanceLine match={match} />
                  </span>
                ) : null}
              </>
            ) : (
              <span className="block text-12 leading-[18px] text-mid">{t(`bets.void.${leg.voidReason}`)}</span>
            )}
          </>
        )}
      </div>
      <div className="text-end">
        {hasLegPrices(bet) ? <LegPrice leg={leg} /> : null}
        <span className={`block text-12 leading-[18px] ${toneClasses[tone]}`}>{t(wordKey)}</span>
      </div>
    </li>
  );
}

/** What a leg in play still needs to win, or whether it would win at this score. */
function LegNeed({ leg, match }: { readonly leg: BetLeg; readonly match: Match }): ReactNode {
  const t = useText();
  const { entities } = useStore();
  const key = marketKey({ id: leg.marketId, matchId: leg.matchId, specifier: leg.specifier });
  const now = { market: entities.market(key), score: match.scoreboard?.score ?? null };
  const count = goalsNeeded(leg, now);
  const isWinning = winsAtScore(leg, { ...now, isMain: key === match.mainMarketKey });
  if (count === null && isWinning === null) return null;
  return (
    <span className={`block text-12 leading-[18px] font-[620] ${isWinning === true ? "text-up" : ""}`}>
      {count === null ? t(isWinning === true ? "bets.leg.winning" : "bets.leg.losing") : t("bets.leg.needsGoals", { count })}
    </span>
  );
}

function LegPrice({ leg }: { readonly leg: BetLeg }): ReactNode {
  const t = useText();
  const { oddsFormat } = usePreferences();
  return (
    <>
      <bdi className="n block text-14 leading-5 font-[680]">{formatShownOdds(leg.odds, oddsFormat)}</bdi>
      {leg.oddsAsked === null || leg.oddsAsked === leg.odds ? null : (
        <bdi className="n block text-12 leading-[18px] text-mid">
          {t("slip.placed.asked", { odds: formatShownOdds(leg.oddsAsked, oddsFormat) })}
        </bdi>
      )}
    </>
  );
}

function scoreText(leg: BetLeg, match: Match | undefined): string | null {
  const score = match?.scoreboard?.score;
  return score == null ? (leg.score?.replace(":", "–") ?? null) : `${score.home}–${score.away}`;
}

/** Clock, score and progress of a live match; the score of an ended match; else the start time. */
function LegMatchState({ leg, match }: { readonly leg: BetLeg; readonly match: Match | undefined }): ReactNode {
  const t = useText();
  const { day, time } = useDayFormat();
  const status = match?.status ?? leg.matchStatus;
  const score = scoreText(leg, match);
  const startsAtMs = match?.startsAtMs ?? leg.startsAtMs;
  if (status === "prematch" || status === "notCovered" || score === null) {
    return (
      <bdi className="n block text-12 leading-[18px] text-mid">{startsAtMs === null ? null : `${day(startsAtMs)} ${time(startsAtMs)}`}</bdi>
    );
  }
  const board = match?.scoreboard ?? null;
  const isRunning = status === "live" || status === "stopped";
  return (
    <span className="flex items-center gap-1.5 text-12 leading-[18px]">
      {isRunning && match !== undefined ? (
        <LiveClock match={match} />
      ) : (
        <span className="text-mid">{isRunning ? t("match.live") : board?.phaseName || t("match.ended")}</span>
      )}
      <bdi dir="ltr" className="n font-[620]">
        {score}
      </bdi>
      {isRunning && board !== null ? (
        <span className="ms-1 w-11">
          <ClockLine progress={board.progress} breaks={board.breaks} isRunning={status === "live"} />
        </span>
      ) : null}
    </span>
  );
}
