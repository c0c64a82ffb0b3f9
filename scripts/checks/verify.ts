import { spawnSync } from "node:child_process";
import { buildWeb } from "../launcher/build-web.ts";
import { repositoryRoot } from "../launcher/repository-root.ts";
import { checkFileSizes } from "./file-sizes.ts";
import { checkGeneratedClient } from "./generated-client.ts";
import { checkPlan } from "./plan.ts";
import { checkSizeBudgets } from "./size-budgets.ts";
import { checkWords } from "./words.ts";

interface Check {
  readonly name: string;
  run(): Promise<readonly string[]> | readonly string[];
}

function command(name: string, args: readonly string[]): Check {
  return {
    name,
    run() {
      const result = spawnSync(args[0] ?? "", args.slice(1), { cwd: repositoryRoot, stdio: "inherit", env: process.env });
      return result.status === 0 ? [] : [`${args.join(" ")} failed.`];
    },
  };
}

const staticChecks: readonly Check[] = [
  command("types", ["tsc", "-b", "--checkers", "1"]),
  command("lint and boundaries", ["oxlint", "--type-aware"]),
  command("format", ["oxfmt", "--check", "."]),
  command("unused code", ["knip"]),
  { name: "file sizes", run: checkFileSizes },
  { name: "generated client", run: checkGeneratedClient },
  { name: "words", run: () => checkWords() },
  { name: "plan", run: checkPlan },
  command("messages", ["node", "scripts/check-messages.mjs"]),
  {
    name: "size budgets",
    async run() {
      await buildWeb({ isForced: false });
      return checkSizeBudgets();
    },
  },
];

/** Runs every check; `isStatic` omits the tests. */
export async function verify({ isStatic }: { readonly isStatic: boolean }): Promise<void> {
  const checks = isStatic ? staticChecks : [...staticChecks, command("tests", ["node", "scripts/test.mjs"])];
  const failures: string[] = [];
  for (const check of checks) {
    const startedAt = Date.now();
    const problems = await check.run();
    process.stdout.write(`${problems.length === 0 ? "ok  " : "FAIL"} ${check.name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)\n`);
    failures.push(...problems);
  }
  for (const failure of failures) process.stdout.write(`  ${failure}\n`);
  process.exit(failures.length === 0 ? 0 : 1);
}
