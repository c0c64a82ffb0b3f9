import { requireNode } from "./require-node.mjs";

requireNode();
const { checkHistories } = await import("../apps/backend/tests/checker/check-histories.ts");
const { createProgress } = await import("./progress.ts");
process.exitCode = await checkHistories(process.argv.slice(2), createProgress("histories").show);
