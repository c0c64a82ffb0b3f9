import { untilThere } from "../../elements/time/later.tsx";

const fetchExtras = async () => import("./extra-parts.ts");

let coming: ReturnType<typeof fetchExtras> | undefined;

/** Fetches what no page needs to be drawn, once for all who want it, until it is there; whoever asks first may hear of each failure. */
export const loadExtras = async (onFailed?: () => void) => (coming ??= untilThere(fetchExtras, onFailed));
