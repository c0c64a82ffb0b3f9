import type { Store } from "@touchline/store";
import type { Text } from "../messages/text.ts";
import { matchRoute, routeOf, type RouteMatch } from "./match-route.ts";
import type { PageHead, ResolvedPage } from "./page-route.ts";

export type Resolution =
  | { readonly type: "page"; readonly page: ResolvedPage }
  | { readonly type: "redirect"; readonly path: string; readonly status: 301 | 302 };

interface ResolveOptions {
  readonly store: Store;
  /** Draws the page without its data when they take longer; the page then shows what is missing itself. */
  readonly patienceMs: number | null;
}

async function toPage(match: RouteMatch, address: string, status: number): Promise<ResolvedPage> {
  return { ...match, address, search: new URL(address, "http://page").searchParams, status, Component: await match.route.importPage() };
}

/** Finds the page of an address and reads its data. */
export async function resolvePage(address: string, { store, patienceMs }: ResolveOptions): Promise<Resolution> {
  const url = new URL(address, "http://page");
  const match = matchRoute(url.pathname);
  if (match === null) return { type: "page", page: await toPage(routeOf("not_found"), address, 404) };
  const loading = match.route.load?.({ store, params: match.params, search: url.searchParams }) ?? null;
  const page = toPage(match, address, 200);
  if (loading === null) return { type: "page", page: await page };
  const patience = patienceMs === null ? null : new Promise<null>((resolve) => store.ports.time.after(patienceMs, () => resolve(null)));
  const outcome = await (patience === null ? loading : Promise.race([loading, patience]));
  if (outcome === null) return { type: "page", page: await page };
  if (outcome.type === "redirect") return outcome;
  if (outcome.type === "notFound") return { type: "page", page: await toPage(routeOf("not_found"), address, 404) };
  return { type: "page", page: { ...(await page), status: outcome.status } };
}

/** Title and description of a resolved page. */
export function headOf(page: ResolvedPage, { store, t }: { readonly store: Store; readonly t: Text }): PageHead {
  const { route, params, search } = page;
  return route.head?.({ store, params, search, t }) ?? { title: t(route.titleKey), description: t("description.site") };
}
