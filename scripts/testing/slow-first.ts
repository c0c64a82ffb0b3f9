import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that wait, compute or restart processes the longest. A worker that takes one of them last would run on alone. */
const slowFiles: readonly string[] = [
  "tests/prices/price-bus",
  "tests/cluster/leadership",
  "tests/realtime/realtime",
  "tests/faults/backend-process",
  "tests/checker/checker",
  "tests/outrights",
  "tests/jobs/two-processes",
  "tests/book/heap",
  "tests/edge/traces",
  "tests/jobs/migrations",
  "tests/money/in-play",
  "tests/money/closed-attempts",
  "tests/prices/asks",
  "tests/money/limits",
  "tests/bonuses/bonus-money",
  "tests/worker/titles",
  "tests/price-agreement",
  "tests/book/create-feed",
  "tests/e2e/supervision",
  "tests/e2e/journey",
  "tests/e2e/player-session",
  "tests/e2e/trust",
  "tests/e2e/spec-betting",
  "tests/e2e/cashier",
  "tests/e2e/frame",
  "tests/e2e/live-prices",
  "tests/e2e/frame-hostile",
  "tests/e2e/betting-without-pointer",
  "tests/e2e/accessibility",
  "tests/e2e/frame-hosts",
  "tests/e2e/account",
  "tests/e2e/feature-flags",
  "tests/e2e/production",
  "tests/e2e/my-bets",
  "tests/structure/supervisor",
  "tests/server/draining",
  "tests/errors/realtime-errors",
];

function rankOf({ moduleId }: TestSpecification): number {
  const rank = slowFiles.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return rank < 0 ? slowFiles.length : rank;
}

/** Orders files as the test runner does, but starts the slow ones of each project first. A project's files stay together: they share workers. */
export class SlowFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const places = new Map<string, number>();
    for (const { project } of sorted) if (!places.has(project.name)) places.set(project.name, places.size);
    const placeOf = ({ project }: TestSpecification): number => places.get(project.name) ?? 0;
    return sorted.toSorted((left, right) => placeOf(left) - placeOf(right) || rankOf(left) - rankOf(right));
  }
}
