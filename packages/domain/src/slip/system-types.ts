import type { SystemType } from "./slip.ts";

/** The sizes of a system's lines. */
export function systemSizes(type: SystemType): readonly number[] {
  return type.sizes ?? [type.winCount];
}

/** System types for a number of selections, smallest win count first, plain ones before named. */
export function systemTypesFor(types: readonly SystemType[], totalCount: number): readonly SystemType[] {
  const rank = (type: SystemType) => type.winCount + (type.sizes === undefined ? 0 : 1000);
  return types.filter((type) => type.totalCount === totalCount).sort((left, right) => rank(left) - rank(right));
}

/** After a system's size changed: the same win count with the new total, else the smallest available, else none (decisions L). */
export function resizeSystem(current: SystemType | null, types: readonly SystemType[], totalCount: number): SystemType | null {
  const fitting = systemTypesFor(types, totalCount);
  const sameCount = fitting.find((type) => type.sizes === undefined && type.winCount === current?.winCount);
  return sameCount ?? fitting[0] ?? null;
}
