import type { ReactNode } from "react";
import { ErrorNotice } from "../../../elements/empty-states.tsx";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import type { Page } from "../../page.ts";

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

/** Pages in place of one that cannot be shown (spec.md 2, decisions C): `gone` for a removed event, `locked` for a page of another visitor. */
export const pages: Readonly<Record<"not_found" | "gone" | "blocked" | "locked" | "failed", Page>> = {
  not_found: {
    titleKey: "title.notFound",
    isPrivate: true,
    Component: errorPage("notFound"),
    load: async () => ({ type: "page", status: 404 }),
  },
  gone: { titleKey: "title.gone", isPrivate: true, Component: errorPage("gone"), load: async () => ({ type: "page", status: 410 }) },
  blocked: {
    titleKey: "title.blocked",
    isNarrow: true,
    isPrivate: true,
    Component: BlockedPage,
    async load({ store }) {
      await store.queries.load(store.listings.system()).catch(() => null);
      return { type: "page", status: 403 };
    },
  },
  locked: {
    titleKey: "title.locked",
    isNarrow: true,
    isPrivate: true,
    Component: errorPage("locked"),
    load: async () => ({ type: "page", status: 401 }),
  },
  failed: {
    titleKey: "title.failed",
    isNarrow: true,
    isPrivate: true,
    Component: errorPage("failed"),
    load: async () => ({ type: "page", status: 500 }),
  },
};
