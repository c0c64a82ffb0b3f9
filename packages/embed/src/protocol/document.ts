import { control } from "./control.ts";
import { incoming } from "./incoming.ts";
import type { MessageEntry, MessageTable } from "./message-table.ts";
import { outgoing } from "./outgoing.ts";
import type { Schema } from "./schema.ts";

function envelopeSchema(type: string, { summary, payload }: MessageEntry): object {
  return {
    title: type,
    description: summary,
    type: "object",
    properties: {
      ns: { const: "sportsbook" },
      v: { const: 1 },
      type: { const: type },
      id: { type: "string", maxLength: 64 },
      replyTo: { type: "string", maxLength: 64 },
      payload,
    },
    required: ["ns", "v", "type", "id", "payload"],
  };
}

/** The JSON Schema of every message, as `/embed/v1/messages.schema.json` serves it. */
export function messagesAsSchema(): object {
  const all = (table: MessageTable): object => ({ oneOf: Object.entries(table).map(([type, entry]) => envelopeSchema(type, entry)) });
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Messages between a host and the sportsbook's frame, version 1",
    $defs: { incoming: all(incoming), outgoing: all(outgoing), control: all(control) },
    anyOf: [{ $ref: "#/$defs/incoming" }, { $ref: "#/$defs/outgoing" }, { $ref: "#/$defs/control" }],
  };
}

function typeText(schema: Schema): string {
  if (schema.type === "object") return `object (${Object.keys(schema.properties).join(", ")})`;
  if (schema.type === "array") return `list of ${typeText(schema.items)}`;
  if (schema.type !== "string") return schema.type;
  if (schema.enum !== undefined) return schema.enum.map((choice) => `\`${choice}\``).join(", ");
  return schema.pattern === undefined ? "text" : `text like \`${schema.pattern}\``;
}

function fieldLines({ payload }: MessageEntry): readonly string[] {
  const rows = Object.entries(payload.properties).map(([name, schema]) => {
    const isRequired = payload.required?.includes(name) === true;
    return `| \`${name}\` | ${typeText(schema).replaceAll("|", "\\|")} | ${isRequired ? "yes" : "no"} | ${schema.description ?? ""} |`;
  });
  return rows.length === 0 ? ["The payload is empty."] : ["| field | type | required | meaning |", "|---|---|---|---|", ...rows];
}

function section(title: string, table: MessageTable): readonly string[] {
  const parts = Object.entries(table).flatMap(([type, entry]) => [
    `### \`${type}\``,
    "",
    entry.summary,
    "",
    ...fieldLines(entry),
    "",
    "```json",
    JSON.stringify({ ns: "sportsbook", v: 1, type, id: "1", payload: entry.example }),
    "```",
    "",
  ]);
  return [`## ${title}`, "", ...parts];
}

/** The documentation of every message: docs/embed/messages.md is exactly this. */
export function messagesAsMarkdown(): string {
  return [
    "# Messages between a host and the frame",
    "",
    "Written by `npm run embed-docs` from `packages/embed/src/protocol`. Every message is `{ns, v, type, id, payload, replyTo?}`; hosts without the SDK may send the bare `{type, payload}`. Unknown fields are dropped, unknown types ignored. Limits: 64 KiB, 4 levels, 2,048 characters a text, 60 messages a second (120 at once); `viewport` is not counted.",
    "",
    ...section("From the host to the frame", incoming),
    ...section("From the frame to the host", outgoing),
    ...section("Messages of the protocol itself", control),
  ].join("\n");
}
