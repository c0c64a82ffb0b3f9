import { requireNode } from "./require-node.mjs";

requireNode();
const { recordFeedToFile } = await import("../apps/backend/src/main/record-feed-command.ts");
process.exitCode = recordFeedToFile(process.argv.slice(2), process.env);
