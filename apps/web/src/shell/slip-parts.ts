/** Everything of the slip that is drawn, fetched in one go after the page itself. */
export { DepositSheet } from "../features/cashier/deposit-sheet.tsx";
export { OpenBets, useOpenBetsCount } from "../features/my-bets/open-bets.tsx";
export { SlipColumn } from "../features/slip/slip-column.tsx";
export { SlipSheet } from "../features/slip/slip-sheet.tsx";
export { SlipTab } from "../features/slip/slip-tab.tsx";
