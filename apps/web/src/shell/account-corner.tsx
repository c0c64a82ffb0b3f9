import { Button, Icon, Popover } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { MoneyText } from "../elements/money-text.tsx";
import { useSession } from "../elements/use-session.ts";
import { useStore } from "../elements/use-store.ts";
import { useLater } from "../elements/use-later.ts";
import { useText } from "../messages/use-text.ts";
import { PageLink } from "../navigation/page-link.tsx";

const loadCashier = async () => import("../features/cashier/deposit-sheet.tsx");

/** Sign-in and sign-up for visitors; balance, deposit and account for players. */
export function AccountCorner(): ReactNode {
  const t = useText();
  const store = useStore();
  const session = useSession();
  const cashier = useLater(loadCashier);
  const [isDepositOpen, setDepositOpen] = useState(false);
  if (session.player === null) {
    return (
      <>
        <PageLink to="/users/sign-in" className="btn" data-tone="quiet">
          {t("shell.signIn")}
        </PageLink>
        <PageLink to="/users/sign-up" className="btn" data-tone="act">
          {t("shell.signUp")}
        </PageLink>
      </>
    );
  }
  const balance = store.session.balance();
  const initials = session.player.shownName.slice(0, 2);
  return (
    <>
      <div className="bal">
        <span title={t("shell.balance")}>{balance === null ? "–" : <MoneyText amount={balance} />}</span>
        <Button tone="act" onClick={() => setDepositOpen(true)}>
          {t("shell.deposit")}
        </Button>
      </div>
      <Popover label={`${t("shell.account")}: ${initials}`} buttonClassName="ava desk-only" button={initials}>
        <p className="px-2 py-2 font-semibold">
          <bdi>{session.player.email}</bdi>
        </p>
        <PageLink to="/bets" className="flex min-h-9 items-center gap-2 rounded-2 px-2 hover:bg-cell">
          <Icon name="ticket" size={16} /> {t("shell.myBets")}
        </PageLink>
        <button
          type="button"
          className="flex min-h-9 w-full items-center gap-2 rounded-2 px-2 hover:bg-cell"
          onClick={() => void store.session.signOut()}
        >
          <Icon name="user" size={16} /> {t("shell.signOut")}
        </button>
      </Popover>
      {cashier === null ? null : <cashier.DepositSheet isOpen={isDepositOpen} onClose={() => setDepositOpen(false)} />}
    </>
  );
}
