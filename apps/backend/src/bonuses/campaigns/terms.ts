import type { AmbRange, AmbTerms as CountedTerms, BoostRange, FreebetType, PointsRange, SelectionTerms } from "@touchline/domain";

/** A name by locale; English stands in for the others. */
export type Names = Readonly<Record<string, string>>;

/** How a campaign comes to a player (spec.md 3 `trigger_key`). */
export type TriggerKey = "once" | "has_group" | "registration" | "deposit" | "birthday" | "code" | "bets";

/** What every campaign says; amounts are minor units. */
export interface CampaignTerms extends SelectionTerms {
  /** Upper-case country codes; empty is everywhere. */
  readonly countryCodes: readonly string[];
  readonly triggerKey: TriggerKey;
  /** The player has to take part first. */
  readonly needsActivation: boolean;
  /** Whether the player is told when it comes. */
  readonly isAnnounced: boolean;
  /** Of its amounts and of the stakes that count; null: any. */
  readonly currency: string | null;
  /** Smallest stake that counts. */
  readonly minStake: number | null;
  /** Addresses of its picture, twice and a half as wide as high; middles are kept where it is cut. */
  readonly banners?: { readonly desktop: string; readonly mobile: string };
}

export interface ComboboostTerms extends CampaignTerms {
  readonly ranges: readonly BoostRange[];
  readonly usesCount: number | null;
  readonly onlyVerified: boolean;
}

/** What one freebet is good for; kept with the freebet. */
export interface FreebetTerms extends SelectionTerms {
  readonly freebetType: FreebetType;
  readonly from: number;
  readonly to: number | null;
  readonly boostData: readonly number[];
  readonly isBoostRequired: boolean;
}

/** A freebet that a campaign gives. */
export interface FreebetGift {
  readonly freebet: FreebetTerms;
  readonly amount: number;
  /** How long it can be used, product time. */
  readonly hoursToUse: number;
}

export interface FreebetCampaignTerms extends CampaignTerms {
  readonly gift: FreebetGift;
}

export interface HuntingTerms extends CampaignTerms {
  readonly ranges: readonly PointsRange[];
  /** The largest freebet. */
  readonly maxAmount: number;
  readonly isOncePerEvent: boolean;
  readonly isInPromotions: boolean;
  readonly prize: Omit<FreebetGift, "amount">;
}

export interface TournamentTerms extends HuntingTerms {
  readonly initialPool: number;
  /** Share of a counted stake that the operator adds to the pool, thousandths. */
  readonly contribution: number;
  /** By place, thousandths. */
  readonly shares: readonly number[];
}

export interface LootboxTerms extends CampaignTerms {
  readonly betsNeeded: number;
  readonly gift: FreebetGift;
}

export interface AmbTerms extends CampaignTerms {
  readonly ranges: readonly (AmbRange & { readonly amount: number })[];
  readonly prize: Omit<FreebetGift, "amount">;
}

/** Terms by the campaign's type. */
export interface TermsByType {
  readonly comboboost: ComboboostTerms;
  readonly freebet: FreebetCampaignTerms;
  readonly hunting: HuntingTerms;
  readonly tournament: TournamentTerms;
  readonly lootbox: LootboxTerms;
  readonly amb: AmbTerms;
}

export type CampaignType = keyof TermsByType;

/** A campaign as stored. */
export type Campaign = {
  readonly [Type in CampaignType]: {
    readonly id: bigint;
    readonly key: string;
    readonly type: Type;
    readonly names: Names;
    readonly status: "active" | "deactivated";
    readonly terms: TermsByType[Type];
    readonly code: string | null;
    readonly valid_from: Date;
    readonly valid_to: Date;
    readonly pool: bigint;
    readonly finished_at: Date | null;
  };
}[CampaignType];

/** Which bets an automatic issue counts; euros where it names no currency. */
export function ambTerms({ currency, minStake, minOdds }: Pick<AmbTerms, "currency" | "minStake" | "minOdds">): CountedTerms {
  return { currency: currency ?? "EUR", minStake: BigInt(minStake ?? 0), minOdds };
}

/** Picks a name for a reader. */
export function nameIn(names: Names, locale: string): string {
  return names[locale] ?? names[locale.split("-")[0] ?? ""] ?? names["en"] ?? "";
}
