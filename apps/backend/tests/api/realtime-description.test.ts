import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import * as chatEvents from "@touchline/contract/channels/chat";
import * as events from "@touchline/contract/channels/events";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPlayer, placeOne } from "../support/bets.ts";
import { type Json, resolveReference } from "../support/described-operations.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const isFull = process.env["TEST_FULL"] === "1";

interface Message {
  readonly name: string;
  readonly payload: Json;
  readonly examples: readonly { readonly payload: Json }[];
}

interface AsyncApiDocument {
  readonly channels: Readonly<Record<string, { readonly address: string; readonly messages: Json }>>;
  readonly operations: Readonly<Record<string, { readonly action: string; readonly messages: readonly Json[] }>>;
  readonly components: { readonly messages: Readonly<Record<string, Message>>; readonly schemas: Json };
}

let server: TestServer;
let texts: Readonly<Record<"openapi" | "asyncapi" | "events", string>>;
let asyncApi: AsyncApiDocument;
let isEvent: (value: unknown) => boolean;

beforeAll(async () => {
  server = await startTestServer();
  const read = async (address: string) => (await server.client().get(address)).text;
  texts = {
    openapi: await read("/api/openapi.json"),
    asyncapi: await read("/api/asyncapi.json"),
    events: await read("/api/events.schema.json"),
  };
  asyncApi = JSON.parse(texts.asyncapi) as AsyncApiDocument;
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictTuples: false });
  addFormats.default(ajv);
  isEvent = ajv.compile(JSON.parse(texts.events) as object);
});
afterAll(() => server.close());

const eventNames = [...Object.values(events), ...Object.values(chatEvents)].flatMap((schema) => {
  const { event } = (schema as { readonly properties?: { readonly event?: { readonly const: string } } }).properties ?? {};
  return event === undefined ? [] : [event.const];
});

describe("the descriptions of the API", () => {
  it.runIf(isFull)("have no errors or warnings in the linter of their formats", async () => {
    const folder = await mkdtemp(join(tmpdir(), "touchline-lint-"));
    try {
      const files = [join(folder, "openapi.json"), join(folder, "asyncapi.json")] as const;
      await writeFile(files[0], texts.openapi);
      await writeFile(files[1], texts.asyncapi);
      const command = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
      const config = new URL("../../../../redocly.yaml", import.meta.url).pathname;
      const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
      const lint = promisify(execFile)(process.execPath, [command, "lint", ...files, "--config", config, "--format", "json"], {
        env,
        cwd: folder,
      });
      const { stdout } = await lint.catch((error: { readonly stdout: string }) => error);
      const reports = [...stdout.matchAll(/"totals":\s*\{([^}]*)\}/gu)].map(([, totals = ""]) => totals.replaceAll(/\s/gu, ""));
      expect(reports.length, stdout.slice(0, 3_000)).toBeGreaterThan(0);
      expect(
        reports.filter((totals) => totals !== '"errors":0,"warnings":0,"ignored":0'),
        stdout.slice(0, 3_000),
      ).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe("the realtime description", () => {
  it("has every event of the contract with a valid example", () => {
    const messages = Object.values(asyncApi.components.messages);
    expect(eventNames.length).toBeGreaterThan(12);
    expect(messages.map(({ name }) => name)).toEqual(expect.arrayContaining(eventNames));
    const ajv = new Ajv({ strict: false });
    addFormats.default(ajv);
    ajv.addSchema({ $id: "asyncapi.json", components: { schemas: asyncApi.components.schemas } });
    for (const { name, payload, examples } of messages) {
      const schema = JSON.parse(JSON.stringify(payload).replaceAll('"#/', '"asyncapi.json#/')) as object;
      expect(ajv.validate(schema, examples[0]?.payload), `${name}: ${ajv.errorsText()}`).toBe(true);
      if (eventNames.includes(name)) expect(isEvent(examples[0]?.payload), name).toBe(true);
      expect(JSON.stringify(examples), name).not.toMatch(/:"text[^" ]*"/u);
    }
  });

  it("names the channels as the site configuration does", async () => {
    const { body } = await server
      .client()
      .get<{ readonly realtime: { readonly channels: Readonly<Record<string, string>> } }>("/api/v2/site-config");
    const described = Object.fromEntries(Object.entries(asyncApi.channels).map(([name, { address }]) => [name, address]));
    expect(described).toEqual({ ...body.realtime.channels, connection: "/connection/websocket" });
  });

  it("has only references that resolve", () => {
    const references = [...texts.asyncapi.matchAll(/"\$ref":"([^"]+)"/gu)].map(([, reference = ""]) => reference);
    expect(references.length).toBeGreaterThan(50);
    for (const reference of references) expect(() => resolveReference(asyncApi as never, { $ref: reference }), reference).not.toThrow();
  });

  it("lists the commands of clients and the messages that they may publish", () => {
    const commands = ["connect", "subscribe", "unsubscribe", "refresh", "publish", "rpc", "history", "presence", "presence_stats"];
    expect(Object.keys(asyncApi.channels["connection"]?.messages ?? {})).toEqual(commands);
    expect(asyncApi.operations["receiveChat"]).toMatchObject({
      action: "receive",
      messages: [{ $ref: "#/channels/chat/messages/ChatMessageDraft" }],
    });
  });

  it("accepts what the backend publishes, and nothing else", async () => {
    const player = await newPlayer(server, 100_000);
    await placeOne(player, [1]);
    await expect.poll(() => server.published.some(({ publication }) => publication.event === "bet_changed")).toBe(true);
    for (const { publication } of server.published) expect(isEvent(publication), publication.event).toBe(true);
    const [first] = server.published;
    expect(isEvent({ ...first?.publication, event: "unknown" })).toBe(false);
    expect(isEvent({ ...first?.publication, sent_at: "now" })).toBe(false);
  });
});
