import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that wait, compute or restart processes the longest. If one of them started last, all other workers would wait for it. */
const slowFiles: readonly string[] = [
  "tests/checker/checker",
  "tests/realtime/realtime",
  "tests/cluster/leadership",
  "tests/jobs/two-processes",
  "tests/players/recovery",
  "tests/prices/price-bus",
  "tests/outrights",
  "tests/plan",
  "tests/engine/coherence",
  "tests/book/create-feed",
  "tests/worker/worker-pricer",
  "tests/worker/titles",
  "tests/money/settlement",
  "tests/cluster/refusals",
  "tests/edge/traces",
  "tests/jobs/migrations",
  "tests/money/in-play",
  "tests/prices/leader-requests",
  "tests/bonuses/bonus-money",
  "tests/e2e/frame-messages",
  "tests/e2e/live-prices",
  "tests/e2e/spec-betting",
  "tests/e2e/journey",
  "tests/e2e/frame",
  "tests/e2e/betting-without-pointer",
  "tests/e2e/cashier",
  "tests/e2e/accessibility",
  "tests/e2e/pages",
  "tests/e2e/dock",
  "tests/e2e/account",
  "tests/structure/scaffold",
  "tests/structure/supervisor",
  "tests/realtime/servers",
  "tests/server/draining",
  "tests/errors/realtime-errors",
];

/**
 * A project's files stay together, because they share workers. Browser tests come last: the product that they share starts while
 * the unit tests run, and takes no time from the others.
 */
const projects: readonly string[] = ["backend", "unit", "structure", "browser", "cluster"];

function rankOf({ moduleId }: TestSpecification): number {
  const rank = slowFiles.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return rank < 0 ? slowFiles.length : rank;
}

/** Orders files as the test runner does, but project by project and the slow ones of each project first. */
export class SlowFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const placeOf = ({ project }: TestSpecification): number => projects.indexOf(project.name);
    return sorted.toSorted((left, right) => placeOf(left) - placeOf(right) || rankOf(left) - rankOf(right));
  }
}
