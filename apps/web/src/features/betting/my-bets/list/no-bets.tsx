import { Button, EmptyState } from "@touchline/ui";
import type { ReactNode } from "react";
import type { BetFilter } from "@touchline/store";
import { useText } from "../../../../messages/use-text.ts";
import { EmptyWithLink } from "../../../../elements/empty-states.tsx";

/** Explains that no bet matches the filter. Without a filter, links to the matches. */
export function NoBets({ filter }: { readonly filter: Pick<BetFilter, "group" | "result"> }): ReactNode {
  const t = useText();
  const isFiltered = filter.result !== undefined || filter.group === "settled" || filter.group === "refused";
  return (
    <EmptyWithLink icon="ticket" title={t(isFiltered ? "bets.noneOfKind" : "bets.none")} to="/" label={t("bets.toMatches")}>
      {t(isFiltered ? "bets.noneOfKindText" : "bets.noneText")}
    </EmptyWithLink>
  );
}

export function BetsFailed({ onRetry }: { onRetry(): void }): ReactNode {
  const t = useText();
  return (
    <EmptyState icon="offline" title={t("bets.failed")} action={<Button onClick={onRetry}>{t("list.retry")}</Button>}>
      {t("list.failedText")}
    </EmptyState>
  );
}

/** Explains that bets require an account, and links to the sign-in page. */
export function BetsSignedOut({ signInAddress }: { readonly signInAddress: string }): ReactNode {
  const t = useText();
  return (
    <EmptyWithLink icon="user" title={t("bets.signIn")} to={signInAddress} label={t("auth.submitSignIn")}>
      {t("bets.signInText")}
    </EmptyWithLink>
  );
}
