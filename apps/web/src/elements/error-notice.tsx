import { EmptyState } from "@touchline/ui";
import type { ReactNode } from "react";
import type { MessageKey } from "../messages/text.ts";
import { useText } from "../messages/use-text.ts";
import { PageLink } from "../navigation/page-link.tsx";

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
      >
        {kind === "failed" || kind === "blocked" ? t("error.failedText") : undefined}
      </EmptyState>
    </>
  );
}
