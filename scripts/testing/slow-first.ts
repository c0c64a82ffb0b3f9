import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that wait, compute or restart processes the longest. A worker that takes one of them last would run on alone. */
const slowFiles: readonly string[] = [
  "tests/checker/checker",
  "tests/cluster/leadership",
  "tests/faults/backend-process",
  "tests/book/heap",
  "tests/prices/price-bus",
  "tests/jobs/two-processes",
  "tests/book/create-feed",
  "tests/jobs/outbox",
  "tests/money/placement",
  "tests/jobs/migrations",
  "tests/e2e/live-prices",
  "tests/e2e/player-session",
  "tests/e2e/supervision",
  "tests/e2e/journey",
  "tests/e2e/spec-betting",
  "tests/e2e/my-bets",
  "tests/e2e/frame",
  "tests/e2e/production",
  "tests/e2e/account",
  "tests/e2e/frame-hostile",
  "tests/e2e/frame-killed",
  "tests/e2e/cashier",
  "tests/e2e/accessibility",
  "tests/e2e/betting-without-pointer",
];

function rankOf({ moduleId }: TestSpecification): number {
  const rank = slowFiles.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return rank < 0 ? slowFiles.length : rank;
}

/** Orders files as the test runner does, but starts the slow ones first. */
export class SlowFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const groupOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder;
    return sorted.toSorted((left, right) => groupOf(left) - groupOf(right) || rankOf(left) - rankOf(right));
  }
}
