import { isPositiveMoney, readSavedStake, slipToSnapshot, type Money, type Slip } from "@touchline/domain";
import type { SlipStorage } from "./slip-ports.ts";

const key = "slip-stake";

/** The stake of the last slip on this device; nothing is stored while the player has not chosen to keep it. */
export function keptStake(storage: SlipStorage): {
  readonly isOn: () => boolean;
  /** Null for none. */
  readonly read: () => Money | null;
  /** Keeps the slip's stake, or forgets it with the choice; an empty field does not replace a stake. */
  readonly save: (slip: Slip) => void;
} {
  return {
    isOn: () => storage.read(key) !== null,
    read() {
      const stake = readSavedStake(storage.read(key));
      return stake !== null && isPositiveMoney(stake) ? stake : null;
    },
    save(slip) {
      const before = storage.read(key);
      const hasStake = isPositiveMoney(slip.sharedStake) || before === null;
      const text = !slip.keepsStake ? null : hasStake ? slipToSnapshot(slip).slip : before;
      if (text !== before) storage.write(key, text);
    },
  };
}
