import { requireNode } from "./require-node.mjs";

requireNode();
const { checkPlan } = await import("./checks/plan.ts");
const { buildWeb } = await import("./launcher/build-web.ts");
const faults = checkPlan();
if (faults.length === 0) await buildWeb({ isForced: true });
else {
  for (const fault of faults) process.stderr.write(`plan: ${fault}\n`);
  process.exitCode = 1;
}
