import type { ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";

interface PagerProps {
  readonly page: number;
  readonly lastPage: number;
  toPage(page: number): string;
}

/** Steps through the pages of a list; nothing for a list of one page. */
export function Pager({ page, lastPage, toPage }: PagerProps): ReactNode {
  const t = useText();
  if (lastPage <= 1) return null;
  return (
    <nav className="flex items-center justify-center gap-3 p-4" aria-label={t("list.pageOf", { page, last: lastPage })}>
      {page > 1 ? (
        <PageLink to={toPage(page - 1)} className="btn" data-tone="quiet" rel="prev">
          {t("list.previous")}
        </PageLink>
      ) : null}
      <span className="text-mid">{t("list.pageOf", { page, last: lastPage })}</span>
      {page < lastPage ? (
        <PageLink to={toPage(page + 1)} className="btn" data-tone="quiet" rel="next">
          {t("list.more")}
        </PageLink>
      ) : null}
    </nav>
  );
}
