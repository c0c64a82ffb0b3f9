import { createStore, type PageSeed, type StorePorts } from "@touchline/store";
import { toSeed } from "@touchline/store/seed";
import { localeDirection, localeFacts } from "@touchline/domain";
import { renderToString } from "react-dom/server";
import { readCatalogue } from "../messages/server-catalogues.ts";
import { createText, type Text } from "../messages/text.ts";
import { toHref, type Navigation } from "../navigation/navigation.ts";
import { headOf, resolvePage, type DocumentHead, type ResolvedPage } from "../routes/resolve-page.ts";
import type { PageKey } from "../routes/routes.ts";
import { blocksForViewer } from "../routes/site-blocks.ts";
import { socialImagePath, structuredData } from "./document/structured-data.ts";
import { KeptPartsContext } from "../elements/rendering/kept-part.tsx";
import { App } from "../shell/app.tsx";
import { createPartDrawer } from "./kept-parts.tsx";

export interface RenderRequest {
  readonly address: string;
  readonly locale: string;
  readonly ports: StorePorts;
  /** The request has a session cookie. */
  readonly hasSession: boolean;
  readonly brand: string;
  /** The locale whose addresses have no prefix; null if every locale has one. */
  readonly bareLocale: string | null;
  readonly publicOrigin: string;
  /** The flag `rtl_view` (spec.md 6). */
  readonly rtlView: boolean;
}

/** A rendered page without the document around it. */
export interface RenderedPage {
  readonly type: "page";
  readonly status: number;
  readonly html: string;
  readonly seed: PageSeed;
  readonly head: DocumentHead;
  /** Structured data for search engines. */
  readonly structured: readonly object[];
  /** Address of the image for shared links. */
  readonly image: string;
  readonly key: PageKey;
  /** File of its code below `routes/pages`. */
  readonly file: string;
  /** Types of the operator's blocks on it that are for the viewer. */
  readonly blocks: readonly string[];
  readonly theme: string;
  readonly density: string;
  readonly htmlTag: string;
  readonly direction: "ltr" | "rtl";
}

const texts = new Map<string, Text>();

/** The shared text of a locale and brand. Formatted values such as odds are cached by its identity, texts without values in it. */
export async function readText(locale: string, brand = ""): Promise<Text> {
  const key = `${locale}/${brand}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const format = createText(await readCatalogue(locale), locale, brand === "" ? undefined : brand);
  const plain = new Map<string, string>();
  const text: Text = (name, values) => {
    if (values !== undefined) return format(name, values);
    const kept = plain.get(name) ?? format(name);
    plain.set(name, kept);
    return kept;
  };
  texts.set(key, text);
  return text;
}

export type RenderResult = RenderedPage | { readonly type: "redirect"; readonly path: string; readonly status: 301 | 302 };

/** Loads the data of a page and renders it. */
export async function renderPage({
  address,
  locale,
  ports,
  hasSession,
  brand,
  bareLocale,
  publicOrigin,
  rtlView,
}: RenderRequest): Promise<RenderResult> {
  const store = createStore({ ports, locale, bareLocale, isServer: true });
  const { queries, listings } = store;
  const session = hasSession ? store.session.refresh() : Promise.resolve(store.session.seed({ player: null, accounts: [] }));
  const frame = Promise.all(
    [listings.sports(), listings.counters(), listings.leagues({ limit: 30 }), listings.menus()].map(async (resource) =>
      queries.load<unknown, unknown>(resource).catch(() => null),
    ),
  );
  await Promise.all([session, queries.load(listings.frame()).catch(() => null)]);
  store.fixRenderTime();
  const [resolution, text] = await Promise.all([resolvePage(address, { store, maxWaitMs: null }), readText(locale, brand), frame]);
  if (resolution.type === "redirect") return resolution;
  const { page } = resolution;
  const state = { page, pending: null };
  const navigation: Navigation<ResolvedPage> = {
    hrefOf: (to) => toHref(to, store),
    getState: () => state,
    subscribe: () => () => undefined,
    go: async () => undefined,
    prefetch: () => undefined,
    leave: () => undefined,
  };
  const html = renderToString(
    <KeptPartsContext value={createPartDrawer({ store, text, navigation, brand })}>
      <App store={store} text={text} navigation={navigation} />
    </KeptPartsContext>,
  );
  const { theme, density } = store.preferences.getState();
  const blocks = page.siteKey === null ? undefined : queries.peek(listings.sitePage(page.siteKey));
  return {
    type: "page",
    status: page.status,
    html,
    seed: toSeed(store),
    head: headOf(page, { store, t: text }),
    structured: structuredData(page, { store, t: text, publicOrigin, brand }),
    image: socialImagePath(page.route.key === "match" && page.status === 200 ? page.params.id : null),
    key: page.route.key,
    file: page.route.file,
    blocks: blocks === undefined ? [] : blocksForViewer(blocks, store).map(({ type }) => type),
    theme,
    density,
    htmlTag: localeFacts(locale).htmlTag,
    direction: localeDirection(locale, { rtlView }),
  };
}
