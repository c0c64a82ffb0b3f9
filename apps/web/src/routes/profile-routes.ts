import type { PageRoute } from "./page-route.ts";

/** The player's profile: each of its parts has a path of its own below it. */
export const profileRoutes: readonly PageRoute[] = ["/profile", "/profile/:bet"].map((path) => ({
  key: "profile",
  path,
  chunk: "profile-page",
  titleKey: "title.profile",
  layout: "desk",
  importPage: async () => (await import("./pages/account/profile-page.tsx")).ProfilePage,
  isPrivate: true,
}));
