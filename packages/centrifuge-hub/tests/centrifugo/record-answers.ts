import { writeFileSync } from "node:fs";
import { record, type Transcript } from "./exchange.ts";
import { exchanges } from "./exchanges.ts";
import { startCentrifugo } from "./servers.ts";

// Records the answers again: node packages/centrifuge-hub/tests/centrifugo/record-answers.ts <path of Centrifugo>
const [program] = process.argv.slice(2);
if (program === undefined) throw new Error("The path of Centrifugo is missing.");
const server = await startCentrifugo(program);
const answers: Record<string, Transcript> = {};
for (const [name, run] of exchanges) answers[name] = await record(server, name, run);
await server.stop();
const lines = Object.entries(answers).map(([name, transcript]) => `  ${JSON.stringify(name)}: ${JSON.stringify(transcript)}`);
writeFileSync(new URL("answers.data.json", import.meta.url), `{\n${lines.join(",\n")}\n}\n`);
