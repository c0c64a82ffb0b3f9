import { requireNode } from "./require-node.mjs";

requireNode();
const { buildWeb } = await import("./launcher/build-web.ts");
await buildWeb({ isForced: true });
