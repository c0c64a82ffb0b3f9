import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useIsOnline, useStore, useValue } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";

/** The only message about the connection: the device is offline or reconnecting. It overlays the page, so that nothing moves. */
export function ConnectionNote(): ReactNode {
  const t = useText();
  const { realtime } = useStore();
  const { connection } = useValue(realtime);
  const isOnline = useIsOnline();
  const isLost = connection === "connecting" || connection === "disconnected";
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-[calc(var(--header-h)+8px)] z-30 grid justify-items-center px-4">
      {isOnline && !isLost ? null : (
        <p className="flex max-w-xl items-center gap-3 rounded-2 border-t-2 border-ind bg-raise px-4 py-2 shadow-2">
          <Icon name={isOnline ? "clock" : "offline"} size={18} className="shrink-0" />
          {isOnline ? (
            t("shell.reconnecting")
          ) : (
            <span>
              <b>{t("alerts.offline.title")}</b> <span>{t("alerts.offline.text")}</span>
            </span>
          )}
        </p>
      )}
    </div>
  );
}
