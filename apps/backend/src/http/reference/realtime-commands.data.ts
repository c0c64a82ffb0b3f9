import type { Json } from "./schema-publisher.ts";

interface CommandField {
  readonly type: "string" | "integer" | "boolean" | "object";
  readonly description: string;
  readonly isRequired?: true;
}

interface Command {
  readonly summary: string;
  readonly fields: Readonly<Record<string, CommandField>>;
  readonly example: Json;
}

const channel: CommandField = { type: "string", description: "Name of the channel.", isRequired: true };

/** Commands of the Centrifuge protocol (JSON), which clients send over the connection. */
export const realtimeCommands: Readonly<Record<string, Command>> = {
  connect: {
    summary: "The first command: identifies the caller.",
    fields: { token: { type: "string", description: "The token of `POST /api/v2/websocket/token`.", isRequired: true }, name: { type: "string", description: "Name of the client, for logs." } },
    example: { id: 1, connect: { token: "eyJhbGciOiJIUzI1NiJ9…", name: "js" } },
  },
  subscribe: {
    summary: "Subscribes to a channel; with `recover`, asks for what was missed since a position.",
    fields: {
      channel,
      token: { type: "string", description: "Of `POST /api/v2/websocket/authorize`, for channels that begin with `$`." },
      recover: { type: "boolean", description: "Asks for the publications since `epoch` and `offset`." },
      epoch: { type: "string", description: "Epoch of the last position." },
      offset: { type: "integer", description: "Offset of the last publication that was received." },
      delta: { type: "string", description: "`fossil` to receive differences." },
    },
    example: { id: 2, subscribe: { channel: "public:en" } },
  },
  unsubscribe: { summary: "Ends a subscription.", fields: { channel }, example: { id: 3, unsubscribe: { channel: "public:en" } } },
  refresh: {
    summary: "Extends the connection with a new token.",
    fields: { token: { type: "string", description: "A new token of `POST /api/v2/websocket/token`.", isRequired: true } },
    example: { id: 4, refresh: { token: "eyJhbGciOiJIUzI1NiJ9…" } },
  },
  publish: {
    summary: "Publishes on a chat channel.",
    fields: { channel, data: { type: "object", description: "A `ChatMessageDraft`.", isRequired: true } },
    example: { id: 5, publish: { channel: "chat:en.51234", data: { key: "5b0c1a2e-7f1d-4a53-9d0e-3f2b6c8a9e10", text: "What a goal!" } } },
  },
  rpc: {
    summary: "Calls a method of the server; the product has none.",
    fields: { method: { type: "string", description: "Name of the method.", isRequired: true }, data: { type: "object", description: "Its argument." } },
    example: { id: 6, rpc: { method: "ping", data: {} } },
  },
  history: {
    summary: "Reads the latest publications of a chat channel.",
    fields: { channel, limit: { type: "integer", description: "Largest number of publications." } },
    example: { id: 7, history: { channel: "chat:en.51234", limit: 50 } },
  },
  presence: { summary: "Lists who listens on a chat channel, under pseudonyms.", fields: { channel }, example: { id: 8, presence: { channel: "chat:en.51234" } } },
  presence_stats: { summary: "Counts who listens on a chat channel.", fields: { channel }, example: { id: 9, presence_stats: { channel: "chat:en.51234" } } },
};
