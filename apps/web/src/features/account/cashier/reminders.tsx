import { Icon, IconButton } from "@touchline/ui";
import { type ReactNode, useEffect, useState } from "react";
import { useIsEntryClosed, useResource, useSession, useStore } from "../../../elements/store.ts";
import { DockMessage } from "../../../elements/dock-message.tsx";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";

const daySeconds = 86_400;

/** Whether the cookie of a reminder exists: one for each player and one for the device. */
function hasBeenReminded(name: string): boolean {
  return document.cookie.split("; ").some((pair) => pair.startsWith(`${name}=`));
}

/** Suppresses a reminder for a day (spec.md 9). */
function rememberReminder(name: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${name}=1; Path=/; Max-Age=${daySeconds}; SameSite=Lax${secure}`;
}

type Reminder = "deposit" | "signUp";

/** The pending reminder with its delay; null if there is none. */
function useWaitingReminder(): { readonly reminder: Reminder; readonly cookie: string; readonly afterMs: number } | null {
  const { listings, session } = useStore();
  const { status, player } = useSession();
  const { data: site } = useResource(listings.siteConfig());
  const isEntryBlocked = useIsEntryClosed();
  if (site === undefined) return null;
  const { sign_up_reminder_seconds: seconds, deposit_reminder: deposit } = site;
  if (status === "signedOut")
    return seconds == null || isEntryBlocked === true
      ? null
      : { reminder: "signUp", cookie: "tl_remind_sign_up", afterMs: seconds * 1_000 };
  if (player === null || deposit?.show !== true) return null;
  const group = deposit.player_group_id;
  const isIntended = group === null || session.toSeed().player?.statuses.some(({ id }) => id === group) === true;
  return isIntended ? { reminder: "deposit", cookie: `tl_remind_deposit_${player.id}`, afterMs: deposit.remind_after * 1_000 } : null;
}

/** Reminds a visitor to sign up and a player to deposit, each at most once a day (spec.md 9, decisions AK). */
export function Reminders(): ReactNode {
  const t = useText();
  const { ports } = useStore();
  const waiting = useWaitingReminder();
  const [shown, setShown] = useState<Reminder | null>(null);
  const { reminder = null, cookie = null, afterMs = 0 } = waiting ?? {};
  useEffect(() => {
    if (reminder === null || cookie === null || hasBeenReminded(cookie)) return;
    const cancel = ports.time.after(afterMs, () => {
      // Another tab may have shown it.
      if (hasBeenReminded(cookie)) return;
      rememberReminder(cookie);
      setShown(reminder);
    });
    return () => {
      cancel();
      setShown(null);
    };
  }, [reminder, cookie, afterMs, ports]);
  if (shown === null) return null;
  const close = (): void => setShown(null);
  return (
    <DockMessage kind="reminder">
      <aside aria-label={t(`reminder.${shown}.title`)} className="toast">
        <Icon name={shown === "deposit" ? "wallet" : "user"} size={20} className="shrink-0" />
        <div className="min-w-0 flex-1 self-center py-1">
          <b className="block font-[650]">{t(`reminder.${shown}.title`)}</b>
          <span className="block text-mid">{t(`reminder.${shown}.text`)}</span>
          {shown === "deposit" ? (
            <a className="link inline-block py-1" href="#deposit" onClick={close}>
              {t("shell.deposit")}
            </a>
          ) : (
            <PageLink to="/users/sign-up" className="link inline-block py-1" onClick={close}>
              {t("shell.signUp")}
            </PageLink>
          )}
        </div>
        <IconButton icon="close" label={t("alerts.dismiss")} onClick={close} />
      </aside>
    </DockMessage>
  );
}
