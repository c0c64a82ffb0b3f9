import type { ListedBet } from "@touchline/store";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useNow } from "../../elements/use-now.ts";
import { useStore } from "../../elements/use-store.ts";
import { useText } from "../../messages/use-text.ts";

/** Counts a bet's in-play delay down in real seconds, never more than all of it; at its end the answer is on its way. */
export function BetPending({ createdAtMs, pendingUntilMs }: Pick<ListedBet, "createdAtMs" | "pendingUntilMs">): ReactNode {
  const t = useText();
  const { clock } = useStore();
  const now = useNow();
  const leftMs = pendingUntilMs === null ? 0 : Math.min(pendingUntilMs - createdAtMs, pendingUntilMs - now);
  const seconds = Math.max(0, Math.ceil(leftMs / 1000 / clock.speed()));
  return (
    <p className="flex items-center gap-2.5 border-t border-line bg-accent-w px-4 py-2.5">
      <Icon name="clock" className="shrink-0 text-accent-t" />
      <span aria-hidden="true">{seconds > 0 ? t("bets.pendingSeconds", { seconds }) : t("bets.pendingSoon")}</span>
      <span className="sr">{t("bets.pendingSoon")}</span>
    </p>
  );
}
