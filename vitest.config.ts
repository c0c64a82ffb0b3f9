import { defineConfig } from "vitest/config";
import { ProcessorTimeReporter } from "./scripts/testing/processor-time.ts";
import { SlowFirstSequencer } from "./scripts/testing/slow-first.ts";
import { UnsteadyReporter } from "./scripts/testing/unsteady-reporter.ts";

const reportPath = process.env["TEST_REPORT"];
/** Files run one after the other, which tells whose processor time it is. */
const isTimed = process.env["TEST_TIMES"] === "1";

/** Node runs the sources as it does in the product, without Vite's transformation. */
const nativeModules = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const;

/**
 * Files of one worker share its modules, and the backend's files its databases: loading them again for each file costs more than the
 * tests. One worker more than there are cores on a small machine: a test that waits leaves its core to the others.
 */
const sharedModules = { pool: "threads", isolate: false, maxWorkers: isTimed ? 1 : 3 } as const;

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
    sequence: { groupOrder: 3 },
  },
} as const;

// One group after the other: the structure tests plant files into the sources, the browser tests want the cores for themselves.
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
          ...nativeModules,
          ...(isTimed ? { maxWorkers: 1 } : {}),
          testTimeout: 60_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "unit",
          include: ["packages/*/tests/**/*.test.{ts,tsx}", "apps/web/tests/**/*.test.{ts,tsx}"],
          exclude: ["packages/feed/**"],
          testTimeout: 30_000,
          ...sharedModules,
          sequence: { groupOrder: 1 },
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
          ...sharedModules,
          sequence: { groupOrder: 1 },
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
          ...sharedModules,
          // A page mostly waits for the server and the other way round.
          maxWorkers: isTimed ? 1 : 4,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
