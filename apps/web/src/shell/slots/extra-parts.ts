/** What may come up over any page, fetched in one go after the page itself. */
export { ReminderSlot } from "../../features/cashier/reminder-slot.tsx";
export { CashierSlot } from "../../features/cashier/cashier-slot.tsx";
export { SaferSlot } from "../../features/safer/safer-slot.tsx";
export { AuthSlot } from "../../features/auth/modals/auth-slot.tsx";
export { ReplaceDialog } from "../../features/bet-builder/replace-dialog.tsx";
export { BonusNotices } from "../../features/bonuses/notices/bonus-notices.tsx";
export { FavouritesFloat } from "../../features/favourites/favourites-float.tsx";
export { NotificationBell } from "../../features/notifications/notification-bell.tsx";
export { TabStops } from "../../features/palette/tab-stops.tsx";
export { QuickBetToast } from "../../features/quick-bet/quick-bet-toast.tsx";
export { ShareRestore } from "../../features/share/share-restore.tsx";
export { SearchSlot } from "../search/search-slot.tsx";
export { Integrations } from "./integrations.tsx";
export { ConnectionNote } from "../connection-note.tsx";
export { Alerts } from "../alerts.tsx";
export { ViewPanel } from "../header/view-choices.tsx";
export { AccountPanel } from "../header/account-panel.tsx";
