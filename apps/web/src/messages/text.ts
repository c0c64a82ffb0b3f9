import { localeToNumberTag } from "@touchline/domain";
import formatMessage, { type CompiledMessage, type FormatOptions } from "icu-minify/format";
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
  getNumberFormat: (locales, options) =>
    kept(numbers, `${String(locales)}/${JSON.stringify(options)}`, () => new Intl.NumberFormat(locales, options)),
  getPluralRules: (locales, options) =>
    kept(plurals, `${String(locales)}/${JSON.stringify(options)}`, () => new Intl.PluralRules(locales, options)),
} satisfies FormatOptions["formatters"];

/** Binds a catalogue to its locale and the brand that texts speak of; digits are Latin everywhere. */
export function createText(messages: CompiledMessages, locale: string, brand = "Touchline"): Text {
  const always: MessageValues = { brand };
  const tag = localeToNumberTag(locale);
  return (key, values) => {
    const written: unknown = formatMessage(messages[key], tag, values === undefined ? always : { brand, ...values }, { formatters });
    return typeof written === "string" ? written : String(written);
  };
}
