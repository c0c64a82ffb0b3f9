/** The account: fetched with the forms and pages that need it. */
export { accountEndpoints } from "./account-endpoints.data.ts";
export { signUp, tellAffiliate, type SignUpOutcome } from "./sign-up.ts";
export type { PlayerTransaction } from "./player-transaction.ts";
