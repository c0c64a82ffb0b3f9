import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import type { BlockDefinition, BlockProps } from "../block.ts";

/** A link to the search that looks like its field. */
function Search(_props: BlockProps<"search">): ReactNode {
  const t = useText();
  return (
    <div className="p-(--gutter)">
      <PageLink
        to="/search"
        className="flex min-h-12 items-center gap-3 rounded-2 bg-cell px-4 text-mid shadow-[inset_0_0_0_1px_var(--ctl)] hover:bg-cell-h"
        aria-label={`${t("shell.search")}: ${t("shell.searchHint")}`}
      >
        <Icon name="search" />
        <span>{t("shell.searchHint")}</span>
      </PageLink>
    </div>
  );
}

export const definition: BlockDefinition<"search"> = { Component: Search };
