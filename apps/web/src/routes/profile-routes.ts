import { pageFound, type PageRoute } from "./page-route.ts";

/** Parts of the profile by the last segment of their path; the first is the profile itself. */
const parts: ReadonlySet<string> = new Set(["", "settings", "security", "transactions"]);

/** The player's profile: each of its parts has a path of its own below it. */
export const profileRoutes: readonly PageRoute[] = ["/profile", "/profile/:bet"].map((path) => ({
  key: "profile",
  path,
  chunk: "profile-page",
  titleKey: "title.profile",
  layout: "desk",
  importPage: async () => (await import("./pages/account/profile-page.tsx")).ProfilePage,
  isPrivate: true,
  load: async ({ params }) => (parts.has(params.segment) ? pageFound : { type: "notFound" }),
}));
