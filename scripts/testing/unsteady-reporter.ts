import type { Reporter, TestCase } from "vitest/node";

/** Names each test that passed only when it was tried again: such a test is to be mended at its cause. */
export class UnsteadyReporter implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky === true) this.#names.push(`${test.module.relativeModuleId} > ${test.fullName}`);
  }

  onTestRunEnd(): void {
    for (const name of this.#names) process.stdout.write(`UNSTEADY ${name}\n`);
  }
}
