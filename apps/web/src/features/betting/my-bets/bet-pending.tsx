import type { ListedBet } from "@touchline/store";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";
import { rejectReasonKey } from "./bet-state.ts";
import { useNow } from "../../../elements/time.ts";
import { useStore } from "../../../elements/store.ts";
import type { MessageKey } from "../../../messages/text.ts";

interface BetPendingProps {
  readonly startedAtMs: number;
  readonly pendingUntilMs: number | null;
  /** `placing`: the bet's own delay. `review`: a person checks a large bet. `cashingOut`: the delay of a cash-out. */
  readonly kind: "placing" | "review" | "cashingOut";
}

const texts = {
  placing: { counting: "bets.pendingSeconds", soon: "bets.pendingSoon" },
  review: { counting: "bets.reviewSeconds", soon: "bets.reviewSoon" },
  cashingOut: { counting: "cashout.pendingSeconds", soon: "cashout.pendingSoon" },
} as const satisfies Record<BetPendingProps["kind"], Record<"counting" | "soon", MessageKey>>;

/** Counts down in real seconds, capped at the full delay. */
export function BetPending({ startedAtMs, pendingUntilMs, kind }: BetPendingProps): ReactNode {
  const t = useText();
  const { clock } = useStore();
  const now = useNow();
  const leftMs = pendingUntilMs === null ? 0 : Math.min(pendingUntilMs - startedAtMs, pendingUntilMs - now);
  const seconds = Math.max(0, Math.ceil(leftMs / 1000 / clock.speed()));
  const { counting, soon } = texts[kind];
  return (
    <p className="flex items-center gap-2.5 border-t border-line bg-accent-w px-4 py-2.5">
      <Icon name="clock" className="shrink-0 text-accent-t" />
      <span aria-hidden="true">{seconds > 0 ? t(counting, { seconds }) : t(soon)}</span>
      <span className="sr">{t(soon)}</span>
    </p>
  );
}

/** Shows that a bet is pending, or why it was rejected. Hidden for all other bets. */
export function BetNotice({ bet }: { readonly bet: ListedBet }): ReactNode {
  if (bet.status === "submitted")
    return <BetPending startedAtMs={bet.createdAtMs} pendingUntilMs={bet.pendingUntilMs} kind={bet.isVip ? "review" : "placing"} />;
  return bet.status === "rejected" ? <BetRefusal rejectReason={bet.rejectReason} /> : null;
}

function BetRefusal({ rejectReason }: Pick<ListedBet, "rejectReason">): ReactNode {
  const t = useText();
  return (
    <p className="flex items-start gap-2.5 border-t border-line bg-down-w px-4 py-2.5">
      <Icon name="alert" className="shrink-0 text-down" />
      <span>
        <b className="block font-[650]">{t("bets.status.rejected")}</b>
        <span className="text-mid">{t(rejectReasonKey(rejectReason))}</span>
      </span>
    </p>
  );
}
