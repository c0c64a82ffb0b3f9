import { writeFileSync } from "node:fs";
import { requireNode } from "./require-node.mjs";

requireNode();
const { messagesAsMarkdown } = await import("../packages/embed/src/protocol/index.ts");
writeFileSync(new URL("../docs/embed/messages.md", import.meta.url), `${messagesAsMarkdown()}\n`);
