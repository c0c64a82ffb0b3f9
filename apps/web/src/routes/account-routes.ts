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
    importPage: async () => (await import("./pages/account/recovery-pages.tsx")).recoveryPages[key],
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

/** Parts of the profile by the last segment of their path; the first is the profile itself. */
const profileParts: ReadonlySet<string> = new Set(["", "settings", "security", "transactions"]);

/** The player's profile: each of its parts has a path of its own below it. */
export const profileRoutes: readonly PageRoute[] = ["/profile", "/profile/:bet"].map((path) => ({
  key: "profile",
  path,
  chunk: "profile-page",
  titleKey: "title.profile",
  layout: "desk",
  importPage: async () => (await import("./pages/account/profile-page.tsx")).ProfilePage,
  isPrivate: true,
  load: async ({ params }) => (profileParts.has(params.segment) ? pageFound : { type: "notFound" }),
}));
