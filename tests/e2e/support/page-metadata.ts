/** The canonical address of a page and its alternates in other languages. */
interface PageLinks {
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

type Thing = Readonly<Record<string, unknown>>;

/** What a property must be: a kind of value, an object, or a list of at least two objects. */
type Rule = "text" | "address" | "moment" | "number" | Rules | readonly [Rules];
interface Rules {
  readonly [property: string]: Rule;
}

const place: Rules = { "@type": "text", name: "text", address: "text" };
const side: Rules = { "@type": "text", name: "text" };

/**
 * The properties that search engines require, and the recommended ones that a sportsbook has: a match has neither tickets
 * (`offers`) nor a known end.
 */
const rulesByType: Readonly<Record<string, Rules>> = {
  SportsEvent: {
    name: "text",
    startDate: "moment",
    location: place,
    description: "text",
    eventStatus: "address",
    image: "address",
    organizer: { "@type": "text", name: "text", url: "address" },
    performer: [side],
    competitor: [side],
    homeTeam: side,
    awayTeam: side,
    url: "address",
  },
  BreadcrumbList: { itemListElement: [{ "@type": "text", position: "number", name: "text", item: "address" }] },
  Organization: { name: "text", url: "address", logo: "address" },
  WebSite: { name: "text", url: "address" },
};

const isValid = {
  text: (value: unknown) => typeof value === "string" && value.trim() !== "",
  address: (value: unknown) => typeof value === "string" && /^https?:\/\/\S+$/u.test(value),
  moment: (value: unknown) => typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u.test(value),
  number: (value: unknown) => Number.isInteger(value),
} as const;

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function faultsOf(value: unknown, rule: Rule, path: string): readonly string[] {
  if (typeof rule === "string") return isValid[rule](value) ? [] : [`${path} is not a valid ${rule}: ${JSON.stringify(value)}`];
  if (Array.isArray(rule)) {
    if (!Array.isArray(value) || value.length < 2) return [`${path} has fewer than two: ${JSON.stringify(value)}`];
    return value.flatMap((item, index) => faultsOf(item, rule[0], `${path}[${index}]`));
  }
  if (!isThing(value)) return [`${path} is not an object: ${JSON.stringify(value)}`];
  return Object.entries(rule).flatMap(([name, inner]) => faultsOf(value[name], inner, `${path}.${name}`));
}

/** Reads the structured data in a page's HTML. */
export function readStructuredData(html: string): readonly Thing[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)].map(([, text = "{}"]) => JSON.parse(text) as Thing);
}

/** Finds missing and invalid properties. */
export function structuredDataFaults(thing: Thing): readonly string[] {
  const type = String(thing["@type"]);
  const rules = rulesByType[type];
  if (thing["@context"] !== "https://schema.org" || rules === undefined) return [`${type} is not a known type`];
  return faultsOf(thing, rules, type);
}
