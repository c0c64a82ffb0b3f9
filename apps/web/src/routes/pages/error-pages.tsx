import type { ReactNode } from "react";
import { ErrorNotice } from "../../elements/error-notice.tsx";
import { useResource, useStore } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";

function errorPage(kind: "notFound" | "gone" | "locked" | "failed"): () => ReactNode {
  return function ErrorPage(): ReactNode {
    return <ErrorNotice kind={kind} />;
  };
}

/** The site is not offered in the visitor's country. */
function BlockedPage(): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const country = useResource(listings.system()).data?.user_country.name;
  return <ErrorNotice kind="blocked" country={country ?? t("error.yourCountry")} />;
}

/** Pages that say why there is no other, by the page's key; `gone` is for an event that existed once, `locked` for a page of another visitor. */
export const errorPages = {
  not_found: errorPage("notFound"),
  gone: errorPage("gone"),
  blocked: BlockedPage,
  locked: errorPage("locked"),
  failed: errorPage("failed"),
} as const;
