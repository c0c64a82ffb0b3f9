import { pageFound, type PageRoute } from "./page-route.ts";

/** Pages of information, of the site itself and of its making. */
export const informationRoutes: readonly PageRoute[] = [
  {
    key: "about",
    path: "/about",
    chunk: "about-page",
    titleKey: "title.about",
    layout: "desk",
    importPage: async () => (await import("./pages/information/about-page.tsx")).AboutPage,
    async load({ store }) {
      await store.queries.load(store.listings.siteConfig()).catch(() => null);
      return pageFound;
    },
  },
  {
    key: "theme",
    path: "/theme",
    chunk: "theme-page",
    titleKey: "title.theme",
    layout: "narrow",
    importPage: async () => (await import("./pages/information/theme-page.tsx")).ThemePage,
    async load({ store }) {
      const site = await store.queries.load(store.listings.siteConfig()).catch(() => null);
      return site === null || site.seo.indexed ? { type: "notFound" } : pageFound;
    },
    isPrivate: true,
  },
  {
    key: "app_shell",
    path: "/_app",
    chunk: "app-shell-page",
    titleKey: "title.appShell",
    layout: "desk",
    importPage: async () => (await import("./pages/information/app-shell-page.tsx")).AppShellPage,
    isPrivate: true,
  },
  {
    key: "promotions",
    path: "/promotions",
    chunk: "promotions-page",
    titleKey: "title.promotions",
    layout: "desk",
    importPage: async () => (await import("./pages/information/promotions-page.tsx")).PromotionsPage,
  },
  {
    key: "general_rules",
    path: "/general-rules",
    chunk: "prose-page",
    titleKey: "title.rules",
    layout: "desk",
    importPage: async (locale) => (await import("./pages/information/prose-page.tsx")).importProsePage("rules", locale),
  },
  {
    key: "terms",
    path: "/terms-and-conditions",
    chunk: "prose-page",
    titleKey: "title.terms",
    layout: "desk",
    importPage: async (locale) => (await import("./pages/information/prose-page.tsx")).importProsePage("terms", locale),
  },
  {
    key: "accessibility",
    path: "/accessibility",
    chunk: "prose-page",
    titleKey: "title.accessibility",
    layout: "desk",
    importPage: async (locale) => (await import("./pages/information/prose-page.tsx")).importProsePage("accessibility", locale),
  },
  {
    // Matched by no path: an address of one segment that is no sport is looked for among the site's own pages.
    key: "custom",
    path: "",
    chunk: "custom-page",
    titleKey: "title.home",
    layout: "desk",
    importPage: async () => (await import("./pages/information/custom-page.tsx")).CustomPage,
    head({ store, params, t }) {
      const page = store.queries.peek(store.listings.sitePage(params.sport));
      return {
        title: page?.title ?? t("title.home"),
        description: page?.description ?? t("description.site"),
        isPrivate: page?.is_indexed === false,
      };
    },
  },
  {
    key: "block_gallery",
    path: "/blocks",
    chunk: "block-gallery-page",
    titleKey: "title.home",
    layout: "desk",
    importPage: async () => (await import("./pages/information/block-gallery-page.tsx")).BlockGalleryPage,
    head: () => ({ title: "Blocks", isPrivate: true }),
  },
];
