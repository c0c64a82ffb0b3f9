import { requireNode } from "./require-node.mjs";

requireNode();
const { runBenches } = await import("../bench/run-benches.ts");
await runBenches(process.argv.slice(2));
