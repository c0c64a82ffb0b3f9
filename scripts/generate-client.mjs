import { requireNode } from "./require-node.mjs";

requireNode();
const { generateClient } = await import("./reference/generate-client.ts");
generateClient(new URL("../packages/client/src/api.gen.ts", import.meta.url));
