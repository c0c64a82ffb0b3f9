import type { BrandPack } from "./brand-pack.ts";
import broadcast from "./broadcast.brand.json" with { type: "json" };
import programme from "./programme.brand.json" with { type: "json" };

/** The brands that come with the product; the first is the default. */
export const builtInBrands = {
  broadcast: { key: "broadcast", ...broadcast } as BrandPack, // JSON widens its literals; the brand tests check every value
  programme: { key: "programme", ...programme } as BrandPack,
} as const;
