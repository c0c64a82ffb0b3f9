import { mountSportsbook } from "./index.ts";

declare global {
  /** The global that the script defines. */
  var Sportsbook: { readonly mount: typeof mountSportsbook };
}

globalThis.Sportsbook = { mount: mountSportsbook };
