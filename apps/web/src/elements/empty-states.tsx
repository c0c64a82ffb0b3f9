import { Button, type ButtonTone, EmptyState, type IconName, Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { PageLink } from "../navigation/page-link.tsx";
import { useText } from "../messages/use-text.ts";

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

type NoticeKind = "notFound" | "failed" | "gone" | "blocked" | "locked" | "unexpected";

const icons: Readonly<Record<NoticeKind, IconName>> = {
  notFound: "search",
  failed: "alert",
  unexpected: "alert",
  gone: "clock",
  blocked: "globe",
  locked: "lock",
};

interface ErrorNoticeProps {
  readonly kind: NoticeKind;
  /** Where the visitor is, for a site that is not offered there. */
  readonly country?: string;
}

/** A page that is not there, may not be seen or broke, with the way home. */
export function ErrorNotice({ kind, country = "" }: ErrorNoticeProps): ReactNode {
  const t = useText();
  return (
    <div className="py-10">
      <h1 className="sr">{t(`error.${kind}Title`)}</h1>
      <EmptyState
        icon={icons[kind]}
        title={t(`error.${kind}`, { country })}
        action={
          <PageLink to="/" className="btn" data-tone="act">
            {t("error.home")}
          </PageLink>
        }
      />
    </div>
  );
}

interface EmptyWithLinkProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  /** Where there is something. */
  readonly to: string;
  readonly label: string;
  readonly tone?: ButtonTone;
}

/** Says that nothing is here, and leads to where something is. */
export function EmptyWithLink({ to, label, tone = "act", ...rest }: EmptyWithLinkProps): ReactNode {
  const link = (
    <PageLink to={to} className="btn" data-tone={tone}>
      {label}
    </PageLink>
  );
  return <EmptyState {...rest} action={link} />;
}
