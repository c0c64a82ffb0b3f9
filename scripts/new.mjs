import { requireNode } from "./require-node.mjs";

requireNode();
const { runNewCommand } = await import("./scaffold/new-command.ts");
process.exitCode = runNewCommand(process.argv.slice(2));
