import { requireNode } from "./require-node.mjs";

requireNode();
const { runConformanceCommand } = await import("../apps/backend/src/conformance/cli.ts");
const { createProgress } = await import("./progress.ts");
const progress = createProgress("promises");
const write = (text) => {
  progress.clear();
  process.stdout.write(text);
};
process.exit(await runConformanceCommand(process.argv.slice(2), write, progress.show));
