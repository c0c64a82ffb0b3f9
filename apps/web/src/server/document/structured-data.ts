import { localizePath } from "@touchline/domain";
import type { League, Match, Store } from "@touchline/store";
import { fullMatchName } from "../../elements/matches/match.ts";
import type { Text } from "../../messages/text.ts";
import type { ResolvedPage } from "../../routes/resolve-page.ts";

interface StructuredContext {
  readonly store: Store;
  readonly t: Text;
  readonly publicOrigin: string;
  readonly brand: string;
}

/** A name and its address without the locale. */
interface Crumb {
  readonly name: string;
  readonly path: string;
}

type Thing = Readonly<Record<string, unknown>>;

const vocabulary = { "@context": "https://schema.org" } as const;

function absolute(path: string, { store, publicOrigin }: StructuredContext): string {
  return `${publicOrigin}${localizePath(path, store.locale, store.bareLocale)}`;
}

function breadcrumbs(crumbs: readonly Crumb[], context: StructuredContext): Thing {
  return {
    ...vocabulary,
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(path, context),
    })),
  };
}

function leagueCrumbs({ sport, category, slug, name }: League, { t }: StructuredContext): readonly Crumb[] {
  return [
    { name: t("shell.homeTab"), path: "/" },
    { name: sport.name, path: `/${sport.key}` },
    { name: category.name, path: `/${sport.key}/${category.slug}` },
    { name, path: `/${sport.key}/${slug}` },
  ];
}

/** Address of the image for shared links, of a match or of the site. */
export function socialImagePath(matchId: string | null): string {
  return matchId === null ? "/social.png" : `/social/${matchId}.png`;
}

function sportsEvent(match: Match, { name, path }: Crumb, context: StructuredContext): Thing {
  const { home, away, league } = match;
  const side = (team: NonNullable<Match["home"]>): Thing => ({ "@type": "SportsTeam", name: team.name });
  const sides = home === null || away === null ? [] : [side(home), side(away)];
  // A location is required: the stadium, else the country, else the competition.
  const place = match.stadium ?? (league.category.countryCode === null ? league.name : league.category.name);
  return {
    ...vocabulary,
    "@type": "SportsEvent",
    name,
    description: context.t("description.match", { name, league: league.name }),
    url: absolute(path, context),
    image: `${context.publicOrigin}${socialImagePath(match.id)}`,
    startDate: new Date(match.startsAtMs).toISOString(),
    eventStatus: "https://schema.org/EventScheduled",
    sport: league.sport.name,
    ...(sides.length === 0 ? {} : { homeTeam: sides[0], awayTeam: sides[1], competitor: sides, performer: sides }),
    location: { "@type": "Place", name: place, address: league.category.name },
    organizer: { "@type": "SportsOrganization", name: league.name, url: absolute(`/${league.sport.key}/${league.slug}`, context) },
  };
}

function matchData(match: Match, context: StructuredContext): readonly Thing[] {
  const { league } = match;
  const name = fullMatchName(match);
  const crumb: Crumb = { name, path: `/${league.sport.key}/${match.slug}` };
  return [sportsEvent(match, crumb, context), breadcrumbs([...leagueCrumbs(league, context), crumb], context)];
}

function siteData(context: StructuredContext): readonly Thing[] {
  const { publicOrigin, brand, store } = context;
  const url = absolute("/", context);
  return [
    { ...vocabulary, "@type": "Organization", name: brand, url, logo: `${publicOrigin}/icon-512.png` },
    {
      ...vocabulary,
      "@type": "WebSite",
      name: brand,
      url,
      inLanguage: store.locale,
      potentialAction: {
        "@type": "SearchAction",
        target: `${absolute("/search", context)}?q={query}`,
        "query-input": "required name=query",
      },
    },
  ];
}

/** Structured data of a page for search engines (schema.org). */
export function structuredData({ route, params, status }: ResolvedPage, context: StructuredContext): readonly Thing[] {
  const { queries, listings, entities } = context.store;
  const home: Crumb = { name: context.t("shell.homeTab"), path: "/" };
  if (status !== 200) return [];
  if (route.key === "sports") return siteData(context);
  const match = route.key === "match" ? entities.match(params.id) : undefined;
  if (match !== undefined) return matchData(match, context);
  if (route.key === "league") {
    const league = queries.peek(listings.league(params.id));
    return league === undefined || league === null ? [] : [breadcrumbs(leagueCrumbs(league, context), context)];
  }
  const sport = queries.peek(listings.sports())?.find(({ key }) => key === params.sport);
  if (sport === undefined) return [];
  const sportCrumb: Crumb = { name: sport.name, path: `/${sport.key}` };
  if (route.key === "sport") return [breadcrumbs([home, sportCrumb], context)];
  const category = route.key === "category" ? queries.peek(listings.category(params.id)) : undefined;
  if (category === undefined || category === null) return [];
  return [breadcrumbs([home, sportCrumb, { name: category.name, path: `/${sport.key}/${category.slug}` }], context)];
}
