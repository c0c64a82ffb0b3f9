import type { ReactNode } from "react";
import { loadWithRetry, useLazy } from "../elements/rendering/lazy.tsx";
import { pageMode } from "./page-mode.ts";

const fetchExtras = async () => import("./extras/extra-parts.ts");

let extras: ReturnType<typeof fetchExtras> | undefined;

/** Fetches code that rendering does not need, once and with retries until it succeeds. Only the first caller's failure handler is used. */
export const loadExtras = async (onFailed?: () => void) => (extras ??= loadWithRetry(fetchExtras, onFailed));

/** Everything that can appear over any page: dialogs, alerts, notices. */
export function ExtrasSlot(): ReactNode {
  const parts = useLazy(loadExtras);
  if (parts === null) return null;
  const isFull = pageMode() === null;
  return (
    <>
      <parts.AuthDialogs />
      <parts.ConnectionNote />
      <parts.ReplaceDialog />
      <parts.QuickBetToast />
      <parts.ShareRestore />
      {isFull ? <parts.BonusNotices /> : null}
      <parts.Cashier />
      {isFull ? <parts.Reminders /> : null}
      <parts.SessionNotices />
      <parts.Alerts />
      {isFull ? <parts.Integrations /> : null}
      <parts.PreviewAlert />
      <parts.LeaveSite />
      <parts.SearchSlot />
      <parts.KeyboardSlot />
      <parts.TabStops />
    </>
  );
}
