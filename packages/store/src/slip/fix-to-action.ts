import type { RefusalFix, SlipAction } from "@touchline/domain";

/** What a refusal's one-tap fix does to the slip; null for those that the page carries out. */
export function fixToAction(fix: RefusalFix): SlipAction | null {
  switch (fix.type) {
    case "acceptChanges":
      return { type: "changesAccepted", prices: fix.prices };
    case "removeSelections":
      return { type: "selectionsRemoved", selectionIds: fix.selectionIds };
    case "changeBetType":
      return { type: "betTypeChanged", betType: fix.betType };
    case "setStake":
      return { type: "stakeTyped", betKey: fix.betKey, stake: fix.stake };
    case "enterStake":
    case "deposit":
    case "signIn":
      return null;
  }
}
