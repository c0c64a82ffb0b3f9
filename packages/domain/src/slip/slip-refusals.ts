import type { BetType } from "../bet-type.ts";
import { amountOf, compareMoney, isSameUnit, subtractMoney, type Money } from "../money/money.ts";
import type { Odds } from "../odds/odds.ts";
import { isMatchBettable } from "../match.ts";
import { betTypeRefusal } from "./compose-bets.ts";
import type { SelectionAvailability, SlipSelection } from "./selection.ts";
import { effectiveStake } from "./slip-bet.ts";
import { ticketRestrictions, type TicketRestriction } from "./slip-rules.ts";
import { slipSummary, type SlipSummary } from "./slip-summary.ts";
import { exceedsSelectionLimit, hasAllFields, maxSelectionCount, wantedBets } from "./slip-fields.ts";
import { selectionsToConfirm, slipBetKey, slipSelections, type Slip } from "./slip.ts";

/** An action that resolves a refusal with one tap. */
export type RefusalFix =
  /** The displayed prices, by selection id or, for a custom bet, by bet key. */
  | { readonly type: "acceptChanges"; readonly prices: Readonly<Record<string, Odds>> }
  | { readonly type: "removeSelections"; readonly selectionIds: readonly string[] }
  | { readonly type: "changeBetType"; readonly betType: BetType }
  | { readonly type: "enterStake"; readonly betKey: string }
  | { readonly type: "setStake"; readonly betKey: string; readonly stake: Money }
  | { readonly type: "deposit"; readonly missing: Money }
  | { readonly type: "signIn" };

/** Why the ticket cannot be placed (spec.md 5, decisions G to J), with a one-tap fix if there is one. */
export type SlipRefusal =
  | { readonly type: "noBets"; readonly fix: null }
  | { readonly type: "processing"; readonly fix: null }
  | { readonly type: "playerForbidden"; readonly fix: null }
  | { readonly type: "checking"; readonly selectionIds: readonly string[]; readonly fix: null }
  | { readonly type: "notAvailable"; readonly selectionIds: readonly string[]; readonly fix: RefusalFix }
  | { readonly type: "suspended"; readonly selectionIds: readonly string[]; readonly fix: RefusalFix }
  | {
      readonly type: "oddsChanged";
      readonly selectionIds: readonly string[];
      readonly oldReturn: Money;
      readonly newReturn: Money;
      readonly fix: RefusalFix;
    }
  | {
      readonly type: "restricted";
      readonly reason: TicketRestriction["type"];
      readonly selectionIds: readonly string[];
      readonly fix: RefusalFix;
    }
  | { readonly type: "tooManySelections"; readonly max: number; readonly fix: RefusalFix }
  | { readonly type: "customOddsMissing"; readonly fix: RefusalFix }
  | { readonly type: "stakeMissing"; readonly betKey: string; readonly fix: RefusalFix }
  | { readonly type: "stakeUnderMinimum"; readonly betKey: string; readonly minStake: Money; readonly fix: RefusalFix }
  | { readonly type: "stakeOverLimit"; readonly betKey: string; readonly maxStake: Money; readonly fix: RefusalFix }
  | { readonly type: "returnNotAboveStake"; readonly fix: RefusalFix }
  | { readonly type: "balanceTooLow"; readonly missing: Money; readonly fix: RefusalFix }
  | { readonly type: "notSignedIn"; readonly fix: RefusalFix };

/** State outside the slip that placing depends on. */
export interface SlipContext {
  readonly isSignedIn: boolean;
  /** Not checked while unknown (null). */
  readonly balance: Money | null;
  /** The `pve` flag of the profile forbids betting (spec.md 6). */
  readonly isForbidden: boolean;
}

/** All reasons against placing, most urgent first; empty if the bets can be sent. */
export function slipRefusals(whole: Slip, context: SlipContext): readonly SlipRefusal[] {
  if (whole.state === "processing") return [{ type: "processing", fix: null }];
  if (whole.bets.length === 0) return [{ type: "noBets", fix: null }];
  const slip = { ...whole, bets: wantedBets(whole) };
  const summary = slipSummary(slip);
  return [
    ...(context.isForbidden ? [{ type: "playerForbidden", fix: null } as const] : []),
    ...availabilityRefusals(slip),
    ...restrictionRefusals(slip),
    ...changeRefusals(slip, summary),
    ...stakeRefusals(slip, summary),
    ...accountRefusals(summary, context),
  ];
}

function availabilityRefusals(slip: Slip): readonly SlipRefusal[] {
  const idsOf = (type: SelectionAvailability) =>
    slipSelections(slip)
      .filter((selection) => blockOf(selection, slip) === type)
      .map((selection) => selection.id);
  const [notAvailable, suspended, checking] = [idsOf("notAvailable"), idsOf("suspended"), idsOf("checking")];
  return [
    ...(notAvailable.length > 0
      ? [
          {
            type: "notAvailable",
            selectionIds: notAvailable,
            fix: removalOf(slip, notAvailable),
          } as const,
        ]
      : []),
    ...(suspended.length > 0
      ? [
          {
            type: "suspended",
            selectionIds: suspended,
            fix: removalOf(slip, suspended),
          } as const,
        ]
      : []),
    ...(checking.length > 0 ? [{ type: "checking", selectionIds: checking, fix: null } as const] : []),
  ];
}

