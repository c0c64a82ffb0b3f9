import type { SearchResult } from "@touchline/store";
import { Button, EmptyState, Skeleton } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { useIsOnline, useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { findSports } from "./find-sports.ts";
import { SearchHits } from "./search-hits.tsx";
import { SearchSuggestions } from "./search-suggestions.tsx";

/** What a text finds; while the next answer is on its way the last one stays. */
export function SearchFindings({ text }: { readonly text: string }): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const isOnline = useIsOnline();
  const { data, isError, refetch } = useResource(listings.search(text), { isEnabled: isOnline });
  const sports = findSports(useResource(listings.sports()).data ?? [], text);
  const [shown, setShown] = useState<SearchResult | undefined>(data);
  if (data !== undefined && data !== shown) setShown(data);
  if (!isOnline && data === undefined) {
    return (
      <EmptyState icon="offline" title={t("search.offline")}>
        {t("search.offlineText")}
      </EmptyState>
    );
  }
  if (isError && data === undefined) {
    return (
      <EmptyState icon="offline" title={t("search.failed")} action={<Button onClick={() => void refetch()}>{t("list.retry")}</Button>}>
        {t("list.failedText")}
      </EmptyState>
    );
  }
  if (shown === undefined) return <Skeleton lines={6} className="h-(--row-h)" />;
  const count = sports.length + shown.leagues.length + shown.competitors.length + shown.matchIds.length;
  return (
    <div aria-busy={data === undefined}>
      <output className="sr">{data === undefined ? "" : t("search.found", { count })}</output>
      {count > 0 ? (
        <SearchHits key={text} result={shown} sports={sports} />
      ) : (
        <>
          <EmptyState icon="search" title={t("search.none", { text })}>
            {t("search.noneText")}
          </EmptyState>
          <SearchSuggestions />
        </>
      )}
    </div>
  );
}
