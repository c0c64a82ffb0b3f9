import type { Product } from "./start-product.ts";

/** The demo host at its own address, at one that is another site to the browser, and at one that is not let in. */
export function hostsOf({ platformOrigin }: Pick<Product, "platformOrigin">): {
  readonly same: string;
  readonly cross: string;
  readonly unlisted: string;
} {
  const at = (name: string): string => platformOrigin.replace("//localhost:", `//${name}:`);
  return { same: platformOrigin, cross: at("host.localhost"), unlisted: at("evil.localhost") };
}
