import type { ReactNode } from "react";
import { SearchPanel } from "../../features/search/search-panel.tsx";
import { toSearchText } from "../../features/search/search-text.ts";
import { useText } from "../../messages/use-text.ts";
import type { PageProps } from "../page-route.ts";

/** Finds matches, leagues and teams. */
export function SearchPage({ search }: PageProps): ReactNode {
  const t = useText();
  return (
    <>
      <div className="sec">
        <h1>{t("search.title")}</h1>
      </div>
      <SearchPanel initialText={toSearchText(search.get("q") ?? "")} />
    </>
  );
}
