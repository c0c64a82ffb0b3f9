import type { MatchFilter } from "@touchline/store";
import type { ReactNode } from "react";
import { ListEmpty } from "../../../elements/empty-states.tsx";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { ResultGroups } from "./result-groups.tsx";

/** The last results, newest first, shown instead of an empty list of open matches. */
export function LastResults({ filter }: { readonly filter: MatchFilter }): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const found = useResource(listings.matches(filter)).data;
  if (found === undefined) return null;
  if (found.matchIds.length === 0) return <ListEmpty />;
  return (
    <section aria-label={t("league.lastResults")}>
      <h2 className="px-(--gutter) pt-4 pb-2 font-semibold">{t("league.lastResults")}</h2>
      <ResultGroups matchIds={found.matchIds} hasDays />
    </section>
  );
}
