/** A path split into its supported locale prefix, or null, and the rest, which starts with a slash. */
export interface LocalePath {
  readonly locale: string | null;
  readonly path: string;
}

/** Splits `/de/soccer` into `de` and `/soccer`; an unsupported prefix stays in the path (decisions B). */
export function splitLocalePath(fullPath: string, supported: readonly string[]): LocalePath {
  const [, first = "", rest = ""] = /^\/([^/?#]*)(.*)$/su.exec(fullPath) ?? [];
  const locale = supported.find((code) => code.toLowerCase() === first.toLowerCase()) ?? null;
  if (locale === null) return { locale: null, path: fullPath };
  return { locale, path: rest.startsWith("/") ? rest : `/${rest}` };
}

/**
 * Adds the locale prefix to a path of this site; `http`, `sms:` and `mailto:` links are unchanged (spec.md 2).
 * Paths of `bareLocale` have no prefix.
 */
export function localizePath(path: string, locale: string, bareLocale: string | null = null): string {
  if (!path.startsWith("/") || path.startsWith("//") || locale === bareLocale) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}
