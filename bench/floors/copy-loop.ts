interface Leg {
  readonly id: string;
  readonly odds: number;
}
interface Bet {
  readonly legs: readonly Leg[];
}

/** The least an immutable toggle can cost: copy the list, look for the id, append or drop. */
export function toggleLeg(bet: Bet, leg: Leg): Bet {
  const legs: Leg[] = [];
  let isFound = false;
  for (const one of bet.legs) {
    if (one.id === leg.id) isFound = true;
    else legs.push({ ...one });
  }
  if (!isFound) legs.push(leg);
  return { legs };
}
