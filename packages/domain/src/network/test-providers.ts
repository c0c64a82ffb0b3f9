const sportTypes: ReadonlySet<string> = new Set(["regular", "cyber", "premium_cricket"]);
const providers: ReadonlySet<string> = new Set(["betradar", "oddin", "betconstruct"]);
const cookiePattern = /(?:^|;\s*)test_providers=([^;]*)/u;

/**
 * Parses the cookie `test_providers`, by which testers choose the provider of each sport type, from a Cookie header such as
 * `test_providers=regular:betconstruct|cyber:oddin`. Unknown values are ignored (spec.md 5, decisions AA).
 */
export function parseTestProviders(cookies: string): ReadonlyMap<string, string> {
  const value = (cookiePattern.exec(cookies)?.[1] ?? "").replaceAll(/%7c/giu, "|").replaceAll(/%3a/giu, ":");
  const chosen = new Map<string, string>();
  for (const pair of value.split("|")) {
    const [sportType = "", provider = "", ...more] = pair.trim().split(":");
    if (more.length === 0 && sportTypes.has(sportType) && providers.has(provider)) chosen.set(sportType, provider);
  }
  return chosen;
}
