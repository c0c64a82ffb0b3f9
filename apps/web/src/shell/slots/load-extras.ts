/** Fetches what no page needs to be drawn, once for all who want it. */
export const loadExtras = async () => import("./extra-parts.ts");
