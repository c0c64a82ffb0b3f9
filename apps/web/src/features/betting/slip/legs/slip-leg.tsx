import { effectiveStake, isOddsChanged, priceMove, type SlipBet, slipBetKey, type SlipSelection } from "@touchline/domain";
import { type ReactNode, useState } from "react";
import { Icon } from "@touchline/ui";
import { useText } from "../../../../messages/use-text.ts";
import type { StakeTarget } from "../stake/use-slip-stakes.ts";
import { type SlipView, usePageSlip, useSlipFormats } from "../use-slip.ts";
import { useMatch, useStore } from "../../../../elements/store.ts";
import { DraftInput } from "../stake/stake-field.tsx";
import { useStakeDraft } from "../stake/use-stake-draft.ts";
import { ClockLine, LiveClock } from "../../../../elements/matches/match-clock.tsx";
import { useDayFormat } from "../../../../elements/time.ts";
import { LegPrice, OddsTrail } from "./leg-price.tsx";

interface SlipLegProps {
  readonly view: SlipView;
  readonly bet: SlipBet;
  readonly selection: SlipSelection;
  readonly layout: "column" | "sheet";
  /** The bet whose stake the keypad edits. */
  readonly stakeTarget: StakeTarget;
}

export function SlipLeg({ view, bet, selection, layout, stakeTarget }: SlipLegProps): ReactNode {
  const t = useText();
  const page = usePageSlip();
  const hasOwnStake = view.slip.bets.length > 1;
  const refused = view.slip.refusedBets[slipBetKey(bet)];
  const [isTrailOpen, setTrailOpen] = useState(false);
  return (
    <li
      className={`relative grid grid-cols-[24px_minmax(0,1fr)_auto] gap-x-2 border-b border-line px-4 last:border-b-0 ${layout === "sheet" ? "py-2" : "py-3 [@media(max-height:860px)]:py-2"} ${legTint(view, { bet, selection })}`}
    >
      <button
        type="button"
        className="relative -ms-1 -mt-0.5 grid size-6 place-items-center rounded-1 text-low after:absolute after:-inset-2.5 hover:bg-cell hover:text-hi disabled:invisible"
        aria-label={t("slip.remove", { name: selection.outcomeName })}
        disabled={view.slip.state === "processing"}
        onClick={() => page.dispatch({ type: "selectionsRemoved", selectionIds: [selection.id] })}
      >
        <Icon name="close" size={16} />
      </button>
      <div className="min-w-0">
        <div className={`items-baseline gap-1 ${layout === "sheet" ? "flex" : "[@media(max-height:860px)]:flex"}`}>
          <bdi className="block max-w-full shrink-0 truncate text-14 leading-5 font-[660] first-letter:uppercase">
            {selection.outcomeName}
          </bdi>
          <bdi className="block min-w-0 truncate text-12 leading-[18px] text-mid">{selection.marketName}</bdi>
        </div>
        <LegMatchState selection={selection} layout={layout} />
      </div>
      <div>
        <LegPrice
          selection={selection}
          policy={view.slip.oddsPolicy}
          price={bet.type === "customBet" ? "joint" : "own"}
          isStale={view.arePricesStale}
          isTrailOpen={isTrailOpen}
          onTrail={() => setTrailOpen(!isTrailOpen)}
        />
        {hasOwnStake && layout === "column" ? <LegStake view={view} bet={bet} /> : null}
        {hasOwnStake && layout === "sheet" ? <LegStakeButton view={view} bet={bet} target={stakeTarget} /> : null}
      </div>
      {isTrailOpen && selection.trail.length > 0 ? (
        <div className="col-span-2 col-start-2">
          <OddsTrail selection={selection} />
        </div>
      ) : null}
      {refused === undefined || !hasOwnStake ? null : (
        <p className="col-span-2 col-start-2 pt-1 text-12 font-[640] text-down">
          {refused.message === "" ? t("error.place_bets.default") : refused.message}
        </p>
      )}
    </li>
  );
}

function legTint(view: SlipView, { bet, selection }: Pick<SlipLegProps, "bet" | "selection">): string {
  if (selection.availability === "suspended" || selection.availability === "notAvailable") return "bg-down-w";
  if (bet.type === "customBet" || !isOddsChanged(selection, view.slip.oddsPolicy)) return "";
  return priceMove(selection) === "better" ? "bg-up-w" : "bg-down-w";
}

