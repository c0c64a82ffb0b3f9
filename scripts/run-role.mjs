import { requireNode } from "./require-node.mjs";

requireNode();
const { runRole } = await import("./launcher/run-role.ts");
await runRole({ isCheck: process.argv.includes("--check") });
