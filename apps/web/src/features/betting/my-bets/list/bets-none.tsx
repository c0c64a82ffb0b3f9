import type { BetFilter } from "@touchline/store";
import type { ReactNode } from "react";
import { EmptyWithLink } from "../../../../elements/empty-with-link.tsx";
import { useText } from "../../../../messages/use-text.ts";

/** No bet passes the filter; without one, the way to the matches. */
export function BetsNone({ filter }: { readonly filter: Pick<BetFilter, "group" | "result"> }): ReactNode {
  const t = useText();
  const isFiltered = filter.result !== undefined || filter.group === "settled" || filter.group === "refused";
  return (
    <EmptyWithLink icon="ticket" title={t(isFiltered ? "bets.noneOfKind" : "bets.none")} to="/" label={t("bets.toMatches")}>
      {t(isFiltered ? "bets.noneOfKindText" : "bets.noneText")}
    </EmptyWithLink>
  );
}
