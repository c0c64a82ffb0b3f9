import type { BetFilter } from "@touchline/store";
import { EmptyState } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";

/** No bet passes the filter; without one, the way to the matches. */
export function BetsNone({ filter }: { readonly filter: Pick<BetFilter, "group" | "result"> }): ReactNode {
  const t = useText();
  const isFiltered = filter.result !== undefined || filter.group === "settled" || filter.group === "refused";
  return (
    <EmptyState
      icon="ticket"
      title={t(isFiltered ? "bets.noneOfKind" : "bets.none")}
      action={
        <PageLink to="/" className="btn" data-tone="act">
          {t("bets.toMatches")}
        </PageLink>
      }
    >
      {t(isFiltered ? "bets.noneOfKindText" : "bets.noneText")}
    </EmptyState>
  );
}
