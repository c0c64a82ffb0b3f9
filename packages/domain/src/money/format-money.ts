import { localeFacts, localeToNumberTag } from "../locale/locales.ts";
import { currencyDigits, type Money } from "./money.ts";

/**
 * `full` always writes the currency's decimals; `signed` also a plus before a gain; `short` drops decimals from whole amounts, and all
 * empty ones of long decimals, for quick stakes.
 */
export type MoneyStyle = "full" | "signed" | "short";

/** More decimals than this are those of a cryptocurrency. */
const ordinaryDigits = 3;

const formatters = new Map<string, Intl.NumberFormat>();

/** Writes an amount for a locale with its currency; codes that Intl refuses (USDT, mBTC) follow the number. Digits are Latin. */
export function formatMoney(amount: Money, locale: string, style: MoneyStyle = "full"): string {
  const text = moneyToDecimal(amount) as Intl.StringNumericLiteral;
  const formatter = formatterFor(amount, locale, style);
  if (!isIntlCurrency(amount.currency)) return `${formatter.format(text)}\u00a0${amount.currency}`;
  const written = formatter.format(text);
  // Where the text runs from right to left, a sign after letters, as in R$, would be set before them, and one before digits behind them.
  return localeFacts(locale).isRtl ? written.replace(/[A-Z]\p{Sc}/u, "$&\u200e").replace(/^(?![\u200e\u200f])/u, "\u200e") : written;
}

/** Plain decimal with a dot and all decimals, as a field or a program reads it: `20.00`, `0.00012500`. */
export function moneyToDecimal(amount: Money): string {
  const digits = currencyDigits(amount.subunits);
  const magnitude = amount.minor < 0n ? -amount.minor : amount.minor;
  const scaled = ((magnitude * 10n ** BigInt(digits)) / BigInt(amount.subunits)).toString().padStart(digits + 1, "0");
  const text = digits === 0 ? scaled : `${scaled.slice(0, -digits)}.${scaled.slice(-digits)}`;
  return amount.minor < 0n ? `-${text}` : text;
}

/** The decimal mark of a locale, for a keypad. */
export function decimalMark(locale: string): string {
  return markOf(locale, "decimal") ?? ".";
}

/** What a locale writes between thousands; null for none. */
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
