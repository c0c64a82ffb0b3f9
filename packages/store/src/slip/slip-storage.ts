import {
  isPositiveMoney,
  parseSlipSnapshot,
  readSavedStake,
  slipToSnapshot,
  stakeToSnapshot,
  type Money,
  type RestoredBets,
  type Slip,
} from "@touchline/domain";
import type { StoragePort } from "../core/ports.ts";

const betsKey = "bets";
const slipKey = "slip";
const unitKey = "slip-unit";
const panelKey = "slip-panel";
const stakeKey = "slip-stake";

/** The slip as saved for the session. */
export interface SavedSlip {
  /** Null when nothing usable is saved. */
  readonly read: (context: Parameters<typeof parseSlipSnapshot>[1]) => RestoredBets | null;
  /** Saves the slip. Until `own`, a slip that an earlier page saved is not overwritten. */
  readonly write: (slip: Slip) => void;
  /** Makes the saved slip this page's own. */
  readonly own: () => void;
}

/** Stores a slip in session storage. */
export function savedSlip(storage: StoragePort): SavedSlip {
  let isOwn = false;
  return {
    read: (context) => parseSlipSnapshot({ bets: storage.read(betsKey), slip: storage.read(slipKey) }, context),
    write(slip) {
      if (!isOwn && storage.read(betsKey) !== null) return;
      isOwn = true;
      const snapshot = slip.bets.length === 0 ? null : slipToSnapshot(slip);
      storage.write(betsKey, snapshot?.bets ?? null);
      storage.write(slipKey, snapshot?.slip ?? null);
    },
    own: () => void (isOwn = true),
  };
}

/** The stake of the saved slip, in its own unit; null for none. */
export function readSessionStake(storage: StoragePort): Money | null {
  return readSavedStake(storage.read(slipKey));
}

/** The unit that amounts were last shown in; null for the account's own. */
export function readShownUnit(storage: StoragePort): string | null {
  return storage.read(unitKey);
}

/** Saves the unit that amounts are shown in. */
export function writeShownUnit(storage: StoragePort, code: string): void {
  storage.write(unitKey, code);
}

/** Tabs of the slip panel (spec.md 2). */
export type SlipTab = "betSlip" | "myBets";

/** Whether the panel is open and on which tab; stored for the session. */
export interface SlipPanel {
  readonly isOpen: boolean;
  readonly tab: SlipTab;
}

/** Opens the panel on the slip with the first selection, closes it with the last (spec.md 4). */
export function panelAfter(panel: SlipPanel, selections: { readonly before: number; readonly after: number }): SlipPanel {
  if (selections.before === 0 && selections.after > 0) return { isOpen: true, tab: "betSlip" };
  return selections.before > 0 && selections.after === 0 ? { ...panel, isOpen: false } : panel;
}

/** The panel as it was last shown in this session; on the slip if the site hides My bets. */
export function readPanel(storage: StoragePort, options: { readonly hasMyBets: boolean }): SlipPanel {
  const [state, tab] = (storage.read(panelKey) ?? "").split(":");
  return { isOpen: state === "open", tab: tab === "myBets" && options.hasMyBets ? "myBets" : "betSlip" };
}

/** Saves the panel for the session. */
export function writePanel(storage: StoragePort, panel: SlipPanel): void {
  storage.write(panelKey, `${panel.isOpen ? "open" : "closed"}:${panel.tab}`);
}

const lastStakeKey = "slip-last-stake";

/** The stake of the last bet that was placed in this session; null for none. */
export function readLastStake(storage: StoragePort): Money | null {
  const stake = readSavedStake(storage.read(lastStakeKey));
  return stake !== null && isPositiveMoney(stake) ? stake : null;
}

/** Saves the stake of a placed bet. */
export function writeLastStake(storage: StoragePort, stake: Money): void {
  storage.write(lastStakeKey, stakeToSnapshot(stake));
}

/** The stake of the last slip on this device; stored only while the player has chosen to keep it. */
export interface KeptStake {
  readonly isOn: () => boolean;
  /** Null for none. */
  readonly read: () => Money | null;
  /** Saves the slip's stake, or removes it when keeping is switched off; an empty field does not replace a stake. */
  readonly save: (slip: Slip) => void;
}

/** Stores a stake in local storage. */
export function keptStake(storage: StoragePort): KeptStake {
  return {
    isOn: () => storage.read(stakeKey) !== null,
    read() {
      const stake = readSavedStake(storage.read(stakeKey));
      return stake !== null && isPositiveMoney(stake) ? stake : null;
    },
    save(slip) {
      const before = storage.read(stakeKey);
      const hasStake = isPositiveMoney(slip.sharedStake) || before === null;
      const text = !slip.keepsStake ? null : hasStake ? slipToSnapshot(slip).slip : before;
      if (text !== before) storage.write(stakeKey, text);
    },
  };
}
