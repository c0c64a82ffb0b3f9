import type { ListedBet } from "@touchline/store";
import { Icon } from "@touchline/ui";
import { useId, useState, type ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { CashOutBox } from "../cashout/cash-out-box.tsx";
import { BetDetails } from "./bet-details.tsx";
import { BetFoot } from "./bet-foot.tsx";
import { BetHead } from "./bet-head.tsx";
import { BetLegRow } from "./bet-leg-row.tsx";
import { BetPending } from "./bet-pending.tsx";
import { BetRefusal } from "./bet-refusal.tsx";

interface BetCardProps {
  readonly bet: ListedBet;
  /** On the page a card of its own, in the slip's column a section. */
  readonly layout: "page" | "column";
}

const looks: Readonly<Record<BetCardProps["layout"], string>> = {
  page: "overflow-hidden rounded-3 bg-pane shadow-1 [contain-intrinsic-size:auto_280px] [content-visibility:auto]",
  column: "border-b border-line-2",
};

/** How many legs a card shows before it is opened. */
const compactLegs = 4;

/** One bet: kind, reference, stake at its price, legs as they stand, what it returns or returned, and on demand all of it. */
export function BetCard({ bet, layout }: BetCardProps): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const legs = isOpen || bet.legs.length <= compactLegs + 1 ? bet.legs : bet.legs.slice(0, compactLegs);
  return (
    <article className={looks[layout]} aria-label={t("bets.ref", { ref: bet.ref })}>
      <BetHead bet={bet} />
      {bet.status === "submitted" ? (
        <BetPending startedAtMs={bet.createdAtMs} pendingUntilMs={bet.pendingUntilMs} kind={bet.isVip ? "review" : "placing"} />
      ) : null}
      {bet.status === "rejected" ? <BetRefusal rejectReason={bet.rejectReason} /> : null}
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
    </article>
  );
}
