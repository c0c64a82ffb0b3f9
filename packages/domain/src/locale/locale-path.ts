/** A path split into its locale prefix, where that is a supported locale, and the rest, which starts with a slash. */
export interface LocalePath {
  readonly locale: string | null;
  readonly path: string;
}

/** Splits `/de/soccer` into de and `/soccer`; a prefix that is not supported stays part of the path (decisions B). */
export function splitLocalePath(fullPath: string, supported: readonly string[]): LocalePath {
  const [, first = "", rest = ""] = /^\/([^/?#]*)(.*)$/su.exec(fullPath) ?? [];
  const locale = supported.find((code) => code.toLowerCase() === first.toLowerCase()) ?? null;
  if (locale === null) return { locale: null, path: fullPath };
  return { locale, path: rest.startsWith("/") ? rest : `/${rest}` };
}

/**
 * Puts the locale before an own path; `http`, `sms:` and `mailto:` links are left alone (spec.md 2).
 * `bareLocale` is the one whose paths carry no locale: the first one, where the site says so.
 */
export function localizePath(path: string, locale: string, bareLocale: string | null = null): string {
  if (!path.startsWith("/") || path.startsWith("//") || locale === bareLocale) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}
