import { keepCompiledModules } from "./compile-cache.mjs";
import { requireNode } from "./require-node.mjs";

requireNode();
keepCompiledModules();
const { runBenches } = await import("../bench/run-benches.ts");
await runBenches(process.argv.slice(2));
