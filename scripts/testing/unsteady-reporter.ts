import type { Reporter, TestCase } from "vitest/node";

const shownLines = 12;

/** What a test threw before it passed, shortened. */
function firstError(test: TestCase): string {
  const lines = (test.result().errors ?? [])
    .slice(0, 1)
    .flatMap(({ message, stack }) => [...message.split("\n"), ...(stack ?? "").split("\n")]);
  return lines
    .slice(0, shownLines)
    .map((line) => `  ${line}\n`)
    .join("");
}

/** Reports each test that passed only on a retry, with its first error: its cause must be fixed. */
export class UnsteadyReporter implements Reporter {
  readonly #found: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky === true) this.#found.push(`${test.module.relativeModuleId} > ${test.fullName}\n${firstError(test)}`);
  }

  onTestRunEnd(): void {
    for (const one of this.#found) process.stdout.write(`UNSTEADY ${one}`);
  }
}
