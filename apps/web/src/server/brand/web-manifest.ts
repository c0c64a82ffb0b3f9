import type { BrandPack } from "@touchline/ui/brands";

/** The manifest of the installed app (W3C application manifest). */
export function toWebManifest({ name, palettes }: BrandPack): string {
  const icon = (src: string, sizes: string, purpose: "any" | "maskable"): object => ({
    src,
    sizes,
    type: src.endsWith(".svg") ? "image/svg+xml" : "image/png",
    purpose,
  });
  return JSON.stringify({
    id: "/",
    name,
    short_name: name.slice(0, 12),
    start_url: "/?source=app",
    scope: "/",
    display: "standalone",
    background_color: palettes.dark.page,
    theme_color: palettes.dark.pane,
    categories: ["sports", "entertainment"],
    icons: [
      icon("/icon.svg", "any", "any"),
      icon("/icon-192.png", "192x192", "any"),
      icon("/icon-512.png", "512x512", "any"),
      icon("/icon-maskable.svg", "any", "maskable"),
      icon("/icon-maskable-512.png", "512x512", "maskable"),
    ],
  });
}
