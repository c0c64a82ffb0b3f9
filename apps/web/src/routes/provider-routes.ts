import type { PageRoute } from "./page-route.ts";

/** Games of other providers (spec.md 2): all are the same page with another game in its frame. */
export const providerRoutes: readonly PageRoute[] = (
  [
    ["horse_racing", "/racing", "title.racing"],
    ["lotteries", "/lotteries", "title.lotteries"],
    ["premium_cricket", "/premium-cricket", "title.premiumCricket"],
    ["virtual_gaming_arena", "/virtual-gaming-arena", "title.virtualArena"],
  ] as const
).map(([key, path, titleKey]) => ({
  key,
  path,
  chunk: "provider-pages",
  titleKey,
  layout: "desk",
  importPage: async () => (await import("./pages/provider-pages.tsx")).providerPages[key],
}));
