import type { AmbRange, BonusType, BoostRange, FreebetType, PointsRange, SelectionTerms } from "@touchline/domain";
import type { ColumnType, Generated } from "kysely";

/** A name by locale; English is the fallback. */
export type Names = Readonly<Record<string, string>>;

/** The trigger that issues a campaign to a player (spec.md 3 `trigger_key`). */
export type TriggerKey = "once" | "has_group" | "registration" | "deposit" | "birthday" | "code" | "bets";

/** Terms common to all campaigns; amounts are minor units. */
export interface CampaignTerms extends SelectionTerms {
  /** Upper-case country codes; empty for every country. */
  readonly countryCodes: readonly string[];
  readonly triggerKey: TriggerKey;
  /** Whether the player must activate it first. */
  readonly needsActivation: boolean;
  /** Whether the player is notified when it is issued. */
  readonly isAnnounced: boolean;
  /** Currency of its amounts and of the stakes that count; null for any. */
  readonly currency: string | null;
  /** Minimum stake that counts. */
  readonly minStake: number | null;
  /** Addresses of its picture, with an aspect ratio of 2.5:1; cropped around the centre. */
  readonly banners?: { readonly desktop: string; readonly mobile: string };
}

export interface ComboboostTerms extends CampaignTerms {
  readonly ranges: readonly BoostRange[];
  readonly usesCount: number | null;
  readonly onlyVerified: boolean;
}

/** Terms of one freebet, stored with it. */
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
  /** Time until it expires, product time. */
  readonly hoursToUse: number;
}

export interface FreebetCampaignTerms extends CampaignTerms {
  readonly gift: FreebetGift;
}

export interface HuntingTerms extends CampaignTerms {
  readonly ranges: readonly PointsRange[];
  /** Maximum value of the freebet. */
  readonly maxAmount: number;
  readonly isOncePerEvent: boolean;
  readonly isInPromotions: boolean;
  readonly prize: Omit<FreebetGift, "amount">;
}

export interface TournamentTerms extends HuntingTerms {
  readonly initialPool: number;
  /** Share of each counted stake that the operator adds to the pool, thousandths. */
  readonly contribution: number;
  /** Shares of the pool by place, thousandths. */
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

/** Terms by campaign type. */
export interface TermsByType {
  readonly comboboost: ComboboostTerms;
  readonly freebet: FreebetCampaignTerms;
  readonly hunting: HuntingTerms;
  readonly tournament: TournamentTerms;
  readonly lootbox: LootboxTerms;
  readonly amb: AmbTerms;
}

export type CampaignType = keyof TermsByType;

/** The bonus of a bet as agreed at placement; later changes to the campaign do not affect it. */
export interface BetBonusRecord {
  readonly type: BonusType;
  /** Its wire id. */
  readonly id: number;
  /** Id of the row in `player_bonuses`. */
  readonly playerBonusId: number;
  readonly names: Names;
  /** Boost that applies, or was paid, thousandths. */
  readonly boost: number;
  readonly freebetType: FreebetType | null;
  readonly ranges: readonly BoostRange[];
  /** Positions of the legs that count. */
  readonly suitable: readonly number[];
}

type Json<Value> = ColumnType<Value, string, string>;

/** A campaign; amounts in its terms are minor units of the currency of the terms. */
export interface BonusesTable {
  id: Generated<bigint>;
  key: string;
  type: CampaignType;
  names: Json<Names>;
  status: Generated<"active" | "deactivated">;
  /** Terms of the row's type. */
  terms: Json<TermsByType[CampaignType]>;
  /** Promo code that issues it, upper case. */
  code: string | null;
  valid_from: Date;
  valid_to: Date;
  /** The amount that counted bets have added to the initial pool of a tournament. */
  pool: Generated<bigint>;
  finished_at: Date | null;
}

/** A bonus issued to a player. */
export interface PlayerBonusesTable {
  id: Generated<bigint>;
  bonus_id: bigint;
  player_id: string;
  type: CampaignType;
  slot: string;
  state: "available" | "active" | "over" | "expired" | "deactivated" | "overridden";
  /** Terms of a freebet; null for other types. */
  terms: ColumnType<FreebetTerms | null, string | null, string | null>;
  amount: bigint | null;
  currency: string | null;
  boost_multiplier: Generated<number>;
  boost_place: number | null;
  chests: Json<number[] | null> | null;
  points: Generated<number>;
  /** Time of the last point. */
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
  /** Secret: the pool drops when it reaches this amount. */
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

/** The column with the bonus of a bet. */
export type BetBonusColumn = ColumnType<BetBonusRecord | null, string | null, string | null>;
