import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useIsOnline, useStore, useValue } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";

/** Says that the device is offline or the connection is being made again; over the page, so that nothing moves. */
export function ConnectionNote(): ReactNode {
  const t = useText();
  const { realtime } = useStore();
  const { connection } = useValue(realtime);
  const isOnline = useIsOnline();
  const isLost = connection === "connecting" || connection === "disconnected";
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-[calc(var(--header-h)+8px)] z-30 grid justify-items-center px-4">
      {isOnline && !isLost ? null : (
        <p className="flex items-center gap-2 rounded-2 bg-raise px-3 py-2 font-semibold shadow-2">
          <Icon name={isOnline ? "clock" : "offline"} size={16} />
          {t(isOnline ? "shell.reconnecting" : "shell.offline")}
        </p>
      )}
    </div>
  );
}
