import {
  decimalMark,
  groupMark,
  isPositiveMoney,
  type Money,
  moneyToDecimal,
  type MoneyUnit,
  parseStake,
  relabelMoney,
  type StakeTextError,
  zeroMoney,
} from "@touchline/domain";
import { useState } from "react";
import { useShownUnit } from "../use-slip.ts";

/** Keys of the keypad. */
export type StakeKey = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "mark" | "backspace";

/** The text after a key press; unchanged if the result would not be a stake. */
export function pressStakeKey(text: string, key: StakeKey, typing: { readonly unit: MoneyUnit; readonly mark: string }): string {
  if (key === "backspace") return text.slice(0, -1);
  const typed = key === "mark" ? (text === "" ? `0${typing.mark}` : typing.mark) : key;
  const next = text === "0" && key !== "mark" ? key : text + typed;
  return parseStake(next, typing.unit).ok ? next : text;
}

/** The amount as text: no currency, no trailing zero decimals, empty for zero. */
export function stakeToText(stake: Money, mark: string): string {
  return isPositiveMoney(stake) ? moneyToDecimal(stake).replace(/\.0+$/u, "").replace(".", mark) : "";
}

/** A stake while it is typed. */
export interface StakeDraft {
  /** The typed text; null while the player is not typing and the field shows the stake. */
  readonly text: string | null;
  readonly error: StakeTextError | null;
  begin(): void;
  end(): void;
  /** Discards the text, even an invalid one. */
  drop(): void;
  /** Applies the text of a field. An invalid text sets the stake to zero, so that the previous stake cannot be placed. */
  type(text: string): void;
  /** Applies one key of the keypad; ignored if the result would not be a stake. */
  press(key: StakeKey): void;
  /** Applies an amount from a quick stake or a stepper. */
  set(stake: Money): void;
}

interface StakeDraftOptions {
  /** Identifies the field, so that text typed into another field is not used. */
  readonly field?: string;
  readonly stake: Money;
  readonly locale: string;
  onChange(stake: Money): void;
}

interface TypedText {
  readonly field: string;
  readonly text: string;
  readonly error: StakeTextError | null;
}

/** Keeps the typed text next to the stake, in the digits and decimal mark of the locale. */
export function useStakeDraft({ field = "", stake, locale, onChange }: StakeDraftOptions): StakeDraft {
  const [kept, setDraft] = useState<TypedText | null>(null);
  const draft = kept?.field === field ? kept : null;
  const mark = decimalMark(locale);
  const unit = useShownUnit();
  const asTyped = (): string => stakeToText(relabelMoney(stake, unit), mark);

  function take(text: string): void {
    const parsed = parseStake(text, unit, groupMark(locale));
    const error = parsed.ok || parsed.error.type === "empty" ? null : parsed.error;
    setDraft({ field, text, error });
    onChange(parsed.ok ? relabelMoney(parsed.value, stake) : zeroMoney(stake));
  }

  function press(key: StakeKey): void {
    const text = draft?.text ?? (key === "backspace" ? asTyped() : "");
    const next = pressStakeKey(text, key, { unit, mark });
    if (next !== text) take(next);
  }

  return {
    text: draft?.text ?? null,
    error: draft?.error ?? null,
    begin: () => setDraft({ field, text: asTyped(), error: null }),
    end: () => setDraft((now) => (now?.error === null ? null : now)),
    drop: () => setDraft(null),
    type: take,
    press,
    set: (amount) => {
      setDraft(null);
      onChange(amount);
    },
  };
}
