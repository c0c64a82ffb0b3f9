import { parseEntitySlug } from "@touchline/domain";
import type { PageKey, PageParams, PageRoute } from "./page-route.ts";
import { routes } from "./routes.ts";

export interface RouteMatch {
  readonly route: PageRoute;
  readonly params: PageParams;
}

const noParams: PageParams = { sport: "", id: "", segment: "" };

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function matchOne(route: PageRoute, segments: readonly string[]): PageParams | null {
  const pattern = route.path.split("/").filter(Boolean);
  if (pattern.length !== segments.length) return null;
  let params = noParams;
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? "";
    if (part === ":sport") params = { ...params, sport: segment };
    else if (part === ":bet") params = { ...params, segment };
    else if (part === ":entity") {
      const entity = parseEntitySlug(segment);
      if (entity === null || entity.kind !== route.kind) return null;
      params = { ...params, id: entity.id, segment };
    } else if (part !== segment) return null;
  }
  return params;
}

/** The page of a path without its locale; null is 404. */
export function matchRoute(path: string): RouteMatch | null {
  const segments = path.split("/").filter(Boolean).map(decode);
  if (segments.some((segment) => segment === null)) return null;
  for (const route of routes) {
    const params = matchOne(route, segments.map(String));
    if (params !== null) return { route, params };
  }
  return null;
}

/** A page by its key, for errors. */
export function routeOf(key: PageKey): RouteMatch {
  const route = routes.find((candidate) => candidate.key === key);
  if (route === undefined) throw new Error(`No page ${key}`);
  return { route, params: noParams };
}
