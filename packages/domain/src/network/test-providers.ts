const sportTypes: ReadonlySet<string> = new Set(["regular", "cyber", "premium_cricket"]);
const providers: ReadonlySet<string> = new Set(["betradar", "oddin", "betconstruct"]);
const cookieForm = /(?:^|;\s*)test_providers=([^;]*)/u;

/**
 * The provider of each type of sport that a tester has chosen by the cookie `test_providers` of a Cookie header, such as
 * `test_providers=regular:betconstruct|cyber:oddin`; what is unknown is left out (spec.md 5, decisions AA).
 */
export function parseTestProviders(cookies: string): ReadonlyMap<string, string> {
  const value = (cookieForm.exec(cookies)?.[1] ?? "").replaceAll(/%7c/giu, "|").replaceAll(/%3a/giu, ":");
  const chosen = new Map<string, string>();
  for (const pair of value.split("|")) {
    const [sportType = "", provider = "", ...more] = pair.trim().split(":");
    if (more.length === 0 && sportTypes.has(sportType) && providers.has(provider)) chosen.set(sportType, provider);
  }
  return chosen;
}
