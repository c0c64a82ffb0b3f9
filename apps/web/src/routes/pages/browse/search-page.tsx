import { useCallback, type ReactNode } from "react";
import { useStore } from "../../../elements/store.ts";
import { searchAddress, toSearchText } from "../../../features/finding/search/search-text.ts";
import { SearchPanel } from "../../../features/finding/search/search-panel.tsx";
import { useText } from "../../../messages/use-text.ts";
import { toHref } from "../../../navigation/navigation.ts";
import type { Page, PageProps } from "../../page.ts";

/** Finds sports, leagues, teams and matches. The address contains the text, so that going back restores the results. */
function SearchPage({ search }: PageProps): ReactNode {
  const t = useText();
  const store = useStore();
  const keepInAddress = useCallback((text: string) => history.replaceState(history.state, "", toHref(searchAddress(text), store)), [store]);
  return (
    <>
      <div className="sec">
        <h1>{t("search.title")}</h1>
      </div>
      <SearchPanel initialText={toSearchText(search.get("q") ?? "")} onSettle={keepInAddress} />
    </>
  );
}

export const page: Page = { titleKey: "title.search", isPrivate: true, Component: SearchPage };
