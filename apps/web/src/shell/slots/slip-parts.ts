/** Everything of the slip that is drawn, fetched in one go after the page itself. */
export { DepositSheet } from "../../features/cashier/deposit-sheet.tsx";
export { OpenBets, useOpenBetsCount } from "../../features/my-bets/open-bets.tsx";
export { EditCustomBet } from "../../features/bet-builder/edit-custom-bet.tsx";
export { ShareButton } from "../../features/share/share-button.tsx";
export { BetTracker } from "../../features/my-bets/tracker/bet-tracker.tsx";
export { SlipColumn } from "../../features/slip/panel/slip-column.tsx";
export { SlipSheet } from "../../features/slip/panel/slip-sheet.tsx";
export { SlipTab } from "../../features/slip/panel/slip-tab.tsx";
