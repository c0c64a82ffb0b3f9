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

/** A stake being typed: the text while it is edited, and what is wrong with it. */
export interface StakeDraft {
  /** Null while nobody types: the stake itself is shown. */
  readonly text: string | null;
  readonly error: StakeTextError | null;
  begin(): void;
  end(): void;
  /** Forgets the text, whatever is wrong with it. */
  drop(): void;
  /** Takes what stands in a field; text that is no stake sets it to zero, so that nothing is placed under it. */
  type(text: string): void;
  /** Takes one key of the keypad; a key that would make no stake is not taken. */
  press(key: StakeKey): void;
  /** Takes an amount from a quick stake or a stepper. */
  set(stake: Money): void;
}

interface StakeDraftOptions {
  readonly stake: Money;
  readonly locale: string;
  onChange(stake: Money): void;
}

/** Keeps a stake's text beside the stake, in the digits and decimal mark of the locale. */
export function useStakeDraft({ stake, locale, onChange }: StakeDraftOptions): StakeDraft {
  const [draft, setDraft] = useState<{ readonly text: string; readonly error: StakeTextError | null } | null>(null);
  const mark = decimalMark(locale);
  const unit = useShownUnit();
  const asTyped = (): string => stakeToText(relabelMoney(stake, unit), mark);

  function take(text: string): void {
    const parsed = parseStake(text, unit, groupMark(locale));
    const error = parsed.ok || parsed.error.type === "empty" ? null : parsed.error;
    setDraft({ text, error });
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
    begin: () => setDraft({ text: asTyped(), error: null }),
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
