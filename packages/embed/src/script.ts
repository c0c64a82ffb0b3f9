import { mountSportsbook } from "./index.ts";

declare global {
  /** What the script file leaves on the page. */
  var Sportsbook: { readonly mount: typeof mountSportsbook };
}

/** What the script file leaves on the page beside the element. */
globalThis.Sportsbook = { mount: mountSportsbook };
