import { Button, EmptyState, Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";

/** Rows that are still being read, at the height they will have. */
export function ListSkeleton({ rows = 8 }: { readonly rows?: number }): ReactNode {
  return <Skeleton lines={rows} className="h-[var(--row-h)]" />;
}

/** A list that could not be read, with another try. */
export function ListFailed({ onRetry }: { onRetry(): void }): ReactNode {
  const t = useText();
  return (
    <EmptyState icon="offline" title={t("list.failed")} action={<Button onClick={onRetry}>{t("list.retry")}</Button>}>
      {t("list.failedText")}
    </EmptyState>
  );
}

/** A list without matches. */
export function ListEmpty(): ReactNode {
  const t = useText();
  return (
    <EmptyState icon="clock" title={t("list.none")}>
      {t("list.noneText")}
    </EmptyState>
  );
}
