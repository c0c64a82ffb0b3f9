export { failure, success, type Result } from "./result.ts";

export { currencyDigits } from "./money/currency-digits.ts";
export { decimalMark, groupMark, formatMoney, moneyToDecimal, type MoneyStyle } from "./money/format-money.ts";
export {
  addMoney,
  capMoney,
  compareMoney,
  convertMoney,
  isPositiveMoney,
  isSameUnit,
  maxMinor,
  money,
  multiplyMoney,
  shareMoney,
  stakeForReturn,
  subtractMoney,
  sumMoney,
  zeroMoney,
  type Money,
  type MoneyUnit,
} from "./money/money.ts";
export { parseStake, type StakeTextError } from "./money/parse-stake.ts";
export { displayUnits, relabelMoney, type CurrencyUnits } from "./money/display-unit.ts";
export { moneyToWire, wireToMoney, type WireMoney } from "./money/wire-money.ts";

export { formatNearestBritishRung } from "./odds/british-odds.ts";
export { multiplyFactors, multiplyOdds, roundTotalOdds } from "./odds/combine-odds.ts";
export { formatOdds, formatTotalOdds, noPrice, oddsFormats, parseOddsFormat, speakOdds, type OddsFormat } from "./odds/format-odds.ts";
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
export { capOdds, defaultOddsDisplayCap, maxOdds, oddsToFraction, parseOdds, toOdds, type Odds, type OddsDisplayCap } from "./odds/odds.ts";
export { countSystemLines, lowestSystemFactor, systemFactor } from "./odds/system-bet.ts";

export { localeName } from "./locale/locale-names.ts";
export { ageOn, minimumAge } from "./player/age.ts";
export { parseTestProviders } from "./player/test-providers.ts";
export { parseCpf } from "./player/cpf.ts";
export { missedPlayerFields, parsePhone, playerFields, requiredPlayerFields, type PlayerField } from "./player/player-fields.ts";

export { localizePath, splitLocalePath, type LocalePath } from "./locale/locale-path.ts";
export {
  localeDirection,
  localeFacts,
  localeToChannel,
  localeToNumberTag,
  locales,
  type LocaleCode,
  type LocaleFacts,
} from "./locale/locales.ts";
export { aliasedLocale, localeAliases, negotiateLocale, resolveLocale } from "./locale/resolve-locale.ts";

export { entitySlug, foldName, parseEntitySlug, type EntityKind, type EntityRef } from "./match/entity-slug.ts";
export {
  formatClockTime,
  nextTickInMs,
  parseClockTime,
  tickClock,
  wireToMatchClock,
  type ClockReading,
  type MatchClock,
  type WireMatchClock,
} from "./match/match-clock.ts";
export { progressSegments, type ProgressSegment } from "./match/match-progress.ts";
export { isMatchBettable, matchStatuses, matchStatusToWire, parseMatchStatus, type MatchStatus } from "./match/match-status.ts";

export { isOutcomeBettable, marketAvailability, type MarketAvailability } from "./market/market-lock.ts";
export {
  marketKey,
  outcomeKey,
  parseMarketStatus,
  type Market,
  type MarketRef,
  type MarketStatus,
  type Outcome,
  type OutcomeResultName,
} from "./market/market.ts";
export { isSameShape, mergeMarket, mergeMarkets, type MarketChanges } from "./market/merge-market.ts";
export { markPrice, priceMarkMs, type PriceMark } from "./market/price-mark.ts";

export { betGroup, betResultGroup, betStatusesByGroup, type BetGroup } from "./bet/bet-filter.ts";
export { betProfit, isFreeBet, isPartReturned, playerStake, type BetMoney } from "./bet/bet-profit.ts";
export { allLegs, betFactor, potentialReturn, totalOdds, type BetShape } from "./bet/bet-return.ts";
export { betTypeToWire, parseBetType, ticketLabel, type BetType, type TicketLabel } from "./bet/bet-type.ts";
export {
  applyCashoutAction,
  cashoutPays,
  isCashoutUnderWay,
  noCashoutRequest,
  shareForAmount,
  type CashoutAction,
  type CashoutChoice,
  type CashoutRefusalReason,
  type CashoutRequest,
} from "./bet/cashout-request.ts";
export {
  explainSettlement,
  type ExplainedLeg,
  type SettlementExplanation,
  type SettlementStep,
  type SettlementSubject,
} from "./bet/explain-settlement.ts";
export { parseLegResult, settleBet, type BetOutcome, type SettledLeg } from "./bet/settle-bet.ts";
export { settleCustomBet } from "./bet/settle-custom-bet.ts";

export { isCashoutRuleReached } from "./cashout/cashout-rule.ts";
export { fairCashoutFactor, quoteCashout, type CashoutLeg, type CashoutQuote, type CashoutSubject } from "./cashout/cashout-quote.ts";
export { cashoutTrend, type TrendLeg, type TrendPoint, type TrendSubject } from "./cashout/cashout-trend.ts";
export { shareCashout, wholeShare, type CashoutShare, type CashoutShareRefusal, type SharedCashout } from "./cashout/share-cashout.ts";

export {
  defaultOddsPolicy,
  isOddsChanged,
  isPriceTaken,
  oddsPolicies,
  parseOddsPolicy,
  priceMove,
  type OddsPolicy,
} from "./selection/odds-change.ts";
export { trailLength, type OddsStep } from "./selection/odds-trail.ts";
export { refreshSelection, type SelectionRefresh } from "./selection/refresh-selection.ts";
export {
  createSelection,
  selectionId,
  type SelectionAvailability,
  type SelectionMatch,
  type SelectionRef,
  type SlipSelection,
} from "./selection/slip-selection.ts";

