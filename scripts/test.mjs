import { keepCompiledModules } from "./compile-cache.mjs";
import { requireNode } from "./require-node.mjs";

requireNode();
keepCompiledModules();
const { runTests } = await import("./testing/run-tests.ts");
await runTests(process.argv.slice(2));
