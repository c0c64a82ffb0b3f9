import type { SearchResult } from "@touchline/store";
import { Button, EmptyState, Skeleton } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { useResource } from "../../elements/use-resource.ts";
import { useStore } from "../../elements/use-store.ts";
import { useText } from "../../messages/use-text.ts";
import { SearchHits } from "./search-hits.tsx";

/** What a text finds; while the next answer is on its way the last one stays. */
export function SearchFindings({ text }: { readonly text: string }): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const { data, isError, refetch } = useResource(listings.search(text));
  const [shown, setShown] = useState<SearchResult | undefined>(data);
  if (data !== undefined && data !== shown) setShown(data);
  if (isError && data === undefined) {
    return (
      <EmptyState icon="offline" title={t("search.failed")} action={<Button onClick={() => void refetch()}>{t("list.retry")}</Button>}>
        {t("list.failedText")}
      </EmptyState>
    );
  }
  if (shown === undefined) return <Skeleton lines={6} className="h-(--row-h)" />;
  const count = shown.leagues.length + shown.competitors.length + shown.matchIds.length;
  return (
    <div aria-busy={data === undefined}>
      <output className="sr">{data === undefined ? "" : t("search.found", { count })}</output>
      {count > 0 ? (
        <SearchHits key={text} result={shown} />
      ) : (
        <EmptyState icon="search" title={t("search.none", { text })}>
          {t("search.noneText")}
        </EmptyState>
      )}
    </div>
  );
}
