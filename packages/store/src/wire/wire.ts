import type { IdKind, WireCall, WirePort, WireReply } from "../core/ports.ts";
import { betReaders } from "./bet-readers.ts";
import { bonusReaders } from "./bonus-readers.ts";
import { catalogReaders } from "./catalog-readers.ts";
import { choiceReaders } from "./choice-readers.ts";
import { historyReaders } from "./history-readers.ts";
import { marketReaders } from "./market-readers.ts";
import { matchReaders } from "./match-readers.ts";
import { searchReaders } from "./search-readers.ts";
import { timelineReaders } from "./timeline-readers.ts";
import { settingsReaders } from "./settings-reader.ts";
import { defaultReply, noSiteDefaults, type SiteDefaults } from "./site-defaults.ts";
import { siteReaders } from "./site-readers.ts";
import { systemReaders } from "./system-reader.ts";
import { readPublication } from "./event-readers.ts";
import { fieldsOf, type ReadContext, readerKey, readText, readWhole } from "./fields.ts";
import { jackpotReaders } from "./jackpot-readers.ts";
import { limitReaders } from "./limit-readers.ts";
import { notificationReaders } from "./notification-readers.ts";
import { playerReaders } from "./player-readers.ts";
import { slipBonusReaders } from "./slip-bonus-readers.ts";
import { keepAsked } from "./named-query.ts";
import { toSpecRequest, withTextIds } from "./spec-requests.ts";

/** The operator's mapping for a backend of another shape, shared by server and page (docs/recipes/put-your-own-api-behind-it.md). */
export interface WireAdapter {
  /** Rewrites a call before it is sent. */
  readonly request?: (call: WireCall) => WireCall;
  /** Rewrites a reply, including refusals, before it is read. */
  readonly reply?: (call: WireCall, reply: WireReply) => WireReply;
  /** Rewrites a realtime publication before it is read. */
  readonly publication?: (data: unknown) => unknown;
}

/** How requests are written: as in the specification, or with the reference backend's extensions. */
export type WireDialect = "spec" | "touchline";

export type { SiteDefaults } from "./site-defaults.ts";

interface WireOptions {
  readonly dialect: WireDialect;
  readonly adapter: WireAdapter | null;
  /** Kinds of text ids that the server has found (`WirePort.textIds`). */
  readonly textIds?: readonly IdKind[];
  /** Site data of the web server, for fields that the backend leaves out. */
  readonly site?: SiteDefaults;
  /** Receives each kind of problem once. */
  readonly report: (error: unknown) => void;
}

/** Limits the Content-Security-Policy header of a page, which must not grow with the replies. */
const maxPictureOrigins = 20;
/** Limits memory: problems may contain values of replies, and a server runs for months. */
const maxProblems = 500;

const readers = new Map([
  ...catalogReaders,
  ...matchReaders,
  ...marketReaders,
  ...searchReaders,
  ...timelineReaders,
  ...historyReaders,
  ...choiceReaders,
  ...systemReaders,
  ...siteReaders,
  ...settingsReaders,
  ...betReaders,
  ...bonusReaders,
  ...slipBonusReaders,
  ...jackpotReaders,
  ...playerReaders,
  ...limitReaders,
  ...notificationReaders,
]);

/** Minor units by ISO 4217; two digits for currencies that are not in it. */
function standardSubunits(currency: string): number {
  try {
    return 10 ** (new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2);
  } catch {
    return 100;
  }
}

/** Creates the translation for one backend. It keeps the minor units of currencies from `GET /api/v2/system`. */
export function createWire({ dialect, adapter, textIds = [], site = noSiteDefaults, report }: WireOptions): WirePort {
  const subunitsByCurrency = new Map<string, number>();
  const textIdKinds = new Set(textIds);
  const pictureOrigins = new Set<string>();
  const reported = new Set<string>();

  function reportOnce(error: unknown, place: string): void {
    const text = `${place}: ${error instanceof Error ? error.message : String(error)}`;
    if (reported.has(text) || reported.size >= maxProblems) return;
    reported.add(text);
    report(new Error(text, { cause: error }));
  }

  /**
   * Values of bodies that the pages of a server share, with the query they were read for: for a backend without filters, several queries
   * become the same request.
   */
  const valuesByBody = new WeakMap<object, { readonly query: string; readonly value: unknown }>();

  function notePicture(address: string): void {
    const origin = /^https?:\/\/[\w.:[\]-]+/u.exec(address)?.[0];
    if (origin !== undefined && pictureOrigins.size < maxPictureOrigins) pictureOrigins.add(origin);
  }

  /** Runs the operator's code; returns `fallback` if it throws. */
  function attempt<Value>(place: string, run: () => Value, fallback: Value): Value {
    try {
      return run();
    } catch (error) {
      reportOnce(error, place);
      return fallback;
    }
  }

  function contextOf(
    place: string,
    { params, query, headers }: Pick<WireCall, "params" | "query" | "headers">,
    readAtMs: number,
  ): ReadContext {
    return {
      params,
      query,
      readAtMs,
      locale: headers["accept-language"] ?? "en",
      site,
      noteTextId: (kind) => textIdKinds.add(kind),
      notePicture,
      subunits: (currency) => subunitsByCurrency.get(currency) ?? standardSubunits(currency),
      report: (problem) => reportOnce(problem, place),
    };
  }

  function rememberCurrencies(system: unknown): void {
    const { currencies } = fieldsOf(system);
    for (const currency of Array.isArray(currencies) ? currencies : []) {
      const { code, subunits } = fieldsOf(currency);
      const [name, units] = [readText(code), readWhole(subunits)];
      if (name !== null && units !== null && units > 0) subunitsByCurrency.set(name, units);
    }
  }

  return {
    request(call) {
      const own = withTextIds(dialect === "spec" ? toSpecRequest(call) : call, textIdKinds);
      return attempt(`WIRE_ADAPTER request ${readerKey(call)}`, () => adapter?.request?.(own) ?? own, own);
    },
    reply(call, reply) {
      const key = readerKey(call);
      const own = attempt(`WIRE_ADAPTER reply ${key}`, () => adapter?.reply?.(call, reply) ?? reply, { ...reply, body: undefined });
      const fallback = defaultReply(key, own.status, call.params);
      return fallback === undefined ? own : { status: 200, body: fallback };
    },
    read(call, body, readAtMs) {
      const key = readerKey(call);
      const query = JSON.stringify(call.query);
      const known = valuesByBody.get(Object(body));
      if (known?.query === query) return known.value;
      const read = readers.get(key);
      const asked = dialect === "spec" ? keepAsked(key, call.query, body) : body;
      const value = read === undefined ? asked : attempt(key, () => read(asked, contextOf(key, call, readAtMs)), undefined);
      if (key === "GET /api/v2/system") rememberCurrencies(value);
      valuesByBody.set(Object(body), { query, value });
      return value;
    },
    publication(data, { readAtMs, matchId }) {
      const adapted = attempt("WIRE_ADAPTER publication", () => adapter?.publication?.(data) ?? data, null);
      return attempt(
        "publication",
        () => readPublication(adapted, contextOf("publication", { params: { matchId }, query: {}, headers: {} }, readAtMs)),
        null,
      );
    },
    textIds: () => [...textIdKinds],
    pictureOrigins: () => [...pictureOrigins],
  };
}
