const prefix = "visitor.";

/** The user id that visitors in a country share, so that one call can disconnect them all; empty for an unknown country. */
export function visitorIn(country: string | null): string {
  return country === null ? "" : `${prefix}${country}`;
}

/** Whether a user of the realtime server is a visitor rather than a player. */
export function isVisitor(user: string): boolean {
  return user === "" || user.startsWith(prefix);
}
