import { mountSportsbook } from "./index.ts";

/** What the script file leaves on the page beside the element. */
Object.assign(globalThis, { Sportsbook: { mount: mountSportsbook } });