interface LegMatchStateProps {
  readonly selection: SlipSelection;
  readonly layout: "column" | "sheet";
}

/** The match of a leg, with clock, score and progress if it is live, and its start time otherwise. */
function LegMatchState({ selection, layout }: LegMatchStateProps): ReactNode {
  const names = selection.nameB === null ? selection.nameA : `${selection.nameA} – ${selection.nameB}`;
  const moment =
    selection.matchStatus === "live" ? (
      <LiveState matchId={selection.matchId} hasLine={layout === "column"} />
    ) : (
      <StartTime startsAtMs={selection.startsAtMs} />
    );
  const event = <bdi className="min-w-0 truncate">{names}</bdi>;
  if (layout === "sheet") {
    return (
      <div className="flex items-center gap-2 text-12 leading-[18px] text-mid">
        {moment}
        {event}
      </div>
    );
  }
  return (
    <div className="text-12 leading-[18px] text-mid">
      <div className="flex">{event}</div>
      {moment}
    </div>
  );
}

function LiveState({ matchId, hasLine }: { readonly matchId: string; readonly hasLine: boolean }): ReactNode {
  const match = useMatch(matchId);
  const board = match?.scoreboard ?? null;
  if (match === undefined || board === null) return null;
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-hi">
      <LiveClock match={match} />
      {board.score === null ? null : (
        <bdi dir="ltr" className="n font-[620]">
          · {board.score.home}–{board.score.away}
        </bdi>
      )}
      {hasLine ? (
        <span className="ms-1 w-11">
          <ClockLine progress={board.progress} breaks={board.breaks} isRunning={board.clock?.isStopped !== true} />
        </span>
      ) : null}
    </span>
  );
}

function StartTime({ startsAtMs }: { readonly startsAtMs: number }): ReactNode {
  const { day, time } = useDayFormat();
  return (
    <bdi className="n shrink-0">
      {day(startsAtMs)} {time(startsAtMs)}
    </bdi>
  );
}

/** The stake of one single among several. Follows the shared stake while it is empty. */
function LegStake({ view, bet }: { readonly view: SlipView; readonly bet: SlipBet }): ReactNode {
  const t = useText();
  const { locale } = useStore();
  const page = usePageSlip();
  const formats = useSlipFormats();
  const stake = effectiveStake(view.slip, bet);
  const draft = useStakeDraft({
    stake,
    locale,
    onChange: (typed) => page.dispatch({ type: "stakeTyped", betKey: slipBetKey(bet), stake: typed }),
  });
  return (
    <DraftInput
      className="n ms-auto mt-1 block h-8 w-24 rounded-1 bg-pane px-2 text-end text-16 font-semibold text-hi shadow-[inset_0_0_0_1px_var(--ctl)] aria-invalid:shadow-[inset_0_0_0_2px_var(--down)]"
      data-stake-of={slipBetKey(bet)}
      draft={draft}
      shown={formats.money(stake)}
      aria-label={t("slip.stakeFor", { name: bet.selections[0]?.outcomeName ?? "" })}
      disabled={view.slip.state === "processing"}
    />
  );
}

interface LegStakeButtonProps {
  readonly view: SlipView;
  readonly bet: SlipBet;
  readonly target: StakeTarget;
}

/** The stake of one single on phones. A press points the keypad at it; another press points it back at the shared stake. */
function LegStakeButton({ view, bet, target }: LegStakeButtonProps): ReactNode {
  const t = useText();
  const formats = useSlipFormats();
  const betKey = slipBetKey(bet);
  const isTarget = target.betKey === betKey;
  return (
    <button
      type="button"
      aria-pressed={isTarget}
      aria-label={`${t("slip.stakeFor", { name: bet.selections[0]?.outcomeName ?? "" })}, ${formats.money(effectiveStake(view.slip, bet))}`}
      disabled={view.slip.state === "processing"}
      className="n relative ms-auto mt-1 block h-8 min-w-20 rounded-1 bg-pane px-2 text-end text-14 font-semibold shadow-[inset_0_0_0_1px_var(--ctl)] after:absolute after:-inset-1.5 aria-pressed:shadow-[inset_0_0_0_2px_var(--accent-t)]"
      onClick={() => target.choose(isTarget ? null : betKey)}
    >
      <bdi>{formats.money(effectiveStake(view.slip, bet))}</bdi>
    </button>
  );
}
