import { callerGroup } from "./ip-address.ts";

/** How many connections may be open at once; 0 for any number. */
export interface ConnectionLimits {
  readonly total: number;
  readonly perAddress: number;
}

/** Counts open connections, in all and for each caller. */
export interface ConnectionSlots {
  readonly size: number;
  /** Takes a slot; where there is none, the HTTP status that says so: 429 for this caller, 503 for everybody. */
  take(address: string): SlotAnswer;
}

export type SlotAnswer =
  | { readonly type: "taken"; /** Gives the slot back, once. */ release(): void }
  | { readonly type: "refused"; readonly status: 429 | 503 };

export function createConnectionSlots({ total, perAddress }: ConnectionLimits): ConnectionSlots {
  const byGroup = new Map<string, number>();
  let size = 0;
  return {
    get size() {
      return size;
    },
    take(address) {
      const group = callerGroup(address);
      const open = byGroup.get(group) ?? 0;
      if (total > 0 && size >= total) return { type: "refused", status: 503 };
      if (perAddress > 0 && open >= perAddress) return { type: "refused", status: 429 };
      size += 1;
      byGroup.set(group, open + 1);
      let isHeld = true;
      return {
        type: "taken",
        release() {
          if (!isHeld) return;
          isHeld = false;
          size -= 1;
          const remaining = (byGroup.get(group) ?? 1) - 1;
          if (remaining > 0) byGroup.set(group, remaining);
          else byGroup.delete(group);
        },
      };
    },
  };
}
