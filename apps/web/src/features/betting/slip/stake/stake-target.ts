/** Which stake the keypad writes: one bet's own, or with null the shared one. */
export interface StakeTarget {
  readonly betKey: string | null;
  choose(betKey: string | null): void;
}
