import type { BonusType, BoostRange, FreebetType } from "@touchline/domain";
import type { Names } from "../campaigns/terms.ts";

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
