import { sportTable } from "./catalog/sports.data.ts";

/** Keys of the providers that sell matches and prices (spec.md 5). */
export const feedProviders = ["betradar", "oddin"] as const;
export type FeedProvider = (typeof feedProviders)[number];

/** The provider of each kind of sport. */
export const providerByType = { regular: "betradar", cyber: "oddin" } as const satisfies Record<string, FeedProvider>;

const cyberSports: ReadonlySet<string> = new Set(sportTable.filter(({ type }) => type === "cyber").map(({ key }) => key));

/** The provider of a sport's matches: e-sports come from `oddin`, all others from `betradar`. */
export function providerOf(sport: string): FeedProvider {
  return providerByType[cyberSports.has(sport) ? "cyber" : "regular"];
}

export function isFeedProvider(text: unknown): text is FeedProvider {
  return feedProviders.some((provider) => provider === text);
}
