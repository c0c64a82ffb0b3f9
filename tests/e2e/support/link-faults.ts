/** The canonical address of a page and its alternates in other languages. */
export interface PageLinks {
  readonly canonical: string | null;
  /** Address by language tag, `x-default` among them. */
  readonly alternates: ReadonlyMap<string, string>;
}

export function readPageLinks(html: string): PageLinks {
  const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/gu)];
  return {
    canonical: /<link rel="canonical" href="([^"]+)">/u.exec(html)?.[1] ?? null,
    alternates: new Map(alternates.map(([, tag = "", href = ""]) => [tag, href])),
  };
}

/**
 * Finds what is wrong with a page's links: the canonical address must be the page's own without filters, every locale must have an
 * alternate, and `x-default` must be that of the first locale.
 */
export function linkFaults(
  { canonical, alternates }: PageLinks,
  { path, origin, locales }: { readonly path: string; readonly origin: string; readonly locales: readonly string[] },
): readonly string[] {
  const [own = "", query = ""] = path.split("?");
  const pageNumber = /^page=(?!1$)[1-9]\d*$/u.exec(query)?.[0];
  const withoutQuery = `${origin}${own}`;
  const allowed = pageNumber === undefined ? [withoutQuery] : [withoutQuery, `${withoutQuery}?${pageNumber}`];
  const locale = own.split("/")[1] ?? "";
  const inLocale = (code: string): string | undefined => canonical?.replace(`${origin}/${locale}`, `${origin}/${code}`);
  return [
    ...(canonical !== null && allowed.includes(canonical) ? [] : [`canonical ${canonical}`]),
    ...(alternates.size === locales.length + 1 ? [] : [`${alternates.size} alternates`]),
    ...locales.filter((code) => alternates.get(code) !== inLocale(code)).map((code) => `alternate in ${code}: ${alternates.get(code)}`),
    ...(alternates.get("x-default") === inLocale(locales[0] ?? "") ? [] : [`x-default ${alternates.get("x-default")}`]),
  ];
}
