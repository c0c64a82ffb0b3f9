import { pageFound, type PageRoute } from "./page-route.ts";

/** Pages that mailed links lead to, and that ask for such mails: by their paths below `/users`. */
const recoveryPaths = {
  forgot_password: "password/new",
  edit_password: "password/edit",
  confirmation: "confirmation",
  unlock: "unlock",
} as const;

function recoveryRoute(key: keyof typeof recoveryPaths): PageRoute {
  return {
    key,
    path: `/users/${recoveryPaths[key]}`,
    chunk: "recovery-pages",
    titleKey: `title.${key}`,
    layout: "narrow",
    isPrivate: true,
    importPage: async () => (await import("./pages/account/recovery-pages.ts")).recoveryPages[key],
  };
}

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
  ...(["forgot_password", "edit_password", "confirmation", "unlock"] as const).map(recoveryRoute),
];
