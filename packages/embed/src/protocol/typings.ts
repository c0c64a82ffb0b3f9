import { incoming } from "./incoming.ts";
import type { MessageTable, ObjectSchema, Schema } from "./schema.ts";
import { outgoing } from "./outgoing.ts";

function comment(text: string | undefined, indent: string): string {
  return text === undefined ? "" : `${indent}/** ${text} */\n`;
}

function objectText({ properties, required = [] }: ObjectSchema, indent: string): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      `${comment(schema.description, inner)}${inner}readonly ${name}${required.includes(name) ? "" : "?"}: ${typeText(schema, inner)};\n`,
  );
  return fields.length === 0 ? "Readonly<Record<string, never>>" : `{\n${fields.join("")}${indent}}`;
}

function typeText(schema: Schema, indent: string): string {
  if (schema.type === "object") return objectText(schema, indent);
  if (schema.type === "array") return `readonly (${typeText(schema.items, indent)})[]`;
  if (schema.type === "integer") return "number";
  return schema.type === "string" && schema.enum !== undefined
    ? schema.enum.map((choice) => JSON.stringify(choice)).join(" | ")
    : schema.type;
}

function tableText(name: string, summary: string, table: MessageTable): string {
  const messages = Object.entries(table).map(
    ([type, entry]) => `${comment(entry.summary, "  ")}  readonly ${JSON.stringify(type)}: ${typeText(entry.payload, "  ")};\n`,
  );
  return `${comment(summary, "")}export interface ${name} {\n${messages.join("")}}\nexport type ${name}Type = keyof ${name};\n`;
}

/** TypeScript declarations of the payloads for host editors, with descriptions of the fields. */
export function messagesAsTypings(): string {
  return [
    tableText("Incoming", "Payloads of the messages to the frame, by type.", incoming),
    tableText("Outgoing", "Payloads of the messages from the frame, by type.", outgoing),
  ].join("\n");
}
