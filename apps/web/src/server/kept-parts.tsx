import { marketAvailability } from "@touchline/domain";
import type { Store } from "@touchline/store";
import { situationsOf } from "@touchline/store/situations";
import { createElement, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { matchPath } from "../elements/matches/match.ts";
import type { KeptPart } from "../elements/rendering/kept-part.tsx";
import { StoreContext } from "../elements/store.ts";
import type { Text } from "../messages/text.ts";
import { TextContext } from "../messages/use-text.ts";
import type { Navigation } from "../navigation/navigation.ts";
import { NavigationContext } from "../navigation/navigation-context.ts";

interface KeptMarkup {
  /** The content from which it was rendered, as JSON. */
  readonly from: string;
  readonly markup: ReactElement;
}

/** About 8 KB each. */
const maxKept = 1_000;
const keptByKey = new Map<string, KeptMarkup>();

const rootPattern = /^<(?<tag>[a-z]+)(?<attributes>(?: [a-z-]+="[^"]*")*)>(?<inner>.*)<\/\k<tag>>$/su;
const attributePattern = / (?<name>[a-z-]+)="(?<value>[^"]*)"/gu;
const entities: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/** An element with this markup; null unless the markup is one element with plain attributes. */
function toElement(html: string): ReactElement | null {
  const { tag, attributes = "", inner } = rootPattern.exec(html)?.groups ?? {};
  if (tag === undefined || inner === undefined || / style="/u.test(attributes)) return null;
  const properties = [...attributes.matchAll(attributePattern)].map(({ groups: { name = "", value = "" } = {} }) => [
    name === "class" ? "className" : name,
    value.replaceAll(/&(?:amp|lt|gt|quot|#x27);/gu, (entity) => entities[entity] ?? entity),
  ]);
  return createElement(tag, { ...Object.fromEntries(properties), dangerouslySetInnerHTML: { __html: inner } });
}

interface PageContext {
  readonly store: Store;
  readonly text: Text;
  readonly navigation: Navigation;
  readonly brand: string;
}

/** Everything that a part shows, apart from the language, brand and preferences of the page. Null for a part that is not cached. */
function contentOf({ matchId, lines }: KeptPart, { store, navigation }: PageContext): unknown {
  const { entities, queries, clock, renderedAtMs } = store;
  const match = entities.match(matchId);
  // A link to the current page is marked, so its markup differs.
  if (match === undefined || navigation.getState().page.address.split("?")[0] === matchPath(match)) return null;
  const now = clock.now();
  const shown = lines.map((key) => {
    const line = key === null ? undefined : entities.market(key);
    return line === undefined ? null : [line, marketAvailability(line, now)];
  });
  const situation = queries.peek(situationsOf(store))?.find((one) => one.matchId === matchId);
  // A clock shows seconds; dates change with a minute.
  const isRunning = match.status === "live" || match.status === "stopped";
  return [match, shown, situation, Math.floor(renderedAtMs() / (isRunning ? 1_000 : 60_000))];
}

/**
 * Renders the cached parts of a page. A part is rendered separately, which must be the last thing that its component does,
 * because hooks do not work after a nested render. Pages of all visitors share the markup.
 */
export function createPartDrawer(page: PageContext): (part: KeptPart) => ReactNode {
  const { store, text, navigation, brand } = page;
  const { locale, bareLocale, preferences, queries, listings } = store;
  const cap = queries.peek(listings.siteConfig())?.odds_display_cap;
  const variant = JSON.stringify([locale, bareLocale, brand, preferences.getState(), cap]);
  return (kept) => {
    const content = contentOf(kept, page);
    if (content === null) return kept.part;
    const key = `${variant}/${kept.kind}/${kept.matchId}`;
    const from = JSON.stringify(content);
    const known = keptByKey.get(key);
    if (known?.from === from) return known.markup;
    const html = renderToString(
      <StoreContext value={store}>
        <TextContext value={text}>
          <NavigationContext value={navigation}>{kept.part}</NavigationContext>
        </TextContext>
      </StoreContext>,
    );
    const markup = toElement(html);
    if (markup === null) return kept.part;
    keptByKey.delete(key);
    if (keptByKey.size >= maxKept) keptByKey.delete(keptByKey.keys().next().value ?? key);
    keptByKey.set(key, { from, markup });
    return markup;
  };
}
