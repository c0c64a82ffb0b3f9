import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Browser test files that wait or restart processes the longest. A worker that takes one of them last would run on alone. */
const slowFiles: readonly string[] = [
  "player-session",
  "spec-betting",
  "my-bets",
  "live-prices",
  "supervision",
  "journey",
  "frame-hostile",
  "frame-killed",
  "cashier",
  "accessibility",
  "betting-without-pointer",
];

function rankOf({ moduleId }: TestSpecification): number {
  const rank = slowFiles.findIndex((name) => moduleId.endsWith(`/tests/e2e/${name}.test.ts`));
  return rank < 0 ? slowFiles.length : rank;
}

/** Orders files as the test runner does, but starts the slow browser tests first. */
export class SlowFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const browser = sorted.filter(({ project }) => project.name === "browser").sort((left, right) => rankOf(left) - rankOf(right));
    const others = sorted.filter(({ project }) => project.name !== "browser");
    return [...others, ...browser];
  }
}
