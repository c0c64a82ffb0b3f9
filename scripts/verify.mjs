import { requireNode } from "./require-node.mjs";

requireNode();
const { verify } = await import("./checks/verify.ts");
await verify({ isStatic: process.argv.includes("--static") });
