import type { PlacementError } from "@touchline/contract/errors";
import { isWrongOddsError, placementErrorCodes, resolveLocale } from "@touchline/domain";
import type { BetRequestSelection } from "@touchline/contract/entities/bet";
import { placementMessages } from "./placement-messages.data.ts";

/** What is wrong with one leg of one bet. */
export interface RefusedLeg {
  readonly selection: BetRequestSelection;
  readonly error: string;
  /** Current odds, null if the outcome is not offered. */
  readonly odds: number | null;
}

/** What is wrong with one bet of a request. */
export interface RefusedBet {
  readonly index: number;
  readonly error: string;
  readonly legs?: readonly RefusedLeg[];
  /** Minor units. */
  readonly maxStake?: bigint;
}

/** A player in Brazil has not named their municipality. */
export const municipalityNotFound = "error.platform.municipality_not_found";

const otherCode = 100;
const wrongCustomOdds = "error.place_bets.invalid_odds_custom_bet";

const languages = Object.keys(placementMessages);

/** The text of an error key in the language of a locale. */
function placementMessage(error: string, locale: string): string {
  const texts = placementMessages[resolveLocale(locale, languages)] ?? {};
  return texts[error] ?? texts["error.place_bets.default"] ?? error;
}

function codeOf(refused: readonly RefusedBet[]): number {
  if (refused.some((bet) => bet.error === "error.platform.pve_player_bet_forbidden")) return placementErrorCodes.playerForbidden;
  if (refused.some((bet) => bet.error === municipalityNotFound)) return placementErrorCodes.missedFields;
  if (refused.every((bet) => bet.error === wrongCustomOdds)) return placementErrorCodes.invalidCustomOdds;
  return refused.every((bet) => bet.error === wrongCustomOdds || isWrongOddsError(bet.error)) ? placementErrorCodes.invalidOdds : otherCode;
}

function betErrorToWire(bet: RefusedBet, locale: string): PlacementError["data"]["errors_by_bet"][string] {
  return {
    error: bet.error,
    localized_message: placementMessage(bet.error, locale),
    ...(bet.maxStake === undefined ? {} : { max_stake: Number(bet.maxStake) }),
    ...(bet.legs === undefined
      ? {}
      : {
          selections: bet.legs.map(({ selection, error, odds }) => ({
            match_id: selection.match_id,
            market_id: selection.market_id,
            specifier: selection.specifier,
            outcome_id: selection.outcome_id,
            error,
            odds,
          })),
        }),
  };
}

/** Converts a refusal to its wire format. Codes: 101 if only odds changed, 120 if only custom odds did, 114 for a player who may not bet, 118 without a municipality, else 100. */
export function placementRefusalToWire(refused: readonly RefusedBet[], locale: string): PlacementError {
  const first = refused[0]?.error ?? "error.place_bets.default";
  return {
    code: codeOf(refused),
    message: placementMessage(first, "en"),
    localized_message: placementMessage(first, locale),
    data: { errors_by_bet: Object.fromEntries(refused.map((bet) => [String(bet.index), betErrorToWire(bet, locale)])) },
  };
}
