import { requireNode } from "./require-node.mjs";

requireNode();
const { recordFeedToFile } = await import("../apps/backend/src/main/record-feed-command.ts");
const { createProgress } = await import("./progress.ts");
process.exitCode = recordFeedToFile(process.argv.slice(2), process.env, createProgress("minutes").show);
