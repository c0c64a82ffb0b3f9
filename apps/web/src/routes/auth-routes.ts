import { pageFound, type PageRoute } from "./page-route.ts";

/** Pages that let players in. */
export const authRoutes: readonly PageRoute[] = [
  {
    key: "sign_in",
    path: "/users/sign-in",
    chunk: "sign-in-page",
    titleKey: "title.signIn",
    layout: "narrow",
    importPage: async () => (await import("./pages/account/sign-in-page.tsx")).SignInPage,
  },
  {
    key: "sign_up",
    path: "/users/sign-up",
    chunk: "sign-up-page",
    titleKey: "title.signUp",
    layout: "narrow",
    importPage: async () => (await import("./pages/account/sign-up-page.tsx")).SignUpPage,
    async load({ store }) {
      await store.queries.load(store.listings.system()).catch(() => null);
      return pageFound;
    },
  },
];
