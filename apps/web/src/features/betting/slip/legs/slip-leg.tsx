import { isOddsChanged, priceMove, slipBetKey, type SlipBet, type SlipSelection } from "@touchline/domain";
import { Icon } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { LegMoment } from "./leg-moment.tsx";
import { LegPrice } from "./leg-price.tsx";
import { OddsTrail } from "./odds-trail.tsx";
import { LegStakeButton } from "./leg-stake-button.tsx";
import { LegStake } from "./leg-stake.tsx";
import type { StakeTarget } from "../stake/stake-target.ts";
import { usePageSlip, type SlipView } from "../use-slip.ts";

interface SlipLegProps {
  readonly view: SlipView;
  readonly bet: SlipBet;
  readonly selection: SlipSelection;
  readonly layout: "column" | "sheet";
  /** Which bet's stake the keypad writes. */
  readonly stakeTarget: StakeTarget;
}

/** One selection: what, where, when, at which price, and its removal. */
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
        <LegMoment selection={selection} layout={layout} />
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
