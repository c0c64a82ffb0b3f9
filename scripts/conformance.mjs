import { requireNode } from "./require-node.mjs";

requireNode();
const { runConformanceCommand } = await import("../apps/backend/src/conformance/cli.ts");
process.exit(await runConformanceCommand(process.argv.slice(2), (text) => process.stdout.write(text)));
