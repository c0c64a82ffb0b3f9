/** What tests lay into a page's window, and read there. */
declare global {
  interface Window {
    /** By noteMessages: every message that a host's page got, as text. */
    notedMessages: string[];
    /** By noteFailures: how many milliseconds each load of a frame took until it failed. */
    failedAfterMs: number[];
    /** By the test of layout shifts. */
    shifts: { readonly value: number; readonly moved: readonly string[] }[];
    /** Ends the messages with which a host floods its frame. */
    stopFlood(): void;
    /** By the test of a frame that comes and goes. */
    countListeners(): number;
    /** By the test of the cashier: tells the test of an event. */
    noteCashierEvent(name: unknown): void;
    /** Of the tag manager. */
    dataLayer: { readonly event: string }[];
  }
}

export {};
