const againAfterMs = 4_000;

/** Fetches code that the page cannot be without, and fetches again until it is there: a server that went away comes back. `onFailed` hears of each failure. */
export async function untilThere<Code>(load: () => Promise<Code>, onFailed?: () => void): Promise<Code> {
  return load().catch(async () => {
    onFailed?.();
    await new Promise((resolve) => setTimeout(resolve, againAfterMs));
    return untilThere(load, onFailed);
  });
}
