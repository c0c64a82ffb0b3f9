import type { MarketTemplate } from "@touchline/feed";

const marketIdBase = 100_000;
const numericOutcomeBase = 500_000;
const namedOutcomeBase = 1_000_000_000;
const namedOutcomeRange = 1_000_000_000;

/** Internal market id of a UOF market type. */
export function typeToMarketId(typeId: number): number {
  return marketIdBase + typeId;
}

/** UOF market type of an internal market id. */
export function marketToTypeId(marketId: number): number {
  return marketId - marketIdBase;
}

function stableHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

function outcomeId(externalId: string): number {
  const isNumeric = /^\d{1,8}$/u.test(externalId);
  return isNumeric ? numericOutcomeBase + Number(externalId) : namedOutcomeBase + (stableHash(externalId) % namedOutcomeRange);
}

const idsByTemplate = new WeakMap<MarketTemplate<unknown>, readonly number[]>();

/** Internal outcome ids in template order, derived from the external ids; collisions within a market take the next free id. */
export function outcomeIdsOf(template: MarketTemplate<unknown>): readonly number[] {
  const known = idsByTemplate.get(template);
  if (known !== undefined) return known;
  const taken = new Set<number>();
  const ids = template.outcomes.map(({ id }) => {
    let free = outcomeId(id);
    while (taken.has(free)) free += 1;
    taken.add(free);
    return free;
  });
  idsByTemplate.set(template, ids);
  return ids;
}
