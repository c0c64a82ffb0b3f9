import { Button, Popover, Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { MoneyText } from "../../elements/money-text.tsx";
import { useEntryBlock, useSession, useStore } from "../../elements/store.ts";
import { useLater } from "../../elements/time/later.tsx";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import { loadExtras } from "../slots/load-extras.ts";

/** Sign-in and sign-up for visitors; balance, deposit and account for players. */
export function AccountCorner(): ReactNode {
  const t = useText();
  const store = useStore();
  const session = useSession();
  const parts = useLater(loadExtras);
  const isBlocked = useEntryBlock();
  if (session.player === null) {
    return isBlocked ? null : (
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
        <Button tone="act" onClick={() => (location.hash = "deposit")}>
          {t("shell.deposit")}
        </Button>
      </div>
      {parts === null ? <span className="size-9" /> : <parts.NotificationBell player={session.player} />}
      <Popover label={`${t("shell.account")}: ${initials}`} buttonClassName="ava desk-only" button={initials}>
        {parts === null ? <Skeleton lines={3} className="h-9" /> : <parts.AccountPanel player={session.player} />}
      </Popover>
    </>
  );
}
