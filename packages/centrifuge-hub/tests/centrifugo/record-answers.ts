import { writeFileSync } from "node:fs";
import { record } from "./exchange.ts";
import { exchanges } from "./exchanges.ts";
import { startCentrifugo } from "./servers.ts";

// Records the answers again: node packages/centrifuge-hub/tests/centrifugo/record-answers.ts <path of Centrifugo>
const [program] = process.argv.slice(2);
if (program === undefined) throw new Error("The path of Centrifugo is missing.");
const server = await startCentrifugo(program);
const lines: string[] = [];
for (const [name, run] of exchanges) lines.push(`  [${JSON.stringify(name)}, ${JSON.stringify(await record(server, name, run))}],`);
await server.stop();
const head = `import type { Transcript } from "./exchange.ts";

/** Centrifugo's answers in each exchange; written by record-answers.ts. */
export const answers: ReadonlyMap<string, Transcript> = new Map<string, Transcript>([`;
writeFileSync(new URL("answers.data.ts", import.meta.url), `${head}\n${lines.join("\n")}\n]);\n`);
