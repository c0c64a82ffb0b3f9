import type { Player } from "@touchline/store";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useStore } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import { CurrencyChoice } from "./currency-choice.tsx";

/** What stands under the player's initials: who it is, the accounts, and the way out. */
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
