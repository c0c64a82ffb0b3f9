import type { ColumnType, Generated } from "kysely";
import type { BetBonusRecord } from "../../bonuses/on-bets/bet-bonus-record.ts";
import type { CampaignType, FreebetTerms, Names, TermsByType } from "../../bonuses/campaigns/terms.ts";

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
