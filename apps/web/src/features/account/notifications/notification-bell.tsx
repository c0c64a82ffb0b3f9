import type { Player } from "@touchline/store";
import { unreadOf } from "@touchline/store/notifications";
import { Icon, Popover } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { NotificationPanel } from "./notification-panel.tsx";

const mostCounted = 99;

/** The bell of the header with the number of unread notifications; opens the notification centre. */
export function NotificationBell({ player }: { readonly player: Player }): ReactNode {
  const t = useText();
  const { api } = useStore();
  const [isOpen, setOpen] = useState(false);
  const unread = useResource(unreadOf(api, player.id)).data?.unread ?? 0;
  const label = unread === 0 ? t("notifications.title") : t("notifications.unread", { count: unread });
  return (
    <Popover
      label={label}
      buttonClassName="icon-btn relative"
      onToggle={setOpen}
      button={
        <>
          <Icon name="bell" />
          {unread === 0 ? null : (
            <span
              aria-hidden="true"
              className="absolute end-0.5 top-0.5 min-w-4 rounded-full bg-accent px-1 text-center text-12 font-bold text-on-accent"
            >
              {unread > mostCounted ? `${mostCounted}+` : unread}
            </span>
          )}
        </>
      }
    >
      {isOpen ? <NotificationPanel player={player} unread={unread} /> : null}
    </Popover>
  );
}
