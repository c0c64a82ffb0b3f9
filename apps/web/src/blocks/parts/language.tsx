import { localeFacts } from "@touchline/domain";
import type { ReactNode } from "react";
import { useStore } from "../../elements/store/use-store.ts";
import { useText } from "../../messages/use-text.ts";
import { toHref } from "../../navigation/navigation.ts";
import { useNavigationState } from "../../navigation/navigation-context.ts";
import type { BlockProps } from "../block-props.ts";

/** The languages of the site, each in its own words. */
export function Language(_props: BlockProps<"language">): ReactNode {
  const t = useText();
  const store = useStore();
  const { page } = useNavigationState();
  const offered = store.queries.peek(store.listings.frame()) ?? [];
  return (
    <nav aria-label={t("shell.language")} className="flex flex-wrap gap-1.5 p-(--gutter)">
      {offered.map(({ code, name }) => (
        <a
          key={code}
          href={toHref(page.address, { locale: code })}
          hrefLang={localeFacts(code).htmlTag}
          lang={localeFacts(code).htmlTag}
          className="chip"
          {...(code === store.locale ? { "aria-current": "true" as const } : {})}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
