import { requireNode } from "./require-node.mjs";

requireNode();
const { recordExamples } = await import("./reference/record-examples.ts");
const origin = process.argv[2] ?? "http://127.0.0.1:3000";
await recordExamples(origin, new URL("../apps/backend/src/http/reference/examples.data.ts", import.meta.url));
