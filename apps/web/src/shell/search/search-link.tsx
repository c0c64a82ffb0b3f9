import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { askSearch } from "../../elements/ask-search.ts";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";

/** The way to the search in the header: a plain press opens it over the page, as a link it leads to its own. */
export function SearchLink(): ReactNode {
  const t = useText();
  return (
    <PageLink
      to="/search"
      className="srch"
      aria-label={t("shell.search")}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        askSearch();
      }}
    >
      <Icon name="search" size={16} />
      <span>{t("shell.searchHint")}</span>
      <kbd>/</kbd>
    </PageLink>
  );
}
