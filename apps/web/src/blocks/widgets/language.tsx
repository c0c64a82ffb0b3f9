import type { ReactNode } from "react";
import { LocaleIcon, LocaleLink } from "../../elements/locale-switch.tsx";
import { useStore } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";
import type { BlockDefinition, BlockProps } from "../block.ts";

/** Links to the page in every language of the site. */
function Language(_props: BlockProps<"language">): ReactNode {
  const t = useText();
  const store = useStore();
  const offered = store.queries.peek(store.listings.frame())?.locales ?? [];
  return (
    <nav aria-label={t("shell.language")} className="flex flex-wrap gap-1.5 p-(--gutter)">
      {offered.map(({ code, name }) => (
        <LocaleLink key={code} code={code} className="chip">
          <LocaleIcon code={code} />
          {name}
        </LocaleLink>
      ))}
    </nav>
  );
}

export const definition: BlockDefinition<"language"> = { Component: Language };
