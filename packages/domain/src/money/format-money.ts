import { localeFacts, localeToNumberTag } from "../locale/locales.ts";
import { currencyDigits, type Money } from "./money.ts";

/**
 * `full` always shows the currency's decimals; `signed` also shows a plus for gains; `short` drops decimals from whole amounts, and
 * trailing zeros from cryptocurrencies, for quick-stake buttons.
 */
export type MoneyStyle = "full" | "signed" | "short";

/** Currencies with more decimals are cryptocurrencies. */
const ordinaryDigits = 3;

const formatters = new Map<string, Intl.NumberFormat>();

/** Formats an amount with its currency for a locale, in Latin digits. Codes unknown to Intl (USDT, mBTC) follow the number. */
export function formatMoney(amount: Money, locale: string, style: MoneyStyle = "full"): string {
  const text = moneyToDecimal(amount) as Intl.StringNumericLiteral;
  const formatter = formatterFor(amount, locale, style);
  if (!isIntlCurrency(amount.currency)) return `${formatter.format(text)}\u00a0${amount.currency}`;
  const written = formatter.format(text);
  // In right-to-left text, browsers would reorder the symbol in R$ and a sign before digits.
  return localeFacts(locale).isRtl ? written.replace(/[A-Z]\p{Sc}/u, "$&\u200e").replace(/^(?![\u200e\u200f])/u, "\u200e") : written;
}

/** Decimal text with a dot and all decimals, for input fields and programs: `20.00`, `0.00012500`. */
export function moneyToDecimal(amount: Money): string {
  const digits = currencyDigits(amount.subunits);
  const magnitude = amount.minor < 0n ? -amount.minor : amount.minor;
  const scaled = ((magnitude * 10n ** BigInt(digits)) / BigInt(amount.subunits)).toString().padStart(digits + 1, "0");
  const text = digits === 0 ? scaled : `${scaled.slice(0, -digits)}.${scaled.slice(-digits)}`;
  return amount.minor < 0n ? `-${text}` : text;
}

/** The decimal separator of a locale, for keypads. */
export function decimalMark(locale: string): string {
  return markOf(locale, "decimal") ?? ".";
}

/** The thousands separator of a locale; null if it has none. */
export function groupMark(locale: string): string | null {
  return markOf(locale, "group");
}

function markOf(locale: string, type: "decimal" | "group"): string | null {
  const parts = new Intl.NumberFormat(localeToNumberTag(locale)).formatToParts(1_234_567.5);
  return parts.find((part) => part.type === type)?.value ?? null;
}

function isIntlCurrency(currency: string): boolean {
  return /^[A-Z]{3}$/u.test(currency);
}

function formatterFor(amount: Money, locale: string, style: MoneyStyle): Intl.NumberFormat {
  const key = `${locale}/${amount.currency}/${amount.subunits}/${style}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const digits = currencyDigits(amount.subunits);
  const formatter = new Intl.NumberFormat(localeToNumberTag(locale), {
    ...(isIntlCurrency(amount.currency)
      ? { style: "currency" as const, currency: amount.currency, currencyDisplay: "narrowSymbol" as const }
      : {}),
    minimumFractionDigits: style === "short" && digits > ordinaryDigits ? 0 : digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: style === "short" ? "stripIfInteger" : "auto",
    signDisplay: style === "signed" ? "exceptZero" : "auto",
  });
  formatters.set(key, formatter);
  return formatter;
}
