import { type Navigation, toHref } from "../src/navigation/navigation.ts";

/** The navigation of a page at this address, with only the parts that rendering uses: the address and the hrefs of links. */
export function navigationAt(address: string): Navigation {
  const state = { page: { address, search: new URLSearchParams(address.split("?")[1]) }, pending: null };
  return {
    getState: () => state,
    subscribe: () => () => undefined,
    hrefOf: (to: string) => toHref(to, { locale: "en", bareLocale: null }),
  } as unknown as Navigation; // rendering calls nothing else
}
