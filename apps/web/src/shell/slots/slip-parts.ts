/** Everything of the slip that is drawn, fetched in one go after the page itself. */
export { BetTracker } from "../../features/my-bets/tracker/bet-tracker.tsx";
export { SlipTab } from "../../features/slip/panel/slip-tab.tsx";
export { SlipSheetParts, SlipSideParts } from "./slip-wiring.tsx";
