import { keepCompiledModules } from "./compile-cache.mjs";
import { requireNode } from "./require-node.mjs";

requireNode();
keepCompiledModules();
const { start } = await import("./launcher/start.ts");
await start({ mode: process.argv.includes("--dev") ? "development" : process.argv.includes("--web") ? "pages" : "product" });
