const tagNames = ["stag", "ctag", "btag", "qtag", "gclid"] as const;
const lifeSeconds = 30 * 86_400;
const longest = 200;

/** Cookies that keep by whom a visitor was sent, for the sign-up: 30 days; behind https they live in other sites' frames, too (spec.md 9). */
export function affiliateCookies(url: string, { isSecure }: { readonly isSecure: boolean }): readonly string[] {
  const { searchParams } = new URL(url, "http://page");
  const attributes = `Path=/; Max-Age=${lifeSeconds}; ${isSecure ? "SameSite=None; Secure" : "SameSite=Lax"}`;
  return tagNames.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null || value === "" ? [] : [`${name}=${encodeURIComponent(value.slice(0, longest).toWellFormed())}; ${attributes}`];
  });
}
