import type { ReactNode } from "react";
import { untilThere, useLater } from "../elements/time/later.tsx";
import { pageMode } from "./page-mode.ts";

const fetchExtras = async () => import("./extras/extra-parts.ts");

let coming: ReturnType<typeof fetchExtras> | undefined;

/** Fetches what no page needs to be drawn, once for all who want it, until it is there; whoever asks first may hear of each failure. */
export const loadExtras = async (onFailed?: () => void) => (coming ??= untilThere(fetchExtras, onFailed));

/** What comes up over the page by itself: alerts, the state of the connection, quick bet's results, a shared code, the question about a custom bet. */
export function ExtrasSlot(): ReactNode {
  const parts = useLater(loadExtras);
  if (parts === null) return null;
  const isWhole = pageMode() === null;
  return (
    <>
      <parts.AuthDialogs />
      <parts.ConnectionNote />
      <parts.ReplaceDialog />
      <parts.QuickBetToast />
      <parts.ShareRestore />
      {isWhole ? <parts.BonusNotices /> : null}
      <parts.Cashier />
      {isWhole ? <parts.Reminders /> : null}
      <parts.SessionNotices />
      <parts.Alerts />
      {isWhole ? <parts.Integrations /> : null}
      <parts.PreviewAlert />
      <parts.LeaveSite />
      <parts.SearchSlot />
      <parts.TabStops />
    </>
  );
}
