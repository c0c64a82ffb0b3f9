import { requireNode } from "./require-node.mjs";

requireNode();
const { start } = await import("./launcher/start.ts");
await start({ isDevelopment: process.argv.includes("--dev") });
