import { markNotificationsRead, notificationsOf, type PlayerNotification, unreadOf } from "@touchline/store/notifications";
import type { Player } from "@touchline/store";
import { Button, EmptyState, Icon, type IconName, Popover, Skeleton } from "@touchline/ui";
import { type ReactNode, useState } from "react";
import { useResource, useStore } from "../../../elements/store.ts";
import { useDayFormat } from "../../../elements/time.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { PushChoice } from "./push-choice.tsx";

const maxShownCount = 99;

/** Shows the number of unread notifications and opens the notification centre. */
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
              {unread > maxShownCount ? `${maxShownCount}+` : unread}
            </span>
          )}
        </>
      }
    >
      {isOpen ? <NotificationPanel player={player} unread={unread} /> : null}
    </Popover>
  );
}

const icons: Readonly<Record<PlayerNotification["kind"], IconName>> = {
  bet: "ticket",
  vip_bet: "eye",
  maintenance: "info",
  bonus: "bolt",
  jackpot: "trophy",
};
const pageSize = 20;

function NotificationRow({ item, onRead }: { readonly item: PlayerNotification; onRead(): void }): ReactNode {
  const t = useText();
  const { moment } = useDayFormat();
  const content = (
    <>
      <Icon name={icons[item.kind]} size={20} className={`mt-0.5 shrink-0 ${item.isRead ? "text-mid" : "text-accent-t"}`} />
      <span className="min-w-0 flex-1">
        <span className={`block ${item.isRead ? "" : "font-semibold"}`}>
          {item.isRead ? null : <span className="sr">{t("notifications.new")} </span>}
          {item.title}
        </span>
        <span className="block text-mid">
          <bdi>{item.body}</bdi>
        </span>
        <span className="block text-12 text-mid">
          {item.caption === "" ? null : (
            <>
              <bdi>{item.caption}</bdi> ·{" "}
            </>
          )}
          <time dateTime={new Date(item.atMs).toISOString()}>{moment(item.atMs)}</time>
        </span>
      </span>
    </>
  );
  const rowClass = "flex w-full items-start gap-3 rounded-2 px-2 py-2.5 text-start hover:bg-cell";
  if (item.to !== null)
    return (
      <PageLink to={item.to} className={rowClass} onClick={onRead}>
        {content}
      </PageLink>
    );
  return (
    <button type="button" className={rowClass} onClick={onRead}>
      {content}
    </button>
  );
}

/** The notification centre: newest first, marked as read one by one or all at once. */
function NotificationPanel({ player, unread }: { readonly player: Player; readonly unread: number }): ReactNode {
  const t = useText();
  const store = useStore();
  const [limit, setLimit] = useState(pageSize);
  const { data, isError, refetch } = useResource(notificationsOf(store.api, { playerId: player.id, limit }));
  return (
    <section aria-label={t("notifications.title")} className="w-[min(24rem,calc(100vw-2.5rem))]">
      <div className="flex min-h-9 items-center justify-between gap-2 px-2">
        <h2 className="font-bold">{t("notifications.title")}</h2>
        {unread === 0 ? null : (
          <button type="button" className="link min-h-9" onClick={() => void markNotificationsRead(store, "all")}>
            {t("notifications.readAll")}
          </button>
        )}
      </div>
      {isError && data === undefined ? (
        <EmptyState
          icon="alert"
          title={t("notifications.failed")}
          action={<Button onClick={() => void refetch()}>{t("list.retry")}</Button>}
        />
      ) : data === undefined ? (
        <Skeleton lines={4} className="h-12" />
      ) : data.items.length === 0 ? (
        <EmptyState icon="bell" title={t("notifications.none")}>
          {t("notifications.noneText")}
        </EmptyState>
      ) : (
        <ul className="max-h-[min(28rem,70dvh)] overflow-y-auto">
          {data.items.map((item) => (
            <li key={item.id}>
              <NotificationRow item={item} onRead={() => void markNotificationsRead(store, item.isRead ? [] : [item.id])} />
            </li>
          ))}
          {data.isMore ? (
            <li className="grid justify-items-center py-2">
              <Button tone="quiet" onClick={() => setLimit(Math.min(limit + pageSize, 100))}>
                {t("notifications.more")}
              </Button>
            </li>
          ) : null}
        </ul>
      )}
      <PushChoice />
    </section>
  );
}
