import { failure, success, type Result } from "../result.ts";
import { currencyDigits, maxMinor, money, type Money, type MoneyUnit } from "./money.ts";

/** Why a typed stake is invalid. `maxDigits` is the number of decimals of the currency. */
export type StakeTextError =
  | { readonly type: "empty" }
  | { readonly type: "notANumber" }
  | { readonly type: "tooManyDigits"; readonly maxDigits: number }
  | { readonly type: "tooLarge" };

const maxLength = 40;
const groupLength = 3;
const invisible = /[\s\u00a0\u202f\u2009\u200b-\u200f\u061c\u202a-\u202e\u2066-\u2069'’_]/gu;
const localDigits = /[٠-٩۰-۹]/gu;

/**
 * Parses a typed or pasted stake. Accepts dot or comma, local digits, spaces and the currency's symbol or code, but no plus, minus or
 * exponent.
 * `groupMark` is the thousands separator of the locale, which resolves ambiguous text: `1,000` is one thousand euros in English.
 */
export function parseStake(text: string, unit: MoneyUnit, groupMark: string | null = null): Result<Money, StakeTextError> {
  if (text.length > maxLength) return failure({ type: "tooLarge" });
  const bare = stripCurrency(normalise(text), unit.currency);
  if (bare === "") return failure({ type: "empty" });
  const digits = currencyDigits(unit.subunits);
  const plain = resolveSeparators(bare, digits, groupMark);
  if (plain === null) return failure({ type: "notANumber" });
  return toMinor(plain, unit, digits);
}

/** Converts digits and separators to ASCII and removes spaces and direction marks. */
function normalise(text: string): string {
  return text
    .normalize("NFKC")
    .replace(localDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replace(/٫/gu, ".")
    .replace(/٬/gu, "'")
    .replace(invisible, "");
}

function stripCurrency(text: string, currency: string): string {
  const withoutSigns = text.replace(/^\p{Sc}+|\p{Sc}+$/gu, "");
  const lower = withoutSigns.toLowerCase();
  const code = currency.normalize("NFKC").toLowerCase();
  if (lower.startsWith(code)) return withoutSigns.slice(code.length);
  return lower.endsWith(code) ? withoutSigns.slice(0, -code.length) : withoutSigns;
}

/**
 * Reduces separators to at most one decimal dot; null if the text is not a number. A single separator is decimal; a repeated one, or one
 * before another kind, groups thousands.
 */
function resolveSeparators(text: string, digits: number, groupMark: string | null): string | null {
  if (!/^(?=.*\d)[\d.,]+$/u.test(text)) return null;
  const separators = text.replace(/\d/gu, "");
  if (separators === "") return text;
  const last = separators.at(-1) ?? ".";
  const isRepeated = separators.indexOf(last) !== separators.length - 1;
  const canGroup = digits === 0 || (digits < groupLength && last === groupMark && !text.startsWith("0"));
  const isGroupOnly = isRepeated || (separators.length === 1 && canGroup && /^\d{1,3}[.,]\d{3}$/u.test(text));
  const decimalAt = isGroupOnly ? text.length : text.lastIndexOf(last);
  const whole = text.slice(0, decimalAt);
  if (/[.,]/u.test(whole) && !/^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$/u.test(whole)) return null;
  return `${whole.replace(/[.,]/gu, "")}.${text.slice(decimalAt + 1)}`;
}

function toMinor(plain: string, unit: MoneyUnit, digits: number): Result<Money, StakeTextError> {
  const [whole = "", decimals = ""] = plain.split(".");
  if (decimals.length > digits) return failure({ type: "tooManyDigits", maxDigits: digits });
  const scaled = BigInt(`${whole}${decimals}` || "0") * BigInt(unit.subunits);
  const divisor = 10n ** BigInt(decimals.length);
  if (scaled % divisor !== 0n) return failure({ type: "tooManyDigits", maxDigits: digits });
  const minor = scaled / divisor;
  return minor > maxMinor ? failure({ type: "tooLarge" }) : success(money(minor, unit));
}
