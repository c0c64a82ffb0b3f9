import { Button, type ButtonTone, EmptyState, type IconName, Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { PageLink } from "../navigation/page-link.tsx";
import { useText } from "../messages/use-text.ts";

/** Rows that are loading, at their final height. */
export function ListSkeleton({ rows = 8 }: { readonly rows?: number }): ReactNode {
  return <Skeleton lines={rows} className="h-[var(--row-h)]" />;
}

/** A list that failed to load, with a retry button. */
export function ListFailed({ onRetry }: { onRetry(): void }): ReactNode {
  const t = useText();
  return (
    <EmptyState icon="offline" title={t("list.failed")} action={<Button onClick={onRetry}>{t("list.retry")}</Button>}>
      {t("list.failedText")}
    </EmptyState>
  );
}

export function ListEmpty(): ReactNode {
  const t = useText();
  return (
    <EmptyState icon="clock" title={t("list.none")}>
      {t("list.noneText")}
    </EmptyState>
  );
}

interface EmptyWithLinkProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly to: string;
  readonly label: string;
  readonly tone?: ButtonTone;
}

/** An empty state that links to a page with content. */
export function EmptyWithLink({ to, label, tone = "act", ...rest }: EmptyWithLinkProps): ReactNode {
  const link = (
    <PageLink to={to} className="btn" data-tone={tone}>
      {label}
    </PageLink>
  );
  return <EmptyState {...rest} action={link} />;
}
