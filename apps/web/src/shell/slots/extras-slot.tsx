import type { ReactNode } from "react";
import { useLater } from "../../elements/time/later.tsx";
import { pageMode } from "../page-mode.ts";
import { loadExtras } from "./load-extras.ts";

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
