import { formatMoney } from "@touchline/domain";
import { Icon } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { useSession, useStore } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";

/** The player's accounts with their balances; choosing one bets in its currency. Nothing for a player of one account. */
export function CurrencyChoice(): ReactNode {
  const t = useText();
  const { session, alerts, locale } = useStore();
  const { player, balances } = useSession();
  const [wanted, setWanted] = useState<string | null>(null);
  if (player === null || balances.length < 2) return null;
  const choose = async (currency: string): Promise<void> => {
    setWanted(currency);
    const answer = await session.changeCurrency(currency);
    setWanted(null);
    if (!answer.ok) alerts.show({ tone: "error", title: t("shell.currencyFailed") });
  };
  return (
    <fieldset disabled={wanted !== null}>
      <legend className="px-2 pt-2 pb-1 text-12 text-low">{t("shell.currency")}</legend>
      {balances
        .toSorted((left, right) => left.currency.localeCompare(right.currency))
        .map((balance) => {
          const isChosen = (wanted ?? player.currency) === balance.currency;
          return (
            <button
              key={balance.currency}
              type="button"
              aria-pressed={isChosen}
              className="flex min-h-9 w-full items-center gap-4 rounded-2 px-2 hover:bg-cell aria-pressed:font-bold max-[799px]:min-h-11"
              onClick={() => void choose(balance.currency)}
            >
              <span className="min-w-10 text-start">{balance.currency}</span>
              <span className="n ms-auto">
                <bdi>{formatMoney(balance, locale)}</bdi>
              </span>
              <span className="w-4">{isChosen ? <Icon name="check" size={16} /> : null}</span>
            </button>
          );
        })}
    </fieldset>
  );
}
