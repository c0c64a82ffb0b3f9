import { channels, type ChannelShape } from "@touchline/contract/channels/channels";
import type { TSchema } from "typebox";
import { createEventExamples } from "./event-examples.ts";
import { realtimeCommands } from "./realtime-commands.data.ts";
import { createSchemaPublisher, type Json, type SchemaPublisher } from "./schema-publisher.ts";

const allChannels: Readonly<Record<string, ChannelShape>> = channels;

const parameterDescriptions: Readonly<Record<string, string>> = {
  locale: "Language of the texts, such as `en`; `br` and `pt-BR` are written `pt`. See `realtime.channels` of the site configuration.",
  matchId: "Id of the match.",
  userId: "Id of the player.",
};

const introduction = `Changes of matches, markets, bets and balances, pushed over the [Centrifuge protocol](https://centrifugal.dev/docs/transports/overview) (JSON); the official \`centrifuge\` clients speak it.

A publication arrives in the frame \`{"push": {"channel", "pub": {"data", "offset"}}}\`; \`data\` is one of the messages below, always \`{event, data, sent_at}\`. Ignore events and fields that you do not know. After a gap that cannot be recovered (\`recovered: false\`), read the state again over HTTP.`;

/** The named schemas of all events, and of what clients publish. */
function messageSchemas(): ReadonlyMap<string, TSchema> {
  return new Map(Object.values(allChannels).flatMap(({ events, accepts = {} }) => Object.entries({ ...events, ...accepts })));
}

function eventNameOf(schema: TSchema): string | null {
  const { event } = (schema as { readonly properties?: { readonly event?: { readonly const?: string } } }).properties ?? {};
  return event?.const ?? null;
}

function channelOf({ address, description, events, accepts = {} }: ChannelShape): Json {
  const names = [...address.matchAll(/\{(\w+)\}/gu)].map(([, name = ""]) => name);
  return {
    address,
    description,
    parameters: Object.fromEntries(names.map((name) => [name, { description: parameterDescriptions[name] }])),
    messages: Object.fromEntries(Object.keys({ ...events, ...accepts }).map((name) => [name, { $ref: `#/components/messages/${name}` }])),
  };
}

function operationsOf(name: string, { events, accepts }: ChannelShape): Json {
  const operation = (action: "send" | "receive", messages: object): Json => ({
    action,
    channel: { $ref: `#/channels/${name}` },
    messages: Object.keys(messages).map((message) => ({ $ref: `#/channels/${name}/messages/${message}` })),
  });
  const suffix = `${(name[0] ?? "").toUpperCase()}${name.slice(1)}`;
  return {
    [`send${suffix}`]: operation("send", events),
    ...(accepts === undefined ? {} : { [`receive${suffix}`]: operation("receive", accepts) }),
  };
}

function commandMessages(): Json {
  return Object.fromEntries(
    Object.entries(realtimeCommands).map(([name, { summary, fields, example }]) => {
      const properties = Object.fromEntries(Object.entries(fields).map(([field, { type, description }]) => [field, { type, description }]));
      const required = Object.keys(fields).filter((field) => fields[field]?.isRequired === true);
      const command = { type: "object", required, properties, description: summary };
      const id = { type: "integer", minimum: 1, description: "Number of the command; the reply repeats it." };
      return [
        name,
        {
          name,
          summary,
          payload: { type: "object", required: ["id", name], properties: { id, [name]: command } },
          examples: [{ payload: example }],
        },
      ];
    }),
  );
}

function eventMessages(publisher: SchemaPublisher): Json {
  const exampleOf = createEventExamples();
  return Object.fromEntries(
    [...messageSchemas()].map(([name, schema]) => {
      const payload = publisher.publish(schema);
      return [name, { name: eventNameOf(schema) ?? name, payload, examples: [{ payload: exampleOf(schema) }] }];
    }),
  );
}

/** The realtime channels as an AsyncAPI 3 document, from the same schemas as the OpenAPI one. */
export function asyncApiDocument(version: string): Json {
  const publisher = createSchemaPublisher("#/components/schemas/", "draft-07");
  const commands = commandMessages();
  const connection = {
    address: "/connection/websocket",
    description: "The connection itself: what a client sends over it. `/connection/http_stream` and `/connection/sse` are fallbacks.",
    messages: Object.fromEntries(Object.keys(commands).map((name) => [name, { $ref: `#/components/messages/${name}` }])),
  };
  const receiveCommands = {
    action: "receive",
    channel: { $ref: "#/channels/connection" },
    messages: Object.keys(commands).map((name) => ({ $ref: `#/channels/connection/messages/${name}` })),
  };
  const messages = { ...commands, ...eventMessages(publisher) };
  return {
    asyncapi: "3.0.0",
    info: {
      title: "Touchline realtime",
      version,
      description: introduction,
      license: { name: "MIT", url: "https://opensource.org/license/mit" },
    },
    defaultContentType: "application/json",
    servers: {
      site: {
        host: "{host}",
        pathname: "/connection/websocket",
        protocol: "wss",
        description: "The server of this document; `realtime` of the site configuration has the address.",
        variables: { host: { default: "localhost:3000", description: "Host of the site." } },
        security: [{ $ref: "#/components/securitySchemes/connectionToken" }],
      },
    },
    channels: { connection, ...Object.fromEntries(Object.entries(allChannels).map(([name, shape]) => [name, channelOf(shape)])) },
    operations: { receiveCommands, ...Object.assign({}, ...Object.entries(allChannels).map(([name, shape]) => operationsOf(name, shape))) },
    components: {
      messages,
      schemas: publisher.definitions(),
      securitySchemes: {
        connectionToken: {
          type: "apiKey",
          in: "user",
          description: "JWT of `POST /api/v2/websocket/token`, sent in the `connect` command.",
        },
      },
    },
  };
}

/** JSON Schema of every event and of what clients publish: one definition each, and a schema that accepts any event. */
export function eventsSchema(): Json {
  const publisher = createSchemaPublisher("#/$defs/");
  const references = [...messageSchemas()].map(
    ([name, schema]) => ({ name, isEvent: eventNameOf(schema) !== null, ...publisher.publish(schema) }) as const,
  );
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "/api/events.schema.json",
    title: "Touchline realtime events",
    description: "`data` of a publication: `{event, data, sent_at}`.",
    oneOf: references.filter(({ isEvent }) => isEvent).map(({ name }) => ({ $ref: `#/$defs/${name}` })),
    $defs: publisher.definitions(),
  };
}
