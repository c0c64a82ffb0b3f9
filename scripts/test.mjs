import { requireNode } from "./require-node.mjs";

requireNode();
const { runTests } = await import("./testing/run-tests.ts");
await runTests(process.argv.slice(2));
