import type { MarketDefinitions } from "../market-definition.ts";
import type { SportModule } from "../sport-module.ts";

/** A sport as the engine runs it. */
export interface SportFeed {
  readonly module: SportModule<unknown>;
  readonly definitions: MarketDefinitions;
  /** UOF market type in the first column of lists. */
  readonly mainTypeId: number;
  /** UOF market type in the second column of lists, or null. */
  readonly secondaryTypeId: number | null;
  /** UOF market type in the third column of wide lists, or null. */
  readonly tertiaryTypeId: number | null;
}
