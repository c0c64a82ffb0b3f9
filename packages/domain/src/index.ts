export { failure, success, type Result } from "./result.ts";

export { currencyDigits } from "./money/currency-digits.ts";
export { decimalMark, formatMoney, moneyToDecimal, type MoneyStyle } from "./money/format-money.ts";
export {
  addMoney, capMoney, compareMoney, convertMoney, isPositiveMoney, isSameUnit, maxMinor, money, multiplyMoney, stakeForReturn,
  subtractMoney, sumMoney, zeroMoney, type Money, type MoneyUnit,
} from "./money/money.ts";
export { parseStake, type StakeTextError } from "./money/parse-stake.ts";
export { moneyToWire, wireToMoney, type WireMoney } from "./money/wire-money.ts";

export { formatNearestBritishRung } from "./odds/british-odds.ts";
export { multiplyFactors, multiplyOdds, roundTotalOdds } from "./odds/combine-odds.ts";
export { formatOdds, formatTotalOdds, noPrice, oddsFormats, parseOddsFormat, speakOdds, type OddsFormat } from "./odds/format-odds.ts";
export { compareFractions, floorFraction, fraction, fractionToFixed, multiplyFractions, reduceFraction, roundFraction, type Fraction } from "./odds/fraction.ts";
export { deadHeatFromShare, legFactor, type LegResult } from "./odds/leg-factor.ts";
export { capOdds, defaultOddsDisplayCap, maxOdds, oddsToFraction, parseOdds, toOdds, type Odds, type OddsDisplayCap } from "./odds/odds.ts";
export { countSystemLines, lowestSystemFactor, systemFactor } from "./odds/system-bet.ts";

export { localizePath, splitLocalePath, type LocalePath } from "./locale/locale-path.ts";
export { localeDirection, localeFacts, localeToChannel, localeToNumberTag, locales, type LocaleCode, type LocaleFacts } from "./locale/locales.ts";
export { aliasedLocale, localeAliases, negotiateLocale, resolveLocale } from "./locale/resolve-locale.ts";

export { entitySlug, foldName, parseEntitySlug, type EntityKind, type EntityRef } from "./match/entity-slug.ts";
export {
  formatClockTime, nextTickInMs, parseClockTime, tickClock, wireToMatchClock, type ClockReading, type MatchClock, type WireMatchClock,
} from "./match/match-clock.ts";
export { progressSegments, type ProgressSegment } from "./match/match-progress.ts";
export { isMatchBettable, matchStatuses, matchStatusToWire, parseMatchStatus, type MatchStatus } from "./match/match-status.ts";

export { isOutcomeBettable, marketAvailability, type MarketAvailability } from "./market/market-lock.ts";
export {
  marketKey, outcomeKey, parseMarketStatus, type Market, type MarketRef, type MarketStatus, type Outcome, type OutcomeResultName,
} from "./market/market.ts";
export { mergeMarket, mergeMarkets, type MarketChanges } from "./market/merge-market.ts";
export { markPrice, priceMarkMs, type PriceMark } from "./market/price-mark.ts";
