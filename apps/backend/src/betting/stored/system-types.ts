import type { SystemType } from "@touchline/domain";

const fewestLegs = 3;
const mostLegs = 12;

function plainSystems(): readonly SystemType[] {
  const types: SystemType[] = [];
  for (let totalCount = fewestLegs; totalCount <= mostLegs; totalCount += 1) {
    for (let winCount = 2; winCount < totalCount; winCount += 1) types.push({ id: `${winCount}/${totalCount}`, totalCount, winCount });
  }
  return types;
}

function named(id: string, totalCount: number, smallest: 1 | 2): SystemType {
  const sizes = Array.from({ length: totalCount - smallest + 1 }, (_, index) => smallest + index);
  return { id, totalCount, winCount: smallest, sizes };
}

/** Every system on offer: `k/n` for n from 3 to 12, and the full covers that have a name (decisions L). */
export const systemTypes: readonly SystemType[] = [
  ...plainSystems(),
  named("trixie", 3, 2),
  named("patent", 3, 1),
  named("yankee", 4, 2),
  named("lucky15", 4, 1),
  named("canadian", 5, 2),
  named("lucky31", 5, 1),
  named("heinz", 6, 2),
  named("lucky63", 6, 1),
  named("super_heinz", 7, 2),
  named("goliath", 8, 2),
];

const typeById: ReadonlyMap<string, SystemType> = new Map(systemTypes.map((type) => [type.id, type]));

/** The system of an id for a number of legs; null when there is none of that name and size. */
export function systemTypeOf(id: string, legs: number): SystemType | null {
  const type = typeById.get(id);
  return type?.totalCount === legs ? type : null;
}
