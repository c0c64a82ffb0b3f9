import type { Product } from "./start-product.ts";

/** Origins of the demo host: its own, one that is another site to browsers, and one that may not embed the sportsbook. */
export function hostOrigins({ platformOrigin }: Pick<Product, "platformOrigin">): {
  readonly same: string;
  readonly cross: string;
  readonly unlisted: string;
} {
  const at = (name: string): string => platformOrigin.replace("//localhost:", `//${name}:`);
  return { same: platformOrigin, cross: at("host.localhost"), unlisted: at("evil.localhost") };
}
