import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/*/tests/**/*.test.{ts,tsx}", "apps/web/tests/**/*.test.{ts,tsx}", "tests/structure/**/*.test.ts"],
          testTimeout: 30_000,
        },
      },
      { test: { name: "backend", include: ["apps/backend/tests/**/*.test.ts"], testTimeout: 30_000, hookTimeout: 60_000 } },
      {
        test: {
          name: "browser",
          include: ["tests/e2e/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
