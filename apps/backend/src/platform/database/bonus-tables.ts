import type { AmbRange, BonusType, BoostRange, FreebetType, PointsRange, SelectionTerms } from "@touchline/domain";
import type { ColumnType, Generated } from "kysely";

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

/** The bonus of a bet as it was agreed at placement: later changes of the campaign do not touch it. */
export interface BetBonusRecord {
  readonly type: BonusType;
  /** Number that the wire names it by. */
  readonly id: number;
  /** What the player held. */
  readonly playerBonusId: number;
  readonly names: Names;
  /** Boost that may be paid, or was, thousandths. */
  readonly boost: number;
  readonly freebetType: FreebetType | null;
  readonly ranges: readonly BoostRange[];
  /** Places of the legs that count. */
  readonly suitable: readonly number[];
}

type Json<Value> = ColumnType<Value, string, string>;

/** A campaign; amounts in its terms are minor units of the currency they name. */
export interface BonusesTable {
  id: Generated<bigint>;
  key: string;
  type: CampaignType;
  names: Json<Names>;
  status: Generated<"active" | "deactivated">;
  /** Of the row's own type. */
  terms: Json<TermsByType[CampaignType]>;
  /** Promo code that issues it, upper case. */
  code: string | null;
  valid_from: Date;
  valid_to: Date;
  /** What counted bets added to a tournament's first pool. */
  pool: Generated<bigint>;
  finished_at: Date | null;
}

/** What a player holds of a campaign. */
export interface PlayerBonusesTable {
  id: Generated<bigint>;
  bonus_id: bigint;
  player_id: string;
  type: CampaignType;
  slot: string;
  state: "available" | "active" | "over" | "expired" | "deactivated" | "overridden";
  /** Of a freebet; null for the others. */
  terms: ColumnType<FreebetTerms | null, string | null, string | null>;
  amount: bigint | null;
  currency: string | null;
  boost_multiplier: Generated<number>;
  boost_place: number | null;
  chests: Json<number[] | null> | null;
  points: Generated<number>;
  /** When the last point was earned. */
  points_at: Date | null;
  bets_count: Generated<number>;
  stake_sum: Generated<bigint>;
  times_used: Generated<number>;
  issued_at: Date;
  activated_at: Date | null;
  expires_at: Date;
  seen_at: Date | null;
}

interface BonusMarksTable {
  player_bonus_id: bigint;
  mark: string;
}
interface JackpotsTable {
  id: Generated<bigint>;
  key: string;
  names: Json<Names>;
  status: Generated<"active" | "paused" | "finished">;
  currency: string;
  contribution: number;
  min_stake: bigint;
  min_odds: number;
}
export interface JackpotLevelsTable {
  jackpot_id: bigint;
  code: string;
  position: number;
  names: Json<Names>;
  /** Share of the contribution, thousandths. */
  share: number;
  seed: bigint;
  drop_before: bigint;
  /** Millionths of a minor unit. */
  pool_micro: bigint;
  /** Secret: the pool drops when it reaches this. */
  drop_at_micro: bigint;
  round: Generated<number>;
  state: Generated<"created" | "active" | "paused" | "finished" | "disabled">;
}
interface JackpotTicketsTable {
  id: Generated<bigint>;
  bet_id: string;
  jackpot_id: bigint;
  state: Generated<"open" | "counted" | "dropped">;
  decided_at: Generated<Date | null>;
}
export interface JackpotHitsTable {
  id: Generated<bigint>;
  jackpot_id: bigint;
  level_code: string;
  round: number;
  bet_id: string;
  player_id: string;
  amount: bigint;
  currency: string;
  status: Generated<"initial" | "approved" | "declined" | "paid">;
  created_at: Date;
  paid_at: Date | null;
  seen_at: Date | null;
}

/** Tables of bonuses and jackpots. */
export interface BonusTables {
  bonuses: BonusesTable;
  player_bonuses: PlayerBonusesTable;
  bonus_marks: BonusMarksTable;
  jackpots: JackpotsTable;
  jackpot_levels: JackpotLevelsTable;
  jackpot_tickets: JackpotTicketsTable;
  jackpot_hits: JackpotHitsTable;
}

/** The column of a bet that says which bonus it carries. */
export type BetBonusColumn = ColumnType<BetBonusRecord | null, string | null, string | null>;
