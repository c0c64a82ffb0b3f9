/** Parses a Cookie header; the first of duplicate names wins. */
export function parseCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? "").split(";")) {
    const at = part.indexOf("=");
    if (at < 0) continue;
    const name = part.slice(0, at).trim();
    if (cookies.has(name)) continue;
    const value = part.slice(at + 1).trim();
    try {
      cookies.set(name, decodeURIComponent(value));
    } catch {
      cookies.set(name, value);
    }
  }
  return cookies;
}

const tagNames = ["stag", "ctag", "btag", "qtag", "gclid"] as const;
const lifeSeconds = 30 * 86_400;
const maxTagLength = 200;

/** Cookies that remember a visitor's affiliate for sign-up, for 30 days; over https they also work in cross-site frames (spec.md 9). */
export function affiliateCookies(url: string, { isSecure }: { readonly isSecure: boolean }): readonly string[] {
  const { searchParams } = new URL(url, "http://page");
  const attributes = `Path=/; Max-Age=${lifeSeconds}; ${isSecure ? "SameSite=None; Secure" : "SameSite=Lax"}`;
  return tagNames.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null || value === ""
      ? []
      : [`${name}=${encodeURIComponent(value.slice(0, maxTagLength).toWellFormed())}; ${attributes}`];
  });
}
