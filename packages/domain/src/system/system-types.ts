import type { SystemType } from "../slip/slip.ts";

/** The sizes of a system's lines. */
export function systemSizes(type: SystemType): readonly number[] {
  return type.sizes ?? [type.winCount];
}

/** System types for a number of selections, smallest win count first, plain ones before named. */
export function systemTypesFor(types: readonly SystemType[], totalCount: number): readonly SystemType[] {
  const rank = (type: SystemType) => type.winCount + (isNamed(type) ? 1000 : 0);
  return types.filter((type) => type.totalCount === totalCount).sort((left, right) => rank(left) - rank(right));
}

/** After a system's size changed: the same win count with the new total, a named one by a named one, else the smallest available, else none (decisions L). */
export function resizeSystem(current: SystemType | null, types: readonly SystemType[], totalCount: number): SystemType | null {
  const fitting = systemTypesFor(types, totalCount);
  const sameCount = fitting.filter((type) => type.winCount === current?.winCount);
  const wantsNamed = current !== null && isNamed(current);
  return sameCount.find((type) => isNamed(type) === wantsNamed) ?? sameCount[0] ?? fitting[0] ?? null;
}

/** Whether a type is one of several sizes at once, known by a name: trixie, yankee, lucky15. */
function isNamed(type: SystemType): boolean {
  return type.sizes !== undefined && type.sizes.length > 1;
}
