import type { Store } from "@touchline/store";
import type { Navigation } from "../navigation/navigation.ts";
import { importPage, routes, type PageKey } from "../routes/routes.ts";
import { startReports } from "./start-reports.ts";

const workerAfterMs = 4_000;
const prefetchAfterMs = 3_000;
const stylesDays = 30;
/** The pages that most visitors open next. */
const prefetchedPages: ReadonlySet<PageKey> = new Set<PageKey>(["match", "sport", "in_play"]);

/** Fetches the code of likely next pages, not their data. */
function prefetchPages(locale: string): void {
  for (const route of routes) if (prefetchedPages.has(route.key)) void importPage(route, locale).catch(() => undefined);
}

/** Remembers that the browser has fetched the site's style sheet, so that the next page only links to it (`stylesCookie` of the server). */
function rememberStyles({ preferences }: Store["ports"]): void {
  const link = document.querySelector<HTMLLinkElement>('link[media="print"][href^="/styles/"]');
  const version = /\.(\w+)\.css$/u.exec(link?.href ?? "")?.[1];
  if (version === undefined) return;
  const write = (): void => preferences.write("tl_styles", version, stylesDays);
  if (link?.sheet) write();
  else link?.addEventListener("load", write, { once: true });
}

/** Starts error reports and, soon after, prefetching and the installed app. The returned function cancels steps that have not begun. */
export function startBackground(store: Store, navigation: Navigation): () => void {
  const { time, report } = store.ports;
  startReports(store, navigation).catch(report);
  rememberStyles(store.ports);
  const cancelPrefetch = time.after(prefetchAfterMs, () => prefetchPages(store.locale));
  const cancelShell = time.after(workerAfterMs, () => {
    if (document.documentElement.dataset["worker"] === undefined) return;
    void import("./start-app-shell.ts").then(async ({ startAppShell }) => startAppShell(store), report);
  });
  return () => {
    cancelPrefetch();
    cancelShell();
  };
}
