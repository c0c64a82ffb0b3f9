/** Globals that tests put into a page's window. */
declare global {
  interface Window {
    /** Messages that the host's page received, as JSON; set by recordMessages. */
    recordedMessages: string[];
    /** Milliseconds after which each load of the frame failed; set by recordFailures. */
    failedAfterMs: number[];
    /** Layout shifts; set by pages.test.ts. */
    shifts: { readonly value: number; readonly moved: readonly string[] }[];
    /** Stops the flood of messages to the frame; set by frame-hosts.test.ts. */
    stopFlood(): void;
    /** Counts the window's listeners; set by frame.test.ts. */
    countListeners(): number;
    /** Reports an event of the cashier; set by cashier.test.ts. */
    recordCashierEvent(name: unknown): void;
    /** Events for the tag manager. */
    dataLayer: { readonly event: string }[];
  }
}

export {};
