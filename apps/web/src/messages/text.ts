import { localeFacts, localeToNumberTag } from "@touchline/domain";
import formatMessage from "icu-minify/format";
import type { CompiledMessage, FormatOptions } from "icu-minify/format";
import type en from "./en.json";

/** Key of a text; the English catalogue defines them all. */
export type MessageKey = keyof typeof en;
export type CompiledMessages = Readonly<Record<MessageKey, CompiledMessage>>;
export type MessageValues = Readonly<Record<string, string | number>>;

/** Formats a text in the page's language. */
export type Text = (key: MessageKey, values?: MessageValues) => string;

const plurals = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

function memoize<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

const formatters = {
  getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
  // icu-minify passes the product's locale code; numbers and plurals may need different tags.
  getNumberFormat: (locale, options) =>
    memoize(
      numbers,
      `${String(locale)}/${JSON.stringify(options)}`,
      () => new Intl.NumberFormat(localeToNumberTag(String(locale)), options),
    ),
  getPluralRules: (locale, options) =>
    memoize(
      plurals,
      `${String(locale)}/${JSON.stringify(options)}`,
      () => new Intl.PluralRules(localeFacts(String(locale)).intlTag, options),
    ),
} satisfies FormatOptions["formatters"];

/** Binds a catalogue to its locale and brand name; digits are Latin in every locale. */
export function createText(messages: CompiledMessages, locale: string, brand = "Touchline"): Text {
  const defaults: MessageValues = { brand };
  return (key, values) => {
    const message: CompiledMessage | undefined = messages[key];
    const formatted: unknown = formatMessage(message ?? "", locale, values === undefined ? defaults : { brand, ...values }, { formatters });
    return typeof formatted === "string" ? formatted : String(formatted);
  };
}

/** A fetched catalogue: at first the texts of the first pages. */
interface Catalogue {
  readonly messages: CompiledMessages;
  /** Fetches all other texts, from an address that ends in `query`; absent in development. */
  readonly loadRest?: (query: string) => Promise<Pick<Catalogue, "messages">>;
}

/** The catalogue of the page. */
let current: Promise<Catalogue> | null = null;
let isRestWanted = false;
let failures = 0;
/** Catalogues with all their texts. An `import()` resolves in a later task even if its module is loaded, so they are not imported again. */
const complete = new WeakSet<CompiledMessages>();

async function addRest({ messages, loadRest }: Catalogue): Promise<void> {
  if (complete.has(messages)) return;
  try {
    // Browsers may remember that a module could not be fetched, so each further try has an address of its own.
    Object.assign(messages, (await loadRest?.(failures > 0 ? `?try=${failures}` : ""))?.messages);
    complete.add(messages);
  } catch (error) {
    failures += 1;
    throw error;
  }
}

/** Fetches the texts of a language from the address in the document; with the rest if code that names it may be running. */
export async function loadCatalogue(address: string): Promise<CompiledMessages> {
  const next = import(/* @vite-ignore */ address) as Promise<Catalogue>;
  current ??= next;
  const catalogue = await next;
  if (isRestWanted) await addRest(catalogue);
  current = next;
  return catalogue.messages;
}

/**
 * Fetched code together with the texts that the first pages do without; rejects if either fails. The build adds the calls
 * (`messages-plugin.ts`).
 */
export async function withRestTexts<Code>(code: Promise<Code> | Code): Promise<Code> {
  isRestWanted = true;
  const [found] = await Promise.all([code, current?.then(addRest)]);
  return found;
}
