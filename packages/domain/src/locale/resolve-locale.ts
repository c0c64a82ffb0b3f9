/** Alternative codes of locales (spec.md 5); an alias applies only if its target is supported. */
export const localeAliases: Readonly<Record<string, string>> = {
  no: "nb",
  tl: "fil",
  vn: "vi",
  se: "sv",
  kz: "en",
  sr: "sr-ME",
  br: "pt-BR",
  // Codes that browsers and other sites use for these locales.
  pt: "pt-BR",
  kk: "kz",
  nn: "nb",
  iw: "he",
};

/** Resolves a requested locale: supported, else alias, else base language, else the default (first supported), else `en` (spec.md 5). */
export function resolveLocale(wanted: string | null | undefined, supported: readonly string[]): string {
  const [fallback = "en"] = supported;
  if (wanted === null || wanted === undefined) return fallback;
  return findSupported(wanted, supported) ?? findAlias(wanted, supported) ?? findBase(wanted, supported) ?? fallback;
}

/** The first supported language of an Accept-Language header, else the default. */
export function negotiateLocale(acceptLanguage: string | null | undefined, supported: readonly string[]): string {
  for (const wish of parseAcceptLanguage(acceptLanguage ?? "")) {
    const found = findSupported(wish, supported) ?? findAlias(wish, supported) ?? findBase(wish, supported);
    if (found !== null) return found;
  }
  return resolveLocale(null, supported);
}

/** The supported locale behind an alias, or null; path prefixes with an alias redirect permanently (decisions B). */
export function aliasedLocale(code: string, supported: readonly string[]): string | null {
  return findSupported(code, supported) === null ? findAlias(code, supported) : null;
}

function findSupported(code: string, supported: readonly string[]): string | null {
  const folded = foldCode(code);
  return supported.find((candidate) => foldCode(candidate) === folded) ?? null;
}

function findAlias(code: string, supported: readonly string[]): string | null {
  const folded = foldCode(code);
  const target = Object.hasOwn(localeAliases, folded) ? localeAliases[folded] : undefined;
  return target === undefined ? null : findSupported(target, supported);
}

function findBase(code: string, supported: readonly string[]): string | null {
  const [base = ""] = foldCode(code).split("-");
  return findSupported(base, supported) ?? findAlias(base, supported);
}

function foldCode(code: string): string {
  return code.trim().toLowerCase().replace(/_/gu, "-");
}

function parseAcceptLanguage(header: string): readonly string[] {
  return header
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/u.exec(parameter)?.[1]).find((found) => found !== undefined);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== "" && tag !== "*" && quality > 0)
    .sort((left, right) => right.quality - left.quality)
    .map(({ tag }) => tag);
}
