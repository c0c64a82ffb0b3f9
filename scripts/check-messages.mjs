import { requireNode } from "./require-node.mjs";

requireNode();
const { checkMessages, missingTexts } = await import("../apps/web/plugins/check-messages.ts");
const [first = "", locale = ""] = process.argv.slice(2);
if (first === "--missing") {
  process.stdout.write(`${JSON.stringify(missingTexts(locale), null, 2)}\n`);
  process.exit(0);
}
const problems = checkMessages();
for (const problem of problems) process.stderr.write(`${problem}\n`);
if (problems.length === 0) process.stdout.write("The catalogues are in order.\n");
process.exit(problems.length === 0 ? 0 : 1);
