import { EmptyState, type IconName } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { PageLink } from "../navigation/page-link.tsx";

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
