import type { ErrorCode } from "./error-codes.ts";

const noMatch: ErrorCode = { status: 404, code: "not_found", when: "There is no such match." };
const noBet: ErrorCode = { status: 404, code: "not_found", when: "The player has no such bet." };
const tooMany: ErrorCode = { status: 429, code: "too_many_requests", when: "Too many in too short a time; `Retry-After` says when to try again." };
const betClosed: ErrorCode = { status: 409, code: "bet_closed", when: "The bet does not run any more." };
const keyed: readonly ErrorCode[] = [
  { status: 409, code: "attempt_in_progress", when: "The same key is being answered right now." },
  { status: 409, code: "attempt_closed", when: "The key was closed before the call came: nothing is done under it." },
  { status: 422, code: "key_reused", when: "The key was used for another body." },
];
const notOffered: readonly ErrorCode[] = [
  { status: 400, code: "incompatible_selections", when: "The selections exclude each other." },
  { status: 400, code: "too_many_selections", when: "There are more than a custom bet takes." },
  { status: 404, code: "custom_bet_unavailable", when: "The match takes no custom bets now." },
];

/** Error codes of single endpoints, in addition to the common ones. */
export const ownCodes: Readonly<Record<string, readonly ErrorCode[]>> = {
  "GET /api/v2/matches/:id": [noMatch],
  "GET /api/v2/matches/:id/markets": [noMatch],
  "GET /api/v2/matches/:id/statistics": [noMatch],
  "GET /api/v2/matches/:id/h2h": [noMatch],
  "GET /api/v2/matches/:id/chat": [noMatch],
  "GET /api/v2/matches/:id/streams": [
    noMatch,
    { status: 404, code: "video_disabled", when: "The site shows no matches." },
    { status: 409, code: "match_not_live", when: "The match is not in play." },
  ],
  "GET /api/v2/categories/:id": [{ status: 404, code: "not_found", when: "There is no such category." }],
  "GET /api/v2/tournaments/:id": [{ status: 404, code: "not_found", when: "There is no such tournament." }],
  "GET /api/v2/site-config/pages/:key": [{ status: 404, code: "not_found", when: "The site has no such page." }],
  "POST /api/v2/bets": [
    { status: 400, code: "100", when: "The bets were not accepted; `data.errors_by_bet` says why for each." },
    { status: 400, code: "101", when: "A price has changed against the player's policy." },
    { status: 400, code: "114", when: "The player may not bet." },
    { status: 400, code: "118", when: "Fields of the profile are missing." },
    { status: 400, code: "120", when: "The price of a custom bet has changed." },
    ...keyed,
    tooMany,
  ],
  "POST /api/v2/bets/attempts/:key/close": [tooMany],
  "GET /api/v2/bets/:id": [noBet],
  "POST /api/v2/bets/cashout": [noBet, betClosed, { status: 409, code: "offer_dropped", when: "The offer is lower now; it comes with the answer." }, ...keyed, tooMany],
  "GET /api/v2/bets/:id/cashout": [noBet],
  "PUT /api/v2/bets/:id/cashout-rule": [noBet, betClosed, { status: 400, code: "rule_value_out_of_range", when: "No offer can reach the value." }],
  "DELETE /api/v2/bets/:id/cashout-rule": [noBet],
  "POST /api/v2/bets/:id/edit": [noBet, betClosed, ...keyed],
  "POST /api/v2/bets/custom/odds": [...notOffered, tooMany],
  "GET /api/v2/bets/custom/markets/:matchId": [noMatch],
  "POST /api/v2/settings": [{ status: 400, code: "unknown_currency", when: "`stakes` names a currency that there is none of." }],
  "POST /platform/api/player/deposit": [{ status: 400, code: "no_account", when: "The player has no account in the currency." }],
};
