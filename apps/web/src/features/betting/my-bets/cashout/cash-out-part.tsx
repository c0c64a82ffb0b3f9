import { cashoutPays, moneyToDecimal, multiplyMoney, fraction, parseStake, shareForAmount, type CashoutChoice } from "@touchline/domain";
import type { ListedBet } from "@touchline/store";
import { useId, useState, type ReactNode } from "react";
import { MoneyText } from "../../../../elements/money-text.tsx";
import { useText } from "../../../../messages/use-text.ts";

interface CashOutPartProps {
  readonly bet: ListedBet;
  readonly choice: CashoutChoice;
  readonly isDisabled: boolean;
  onShare(share: number): void;
}

const stepThousandths = 10;
const quickShares = [250, 500, 750, 1000] as const;

/** How much of a bet to cash out: a slider, quarters to tap, or an amount to type; and what runs on. */
export function CashOutPart({ bet, choice, isDisabled, onShare }: CashOutPartProps): ReactNode {
  const t = useText();
  const id = useId();
  const { share } = choice;
  const rest = multiplyMoney(bet.stake, fraction(BigInt(1000 - share), 1000n));
  const percent = Math.round(share / 10);
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="text-mid">
          {t("cashout.part")}
        </label>
        <output htmlFor={id} className="n font-[650]">
          {percent}%
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="h-11 w-full [accent-color:var(--meter)] tablet:h-8"
        min={stepThousandths}
        max={1000}
        step={stepThousandths}
        value={share}
        disabled={isDisabled}
        aria-valuetext={`${percent}%`}
        onChange={(event) => onShare(Number(event.target.value))}
      />
      <div className="grid grid-cols-4 gap-1" role="group" aria-label={t("cashout.part")}>
        {quickShares.map((quick) => (
          <button
            key={quick}
            type="button"
            aria-pressed={quick === share}
            disabled={isDisabled}
            className="chip n min-h-11 justify-center bg-cell tablet:min-h-9"
            onClick={() => onShare(quick)}
          >
            {quick / 10}%
          </button>
        ))}
      </div>
      <AmountField choice={choice} isDisabled={isDisabled} onShare={onShare} />
      {share === 1000 ? null : (
        <p className="text-12 text-mid">
          {t("cashout.rest")} <MoneyText amount={rest} />
        </p>
      )}
    </div>
  );
}

/** The amount to take, typed; the nearest part that pays no more is chosen. */
function AmountField({ choice, isDisabled, onShare }: Omit<CashOutPartProps, "bet">): ReactNode {
  const t = useText();
  const [draft, setDraft] = useState<string | null>(null);
  const shown = moneyToDecimal(cashoutPays(choice));
  const take = (text: string): void => {
    setDraft(text);
    const typed = parseStake(text, choice.value);
    if (!typed.ok || typed.value.minor <= 0n) return;
    onShare(shareForAmount(typed.value, choice.value));
  };
  return (
    <label className="flex items-center justify-between gap-3">
      <span className="text-mid">{t("cashout.amount")}</span>
      <input
        className="n min-h-11 w-32 rounded-2 bg-pane px-3 text-end text-16 font-[650] shadow-[inset_0_0_0_1px_var(--ctl)]"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        disabled={isDisabled}
        value={draft ?? shown}
        onChange={(event) => take(event.target.value)}
        onBlur={() => setDraft(null)}
      />
    </label>
  );
}