export { askingSelections, betPrices } from "./custom-bet/bet-prices.ts";
export {
  customBlock,
  isCustomBetComplete,
  maxCustomLegs,
  toggleCustomLeg,
  type CustomBlock,
  type CustomLeg,
} from "./custom-bet/custom-legs.ts";
export { quickBetReducer, quickBetRefusals } from "./quick-bet/quick-bet-reducer.ts";
export {
  createQuickBet,
  quickBetMissing,
  quickBetSelectionIds,
  quickBetState,
  type QuickBet,
  type QuickBetAction,
  type QuickBetRefusal,
  type QuickBetState,
} from "./quick-bet/quick-bet.ts";
export {
  openShared,
  sharedVerdict,
  type OpenedBet,
  type OpenedShare,
  type SharedBetToday,
  type SharedLegToday,
  type SharedVerdict,
} from "./share/open-shared.ts";
export { slipToShared, type SharedBet, type SharedLeg, type WireSharedBet } from "./share/shared-bet.ts";
export { betTypeRefusal, type BetTypeRefusal } from "./slip/compose-bets.ts";
export type { PlacedBet, PlacedLeg } from "./placement/placed-bet.ts";
export { sentToPlacedBet } from "./placement/sent-to-placed-bet.ts";
export {
  createPlacementRefusal,
  isWrongOddsError,
  placementErrorCodes,
  placementMessageKey,
  type PlacementMessageKey,
  type PlacementRefusal,
  type RefusedBet,
  type RefusedSelection,
} from "./placement/placement-refusal.ts";
export { isMultiSingleAvailable, isProviderAllowed, providersOutsideSystems, type ProviderRules } from "./slip/rules/provider-rules.ts";
export {
  ticketRestrictions,
  type RestrictableBet,
  type RestrictableSelection,
  type TicketRestriction,
} from "./slip/rules/restricted-ticket.ts";
export type { SlipAction } from "./slip/slip-action.ts";
export { slipReducer } from "./slip/slip-reducer.ts";
export { slipRefusals, type RefusalFix, type SlipContext, type SlipRefusal } from "./slip/slip-refusals.ts";
export {
  parseSlipBets,
  parseSlipSnapshot,
  readSavedStake,
  slipBetsToJson,
  slipSnapshotVersion,
  slipToSnapshot,
  type RestoreContext,
  type RestoredBets,
  type SlipSnapshot,
} from "./saved/slip-snapshot.ts";
export { canPlaceWithStakes, cashStake, debitedStake, effectiveStake, slipBetOdds, slipBetShape, slipUnit } from "./slip/slip-stake.ts";
export { amountOf, capReturn, type AmountsByCurrency } from "./slip/rules/stake-rules.ts";
export { slipSummary, type SlipBetSummary, type SlipSummary } from "./slip/slip-summary.ts";
export {
  defaultSlipRules,
  emptySlip,
  isOverfull,
  slipBetKey,
  slipSelections,
  slipType,
  type Slip,
  type SlipBet,
  type SlipRules,
  type StakeEntry,
  type SystemType,
  type TicketState,
} from "./slip/slip.ts";
export { toBetRequest, toBetRequests, type BetRequestBody } from "./placement/to-bet-request.ts";

export { freebetPayout, type FreebetPayout, type FreebetType } from "./bonus/freebet-payout.ts";
export { freebetStake, isStakedByPlayer } from "./bonus/freebet-stake.ts";
export { bonusTypes, parseBonusState, userBonusStatus, type BonusState, type BonusType } from "./bonus/bonus-type.ts";
export {
  isSuitableBet,
  isSuitableLeg,
  suitablePositions,
  type BonusBet,
  type BonusLeg,
  type CountTerms,
  type EventCondition,
  type SelectionTerms,
} from "./bonus/suitable-bet.ts";
export { activeRangeIndex, boostFactor, boostOf, neutralBoost, nextBoost, type BoostRange, type NextBoost } from "./bonus/comboboost.ts";
export { applyBonus, potentialWithBonus, type BonusOutcome, type PayoutBonus, type SettledBet } from "./bonus/bonus-payout.ts";
export {
  ambFreebets,
  countsForAmb,
  farmedAmount,
  pointsProgress,
  splitPool,
  type AmbRange,
  type AmbTerms,
  type PointsProgress,
  type PointsRange,
} from "./bonus/bonus-progress.ts";
export { autoBonus, followBonus } from "./bonus/choose-bonus.ts";
export { chooseBonus, hearBonuses } from "./slip/bonus-steps.ts";
export { betBoost, boostedCount, type SlipBonus } from "./slip/slip-bonus.ts";

export { systemTable, type StakedSystem, type SystemTableRow } from "./system/system-table.ts";
export { resizeSystem, systemSizes, systemTypesFor } from "./system/system-types.ts";
export { whatIf, type GuessedBet, type LegGuess, type WhatIf } from "./system/what-if.ts";

export { chatTextLength, chatTextLimit, cleanChatText } from "./chat/chat-text.ts";
export { isAllowedParent, parseParentRules, type ParentRules } from "./embed/parent-rules.ts";
export { createConnectionSlots, type ConnectionSlots, type SlotAnswer } from "./network/connection-slots.ts";
export { requestRefusal, type RequestRefusal } from "./network/odd-request.ts";
export { callerOf, isProxyList, trustedProxies, withCaller, type Caller, type IsTrustedProxy } from "./network/trusted-proxies.ts";
