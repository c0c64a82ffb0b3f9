import { brandToCss, builtInBrands } from "../../packages/ui/src/brands/index.ts";

/** The default brand's sheet for pages that no server of the product makes; its fonts are the device's own. */
export const brandStyle = brandToCss({ ...builtInBrands.broadcast, fonts: [] }, { fontUrl: (file) => file });
