/** A share of the probability and the value that it stands for. */
export interface Piece<Value> {
  readonly weight: number;
  readonly value: Value;
}

/** Weight of a comeback that is too rare for an outlook: a match stays open as long as its rules leave it open. */
export const comebackWeight = 1e-10;

/** Scales weights so that they sum to 1. */
export function normalizeWeights<Item extends { readonly weight: number }>(items: readonly Item[]): Item[] {
  const sum = items.reduce((total, { weight }) => total + weight, 0);
  return items.map((item) => ({ ...item, weight: item.weight / sum }));
}

/** A possible continuation with its probability within the group. */
export interface Branch<Choice> {
  readonly share: number;
  readonly choice: Choice;
}

const negligible = 1e-9;

function mixed(index: number): number {
  let hash = Math.imul(index + 1, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** A fixed shuffle: the same order for every list of the same length. */
export function fixedShuffle<Item>(items: readonly Item[], salt: number): Item[] {
  const keys = items.map((_, index) => mixed(index * 31 + salt * 7919));
  return items
    .map((_, index) => index)
    .sort((left, right) => (keys[left] ?? 0) - (keys[right] ?? 0))
    .map((index) => items[index] as Item);
}

function groupBy<Value>(pieces: readonly Piece<Value>[], keyOf: (value: Value) => number): ReadonlyMap<number, Piece<Value>[]> {
  const groups = new Map<number, Piece<Value>[]>();
  for (const piece of pieces) {
    const key = keyOf(piece.value);
    const group = groups.get(key);
    if (group) group.push(piece);
    else groups.set(key, [piece]);
  }
  return groups;
}

interface Split<Value, Choice, Result> {
  keyOf(value: Value): number;
  /** Branches of a group; shares sum to 1. */
  branchesOf(value: Value): readonly Branch<Choice>[];
  join(value: Value, choice: Choice): Result;
}

/** Splits the pieces of each group by its branches: branch shares are exact in each group, with few additional pieces. */
export function splitByGroup<Value, Choice, Result>(pieces: readonly Piece<Value>[], split: Split<Value, Choice, Result>): Piece<Result>[] {
  const result: Piece<Result>[] = [];
  for (const group of groupBy(pieces, (value) => split.keyOf(value)).values()) {
    const [first] = group;
    if (!first) continue;
    const whole = group.reduce((sum, { weight }) => sum + weight, 0);
    const branches = split.branchesOf(first.value).map(({ share, choice }) => ({ weight: share * whole, value: choice }));
    result.push(...joinLists(fixedShuffle(group, group.length), branches, (value, choice) => split.join(value, choice)));
  }
  return result;
}

/** Joins two lists of the same total weight: both keep their weights exactly, and pieces are split where their ends differ. */
export function joinLists<Left, Right, Result>(
  left: readonly Piece<Left>[],
  right: readonly Piece<Right>[],
  join: (left: Left, right: Right) => Result,
): Piece<Result>[] {
  const result: Piece<Result>[] = [];
  let place = 0;
  let free = right[0]?.weight ?? 0;
  for (const piece of left) {
    let open = piece.weight;
    while (open > negligible * piece.weight) {
      while (free <= 0 && place < right.length - 1) {
        place += 1;
        free = right[place]?.weight ?? 0;
      }
      const other = right[place];
      if (!other) break;
      const isLast = place === right.length - 1;
      const weight = isLast ? open : Math.min(open, free);
      result.push({ weight, value: join(piece.value, other.value) });
      open -= weight;
      free -= weight;
    }
  }
  return result;
}