/** Bets on a match that is not over may be possible again once its provider is active again. */
function blockOf({ availability, provider, matchStatus }: SlipSelection, { rules }: Slip): SelectionAvailability {
  const mayReopen = rules.inactiveProviders.includes(provider) && isMatchBettable(matchStatus);
  return availability === "notAvailable" && mayReopen ? "suspended" : availability;
}

/** A custom bet is removed as a whole, so its fix lists all legs. */
function removalOf(slip: Slip, selectionIds: readonly string[]): RefusalFix {
  const going = new Set(selectionIds);
  const joined = slip.bets.filter((bet) => bet.type === "customBet" && bet.selections.some(({ id }) => going.has(id)));
  for (const { id } of joined.flatMap((bet) => bet.selections)) going.add(id);
  return { type: "removeSelections", selectionIds: [...going] };
}

function restrictionRefusals(slip: Slip): readonly SlipRefusal[] {
  const refusals: SlipRefusal[] = slip.bets.flatMap((bet) =>
    ticketRestrictions(bet, slip.rules).map(({ type: reason, selectionIds }) => ({
      type: "restricted" as const,
      reason,
      selectionIds,
      fix: restrictionFix(slip, reason, selectionIds),
    })),
  );
  const max = maxSelectionCount(slip);
  if (exceedsSelectionLimit(slip)) {
    const over = slipSelections(slip).slice(max);
    refusals.push({
      type: "tooManySelections",
      max,
      fix: removalOf(
        slip,
        over.map((selection) => selection.id),
      ),
    });
  }
  const custom = slip.bets.find((bet) => bet.type === "customBet" && bet.customOdds === null);
  if (custom !== undefined)
    refusals.push({
      type: "customOddsMissing",
      fix: { type: "removeSelections", selectionIds: custom.selections.map((selection) => selection.id) },
    });
  return refusals;
}

function restrictionFix(slip: Slip, reason: TicketRestriction["type"], selectionIds: readonly string[]): RefusalFix {
  if (hasAllFields(slip)) return removalOf(slip, selectionIds);
  if (reason === "providerOutsideSystem" && betTypeRefusal(slip, "combo") === null) return { type: "changeBetType", betType: "combo" };
  const isJoin = reason === "sameMatch" || reason === "mixedProviders";
  return isJoin && betTypeRefusal(slip, "single") === null ? { type: "changeBetType", betType: "single" } : removalOf(slip, selectionIds);
}

/** The prices that the player must accept, keyed as in `acceptChanges`. */
function askedPrices(slip: Slip): Readonly<Record<string, Odds>> {
  return Object.fromEntries(
    slip.bets.flatMap((bet) =>
      bet.type === "customBet"
        ? bet.customOdds === null
          ? []
          : [[slipBetKey(bet), bet.customOdds] as const]
        : selectionsToConfirm(bet, slip.oddsPolicy).map(({ id, odds }) => [id, odds] as const),
    ),
  );
}

function changeRefusals(slip: Slip, summary: SlipSummary): readonly SlipRefusal[] {
  const changed = slip.bets.flatMap((bet) => selectionsToConfirm(bet, slip.oddsPolicy));
  if (changed.length === 0) return [];
  const selectionIds = [...new Set(changed.map((selection) => selection.id))];
  return [
    {
      type: "oddsChanged",
      selectionIds,
      oldReturn: summary.acceptedReturn,
      newReturn: summary.totalReturn,
      fix: { type: "acceptChanges", prices: askedPrices(slip) },
    },
  ];
}

function stakeRefusals(slip: Slip, summary: SlipSummary): readonly SlipRefusal[] {
  const byBet = slip.bets.flatMap((bet): SlipRefusal[] => {
    const betKey = slipBetKey(bet);
    const stake = effectiveStake(slip, bet);
    const enterStake: RefusalFix = { type: "enterStake", betKey };
    if (stake.minor <= 0n) return [{ type: "stakeMissing", betKey, fix: enterStake }];
    const minStake = amountOf(slip.rules.minStake, stake);
    if (minStake !== null && compareMoney(stake, minStake) < 0)
      return [{ type: "stakeUnderMinimum", betKey, minStake, fix: { type: "setStake", betKey, stake: minStake } }];
    const maxStake = slip.stakeLimits[betKey];
    if (maxStake === undefined || !isSameUnit(maxStake, stake) || compareMoney(stake, maxStake) <= 0) return [];
    return [
      {
        type: "stakeOverLimit",
        betKey,
        maxStake,
        fix: maxStake.minor > 0n ? { type: "setStake", betKey, stake: maxStake } : enterStake,
      },
    ];
  });
  const [first] = summary.bets;
  const isWorthless = byBet.length === 0 && compareMoney(summary.totalReturn, summary.totalDebit) <= 0;
  return isWorthless && first !== undefined ? [{ type: "returnNotAboveStake", fix: { type: "enterStake", betKey: first.key } }] : byBet;
}

function accountRefusals(summary: SlipSummary, context: SlipContext): readonly SlipRefusal[] {
  if (!context.isSignedIn) return [{ type: "notSignedIn", fix: { type: "signIn" } }];
  const { balance } = context;
  if (balance === null || !isSameUnit(balance, summary.totalDebit) || compareMoney(balance, summary.totalDebit) >= 0) return [];
  const missing = subtractMoney(summary.totalDebit, balance);
  return [{ type: "balanceTooLow", missing, fix: { type: "deposit", missing } }];
}
