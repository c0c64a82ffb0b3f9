export { failure, success, type Result } from "./result.ts";
export * from "./time.ts";

export { decimalMark, formatMoney, groupMark, moneyToDecimal, type MoneyStyle } from "./money/format-money.ts";
export * from "./money/money.ts";
export { parseStake, type StakeTextError } from "./money/parse-stake.ts";

export { formatNearestBritishRung } from "./odds/british-odds.ts";
export * from "./odds/format-odds.ts";
export {
  compareFractions,
  floorFraction,
  fraction,
  fractionToFixed,
  multiplyFractions,
  reduceFraction,
  roundFraction,
  type Fraction,
} from "./odds/fraction.ts";
export { deadHeatFromShare, legFactor, type LegResult } from "./odds/leg-factor.ts";
export * from "./odds/odds.ts";
export { binomial, countSystemLines, lowestSystemFactor, systemFactor } from "./odds/system-bet.ts";

export { formatPercent, type PercentStyle } from "./locale/format-percent.ts";
export { localeName } from "./locale/locale-names.ts";
export { localizePath, splitLocalePath, type LocalePath } from "./locale/locale-path.ts";
export * from "./locale/locales.ts";
export { aliasedLocale, localeAliases, negotiateLocale, resolveLocale } from "./locale/resolve-locale.ts";

export { chatAddress, tagManagerOrigins } from "./site-services.ts";
export { bookSum, chanceOfAll, fairChance, fairChances, impliedChance } from "./market-book.ts";
export { escapeHtml } from "./escape-html.ts";
export { crestColors, neutralColors, shortTeamName } from "./crest.ts";
export { awayKit, colorDistance, type Kit } from "./kit-colors.ts";
export { personShortName, personCode, distinctCodes, isPersonSport } from "./person-name.ts";
export { parseEntitySlug, type EntityKind, type EntityRef } from "./entity-slug.ts";
export { entitySlug, foldName } from "./write-slug.ts";
export * from "./market.ts";
export * from "./match.ts";
export { isSameShape, mergeMarket, mergeMarkets, type MarketChanges } from "./merge-market.ts";

export { betTypeToWire, parseBetType, ticketLabel, type BetType, type TicketLabel } from "./bet-type.ts";
export * from "./bet/bet.ts";
export * from "./bet/cashout-request.ts";
export * from "./bet/cashout.ts";
export {
  explainSettlement,
  type ExplainedLeg,
  type SettlementExplanation,
  type SettlementStep,
  type SettlementSubject,
} from "./bet/explain-settlement.ts";
export * from "./bet/settle-bet.ts";
export * from "./bet/what-if.ts";

export * from "./bonus/bonus-progress.ts";
export * from "./bonus/bonus.ts";
export * from "./bonus/comboboost.ts";
export * from "./bonus/freebet.ts";
export * from "./bonus/suitable-bet.ts";

export { betTypeRefusal, type BetTypeRefusal } from "./slip/compose-bets.ts";
export * from "./slip/custom-bet.ts";
export * from "./slip/placement-answer.ts";
export { sentToPlacedBet, toBetRequest, toBetRequests, type BetRequestBody } from "./slip/placement.ts";
export * from "./slip/quick-bet.ts";
export { quickBetReducer, quickBetRefusals } from "./slip/quick-bet-reducer.ts";
export {
  createSelection,
  defaultOddsPolicy,
  isOddsChanged,
  isPriceTaken,
  oddsPolicies,
  parseOddsPolicy,
  priceMove,
  refreshSelection,
  selectionId,
  maxTrailLength,
  type OddsPolicy,
  type OddsStep,
  type SelectionAvailability,
  type SelectionMatch,
  type SelectionRef,
  type SelectionRefresh,
  type SlipSelection,
} from "./slip/selection.ts";
export * from "./slip/shared-bet.ts";
export * from "./slip/slip-bet.ts";
export { slipReducer, type SlipAction } from "./slip/slip-reducer.ts";
export { slipRefusals, type RefusalFix, type SlipContext, type SlipRefusal } from "./slip/slip-refusals.ts";
export {
  askedBets,
  exceedsSelectionLimit,
  hasAllFields,
  maxSelectionCount,
  nextStakeBet,
  wantedBets,
  wholeBets,
} from "./slip/slip-fields.ts";
export * from "./slip/slip-rules.ts";
export * from "./slip/slip-snapshot.ts";
export { slipBetSummary, slipSummary, type SlipBetSummary, type SlipSummary } from "./slip/slip-summary.ts";
export {
  selectionsToConfirm,
  betPrices,
  defaultSlipRules,
  emptySlip,
  slipBetKey,
  slipSelections,
  slipType,
  type Slip,
  type SlipBet,
  type SlipBonus,
  type SlipRules,
  type StakeEntry,
  type SystemType,
  type TicketState,
} from "./slip/slip.ts";

export { chatTextLength, chatTextLimit, cleanChatText } from "./chat-text.ts";
export * from "./player.ts";

export { createConnectionSlots, type ConnectionSlots, type SlotAnswer } from "./network/connection-slots.ts";
export { isAllowedParent, parseParentRules, type ParentRules } from "./network/parent-rules.ts";
export { requestRefusal, type RequestRefusal } from "./network/request-refusal.ts";
export { withoutSchemas } from "./network/without-schemas.ts";
export { parseTestProviders } from "./network/test-providers.ts";
export * from "./network/trusted-proxies.ts";
export { toWireId } from "./wire-id.ts";
