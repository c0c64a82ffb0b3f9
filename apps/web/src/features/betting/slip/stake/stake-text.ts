import { isPositiveMoney, moneyToDecimal, parseStake, type Money, type MoneyUnit } from "@touchline/domain";

/** Keys of the keypad. */
export type StakeKey = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "mark" | "backspace";

/** What a key makes of a typed stake: the text after it, or the same text where it would be no stake. */
export function pressStakeKey(text: string, key: StakeKey, typing: { readonly unit: MoneyUnit; readonly mark: string }): string {
  if (key === "backspace") return text.slice(0, -1);
  const typed = key === "mark" ? (text === "" ? `0${typing.mark}` : typing.mark) : key;
  const next = text === "0" && key !== "mark" ? key : text + typed;
  return parseStake(next, typing.unit).ok ? next : text;
}

/** The amount as it would be typed: no currency, no empty decimals, nothing for zero. */
export function stakeToText(stake: Money, mark: string): string {
  return isPositiveMoney(stake) ? moneyToDecimal(stake).replace(/\.0+$/u, "").replace(".", mark) : "";
}
