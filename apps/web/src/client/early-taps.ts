declare global {
  var earlyTaps: HTMLElement[] | undefined;
}

/** Takes the buttons that were pressed before the page listened; from now on presses are the page's own. */
export function takeEarlyTaps(): readonly HTMLElement[] {
  const taps = globalThis.earlyTaps ?? [];
  globalThis.earlyTaps = undefined;
  return taps;
}
