import { defineConfig } from "vitest/config";
import { ProcessorTimeReporter } from "./scripts/testing/processor-time.ts";
import { SlowFirstSequencer } from "./scripts/testing/slow-first.ts";
import { UnsteadyReporter } from "./scripts/testing/unsteady-reporter.ts";

const reportPath = process.env["TEST_REPORT"];
/** Files run one after the other, so that processor time can be assigned to a file. */
const isTimed = process.env["TEST_TIMES"] === "1";

/** Node runs the sources as it does in the product, without Vite's transformation. */
const nativeModules = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const;

/**
 * Files of one worker share its modules, and the backend's files its databases: loading them again for each file costs more than the
 * tests. More workers than a small machine has cores: a test that waits for a timer or a page leaves its core to the others. All
 * projects are one group, so that no worker waits for the last file of a project.
 */
const sharedWorkers = {
  pool: "threads",
  isolate: false,
  maxWorkers: isTimed ? 1 : 5,
  sequence: { groupOrder: 1 },
  // A concurrent test that starts would clear the mocks of those that run.
  clearMocks: false,
} as const;

/** Proofs on clusters of real processes, one file at a time (`npm run test:cluster`). Most quick ones share a cluster. */
const clusterProofs = {
  test: {
    name: "cluster",
    include: ["tests/cluster/proofs/**/*.test.ts"],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    ...nativeModules,
    maxWorkers: 1,
    globalSetup: ["tests/cluster/proofs/support/shared-cluster.ts"],
    sequence: { groupOrder: 2 },
  },
} as const;

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirstSequencer },
    reporters: [
      "default",
      new UnsteadyReporter(),
      ...(isTimed ? [new ProcessorTimeReporter()] : []),
      ...(reportPath === undefined ? [] : ([["json", { outputFile: reportPath }]] as const)),
    ],
    projects: [
      {
        test: {
          name: "structure",
          include: ["tests/structure/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          ...nativeModules,
          ...sharedWorkers,
        },
      },
      {
        test: {
          name: "unit",
          include: ["packages/*/tests/**/*.test.{ts,tsx}", "apps/web/tests/**/*.test.{ts,tsx}"],
          exclude: ["packages/feed/**"],
          testTimeout: 30_000,
          ...sharedWorkers,
        },
      },
      {
        test: {
          name: "backend",
          include: [
            "apps/backend/tests/**/*.test.ts",
            "packages/feed/tests/**/*.test.ts",
            "tests/cluster/*.test.ts",
            "tests/edge/**/*.test.ts",
            "tests/spec-backend/**/*.test.ts",
          ],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          ...nativeModules,
          ...sharedWorkers,
        },
      },
      ...(process.env["CLUSTER_PROOFS"] === undefined ? [] : [clusterProofs]),
      {
        test: {
          name: "browser",
          include: ["tests/e2e/**/*.test.ts"],
          // Long limits for slow machines. A failed test runs once more, and is named as unsteady at the end if it passes then.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 45_000, interval: 100 } },
          retry: 1,
          globalSetup: ["tests/e2e/support/shared-product.ts"],
          ...nativeModules,
          ...sharedWorkers,
        },
      },
    ],
  },
});
