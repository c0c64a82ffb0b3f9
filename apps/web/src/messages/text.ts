import { localeFacts, localeToNumberTag } from "@touchline/domain";
import formatMessage from "icu-minify/format";
import type { CompiledMessage, FormatOptions } from "icu-minify/format";
import { loadWithRetry } from "../elements/rendering/lazy.tsx";
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
    if (message === undefined) return "";
    const formatted: unknown = formatMessage(message, locale, values === undefined ? defaults : { brand, ...values }, { formatters });
    return typeof formatted === "string" ? formatted : String(formatted);
  };
}

/** A fetched catalogue: at first the texts of the first pages. */
interface Catalogue {
  readonly messages: CompiledMessages;
  /** Fetches all other texts; absent in development. */
  readonly loadRest?: () => Promise<Pick<Catalogue, "messages">>;
}

let reading: Promise<Catalogue> | null = null;
let isRestWanted = false;

async function addRest({ messages, loadRest }: Catalogue): Promise<void> {
  if (loadRest !== undefined) Object.assign(messages, (await loadWithRetry(loadRest)).messages);
}

/** Fetches the texts of a language from the address in the document; with the rest if code that needs it is running. */
export async function loadCatalogue(address: string): Promise<CompiledMessages> {
  reading = import(/* @vite-ignore */ address) as Promise<Catalogue>;
  const catalogue = await reading;
  if (isRestWanted) await addRest(catalogue);
  return catalogue.messages;
}

/** Adds the texts that the first pages do not need to the catalogue of the page. */
export async function addRestTexts(): Promise<void> {
  isRestWanted = true;
  if (reading !== null) await addRest(await reading);
}
