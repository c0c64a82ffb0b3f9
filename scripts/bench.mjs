import { keepCompiledModules } from "./compile-cache.mjs";
import { requireNode } from "./require-node.mjs";

requireNode();
keepCompiledModules();
const [first, ...others] = process.argv.slice(2);
if (first === "scale") {
  const { runScale } = await import("../bench/scale/run-scale.ts");
  await runScale(others);
} else {
  const { runBenches } = await import("../bench/run-benches.ts");
  await runBenches(process.argv.slice(2));
}
