import { isPositiveMoney, type Money, readSavedStake, type Slip, slipToSnapshot } from "@touchline/domain";
import type { SlipStorage } from "./slip-ports.ts";

/** Tabs of the slip panel (spec.md 2). */
export type SlipTab = "betSlip" | "myBets";

/** Whether the panel is open and on which tab; kept for the session. */
export interface SlipPanel {
  readonly isOpen: boolean;
  readonly tab: SlipTab;
}

const storageKey = "slip-panel";

/** Opens on the slip when selections go from 0 to positive, closes when they go back to 0 (spec.md 4). */
export function panelAfter(panel: SlipPanel, selections: { readonly before: number; readonly after: number }): SlipPanel {
  if (selections.before === 0 && selections.after > 0) return { isOpen: true, tab: "betSlip" };
  return selections.before > 0 && selections.after === 0 ? { ...panel, isOpen: false } : panel;
}

/** The panel as it was left in this session; on the slip where My bets is hidden by configuration. */
export function readPanel(storage: SlipStorage, options: { readonly hasMyBets: boolean }): SlipPanel {
  const [state, tab] = (storage.read(storageKey) ?? "").split(":");
  return { isOpen: state === "open", tab: tab === "myBets" && options.hasMyBets ? "myBets" : "betSlip" };
}

export function writePanel(storage: SlipStorage, panel: SlipPanel): void {
  storage.write(storageKey, `${panel.isOpen ? "open" : "closed"}:${panel.tab}`);
}

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
