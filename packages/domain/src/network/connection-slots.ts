import { callerGroup } from "./ip-address.ts";

/** Maximum numbers of open connections; 0 means unlimited. */
export interface ConnectionLimits {
  readonly total: number;
  readonly perAddress: number;
}

/** Limits open connections, in total and per caller. */
export interface ConnectionSlots {
  readonly size: number;
  /** Takes a slot, or returns the HTTP status for the refusal: 429 above the caller's limit, 503 above the total. */
  take(address: string): SlotAnswer;
}

/** A slot to release when the connection ends, or the limit that was reached. */
export type SlotAnswer =
  | { readonly type: "taken"; /** Releases the slot; repeated calls do nothing. */ release(): void }
  | { readonly type: "refused"; readonly status: 429 | 503 };

/** Creates slots that limit connections in total and per address; 0 for no limit. */
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
