const prefix = "visitor.";

/** The user of visitors in a country, so that their connections end with one call; empty for an unknown country. */
export function visitorIn(country: string | null): string {
  return country === null ? "" : `${prefix}${country}`;
}

/** Whether a user of the realtime server is not a player. */
export function isVisitor(user: string): boolean {
  return user === "" || user.startsWith(prefix);
}
