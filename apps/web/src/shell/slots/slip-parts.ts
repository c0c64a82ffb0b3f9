/** Everything of the slip that is drawn, fetched in one go after the page itself. */
export { BetTracker } from "../../features/betting/my-bets/bet-tracker.tsx";
export { SlipTab } from "../../features/betting/slip/panel/slip-tab.tsx";
export { SlipSheetParts, SlipSideParts } from "./slip-wiring.tsx";
