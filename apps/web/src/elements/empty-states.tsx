import { Button, type ButtonTone, EmptyState, type IconName, Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import type { MessageKey } from "../messages/text.ts";
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

type NoticeKind = "notFound" | "failed" | "gone" | "blocked" | "locked" | "unexpected";

interface ErrorNoticeProps {
  readonly kind: NoticeKind;
  /** The visitor's country, for `blocked`. */
  readonly country?: string;
}

/** A second link, where the address may be wrong or the server fails. */
const otherLinks: Partial<Readonly<Record<NoticeKind, { readonly to: string; readonly textKey: MessageKey }>>> = {
  notFound: { to: "/search", textKey: "shell.search" },
  gone: { to: "/results", textKey: "shell.results" },
  failed: { to: "/bets", textKey: "shell.myBets" },
};

/** Content of an error page, with a link home. */
export function ErrorNotice({ kind, country = "" }: ErrorNoticeProps): ReactNode {
  const t = useText();
  const other = otherLinks[kind];
  return (
    <>
      <h1 className="sr">{t(`error.${kind}Title`)}</h1>
      <EmptyState
        title={t(`error.${kind}`, { country })}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <PageLink to="/" className="btn" data-tone="act">
              {t("error.home")}
            </PageLink>
            {other === undefined ? null : (
              <PageLink to={other.to} className="btn" data-tone="quiet">
                {t(other.textKey)}
              </PageLink>
            )}
          </span>
        }
      />
    </>
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
