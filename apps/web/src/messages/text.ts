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
    const formatted: unknown = formatMessage(messages[key], locale, values === undefined ? defaults : { brand, ...values }, { formatters });
    return typeof formatted === "string" ? formatted : String(formatted);
  };
}

/** Fetches the texts of the page's language from the address in the document. */
export async function loadCatalogue(address: string): Promise<CompiledMessages> {
  const { messages } = (await import(/* @vite-ignore */ address)) as { readonly messages: CompiledMessages };
  return messages;
}
