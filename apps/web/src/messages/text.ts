import { localeFacts, localeToNumberTag } from "@touchline/domain";
import formatMessage from "icu-minify/format";
import type { CompiledMessage, FormatOptions } from "icu-minify/format";
import type en from "./en.json";

/** A text of the page; the compiler knows them all from the English catalogue. */
export type MessageKey = keyof typeof en;
export type CompiledMessages = Readonly<Record<MessageKey, CompiledMessage>>;
export type MessageValues = Readonly<Record<string, string | number>>;

/** Writes a text in the page's language. */
export type Text = (key: MessageKey, values?: MessageValues) => string;

const plurals = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

function kept<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

const formatters = {
  getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
  // Both are asked with the product's code; numbers may be written by another tag than plurals are chosen by.
  getNumberFormat: (locale, options) =>
    kept(numbers, `${String(locale)}/${JSON.stringify(options)}`, () => new Intl.NumberFormat(localeToNumberTag(String(locale)), options)),
  getPluralRules: (locale, options) =>
    kept(plurals, `${String(locale)}/${JSON.stringify(options)}`, () => new Intl.PluralRules(localeFacts(String(locale)).intlTag, options)),
} satisfies FormatOptions["formatters"];

/** Binds a catalogue to its locale and the brand that texts speak of; digits are Latin everywhere. */
export function createText(messages: CompiledMessages, locale: string, brand = "Touchline"): Text {
  const always: MessageValues = { brand };
  return (key, values) => {
    const written: unknown = formatMessage(messages[key], locale, values === undefined ? always : { brand, ...values }, { formatters });
    return typeof written === "string" ? written : String(written);
  };
}

/** Fetches the texts of the page's language from where the document says they are. */
export async function loadCatalogue(address: string): Promise<CompiledMessages> {
  const { messages } = (await import(/* @vite-ignore */ address)) as { readonly messages: CompiledMessages };
  return messages;
}
