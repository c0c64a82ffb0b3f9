import { formatMoney } from "@touchline/domain";
import { Icon } from "@touchline/ui";
import { type ReactNode, useState } from "react";
import type { Player } from "@touchline/store";
import { useSession, useStore } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";

/** The player's accounts with their balances; bets use the chosen one. Hidden for a player with a single account. */
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

/** The menu under the player's initials. */
export function AccountPanel({ player }: { readonly player: Player }): ReactNode {
  const t = useText();
  const { session } = useStore();
  return (
    <>
      <p className="px-2 py-2 font-semibold">
        <bdi>{player.email}</bdi>
      </p>
      <CurrencyChoice />
      <PageLink to="/profile" className="flex min-h-9 items-center gap-2 rounded-2 px-2 hover:bg-cell">
        <Icon name="user" size={16} /> {t("shell.profile")}
      </PageLink>
      <PageLink to="/bets" className="flex min-h-9 items-center gap-2 rounded-2 px-2 hover:bg-cell">
        <Icon name="ticket" size={16} /> {t("shell.myBets")}
      </PageLink>
      <PageLink to="/safer-gambling" className="flex min-h-9 items-center gap-2 rounded-2 px-2 hover:bg-cell">
        <Icon name="clock" size={16} /> {t("safer.title")}
      </PageLink>
      <button
        type="button"
        className="flex min-h-9 w-full items-center gap-2 rounded-2 px-2 hover:bg-cell"
        onClick={() => void session.signOut()}
      >
        <Icon name="lock" size={16} /> {t("shell.signOut")}
      </button>
    </>
  );
}
