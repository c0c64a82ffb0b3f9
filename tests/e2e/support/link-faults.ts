/** What a page tells search engines of its own address and of the same page in other languages. */
export interface ToldLinks {
  readonly canonical: string | null;
  /** Address by language tag, `x-default` among them. */
  readonly alternates: ReadonlyMap<string, string>;
}

export function toldLinks(html: string): ToldLinks {
  const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/gu)];
  return {
    canonical: /<link rel="canonical" href="([^"]+)">/u.exec(html)?.[1] ?? null,
    alternates: new Map(alternates.map(([, tag = "", href = ""]) => [tag, href])),
  };
}

/**
 * What is wrong with a page's links. Its canonical address is its own, without what narrows it; every locale has the same page; the
 * first locale's is the one for all others; and it names itself among them.
 */
export function linkFaults(
  { canonical, alternates }: ToldLinks,
  { path, origin, locales }: { readonly path: string; readonly origin: string; readonly locales: readonly string[] },
): readonly string[] {
  const [own = "", query = ""] = path.split("?");
  const number = /^page=(?!1$)[1-9]\d*$/u.exec(query)?.[0];
  const bare = `${origin}${own}`;
  const allowed = number === undefined ? [bare] : [bare, `${bare}?${number}`];
  const locale = own.split("/")[1] ?? "";
  const inLocale = (code: string): string | undefined => canonical?.replace(`${origin}/${locale}`, `${origin}/${code}`);
  return [
    ...(canonical !== null && allowed.includes(canonical) ? [] : [`canonical ${canonical}`]),
    ...(alternates.size === locales.length + 1 ? [] : [`${alternates.size} alternates`]),
    ...locales.filter((code) => alternates.get(code) !== inLocale(code)).map((code) => `alternate in ${code}: ${alternates.get(code)}`),
    ...(alternates.get("x-default") === inLocale(locales[0] ?? "") ? [] : [`x-default ${alternates.get("x-default")}`]),
  ];
}
