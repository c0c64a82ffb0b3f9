import { Button, EmptyState } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";

/** The bets could not be read: says so, and asks again. */
export function BetsFailed({ onRetry }: { onRetry(): void }): ReactNode {
  const t = useText();
  return (
    <EmptyState icon="offline" title={t("bets.failed")} action={<Button onClick={onRetry}>{t("list.retry")}</Button>}>
      {t("list.failedText")}
    </EmptyState>
  );
}
