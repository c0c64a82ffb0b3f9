import type { ReactNode } from "react";
import { ThemePreview } from "../../../features/site/theme-preview/theme-preview.tsx";
import { pageFound, pageNotFound, type Page } from "../../page.ts";

/** Every element in the brand, with editable tokens; only on sites that are not indexed. */
function ThemePage(): ReactNode {
  return <ThemePreview />;
}

export const page: Page = {
  titleKey: "title.theme",
  isNarrow: true,
  isPrivate: true,
  Component: ThemePage,
  async load({ store }) {
    const site = await store.queries.load(store.listings.siteConfig()).catch(() => null);
    return site === null || site.seo.indexed ? pageNotFound : pageFound;
  },
};
