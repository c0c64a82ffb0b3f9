import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newPlayer } from "../support/bets.ts";
import type { Client, ClientReply } from "../support/client.ts";
import {
  type DescribedOperation,
  describedOperations,
  type Json,
  type OpenApiDocument,
  resolveReference,
} from "../support/described-operations.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let document: OpenApiDocument;
let operations: readonly DescribedOperation[];

beforeAll(async () => {
  server = await startTestServer();
  ({ document, operations } = await describedOperations(server));
});
afterAll(() => server.close());

/** Sends a call with the example values of its description. */
async function sendExample(
  client: Client,
  { method, path, parameters, body }: DescribedOperation,
  headers: Readonly<Record<string, string>> = {},
): Promise<ClientReply> {
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_match, name: string) =>
    String(parameters.find((parameter) => parameter.name === name)?.example),
  );
  const entity = body === null ? undefined : (resolveReference(document, body.schema)["examples"] as readonly unknown[] | undefined)?.[0];
  const text = body === null ? {} : { body: JSON.stringify(body.example ?? entity) };
  const declared: Record<string, string> = method === "GET" ? {} : { "content-type": "application/json", origin: server.origin };
  return client.send(filled, { method, headers: { ...declared, ...headers }, ...text });
}

const schemesOf = ({ security }: DescribedOperation) => security.map((requirement) => Object.keys(requirement).join(" + "));
const withScheme = (scheme: string) => operations.filter((operation) => schemesOf(operation).includes(scheme));

describe("the security of the described calls", () => {
  it("requires the session of the site or of a frame where a player must be signed in", async () => {
    const players = operations.filter(({ isPlayers }) => isPlayers);
    expect(players.length).toBeGreaterThan(50);
    for (const operation of players) {
      expect(schemesOf(operation), operation.name).toEqual(["session", "frame + frameToken", "frame + frameCookie"]);
      const { status, body } = await sendExample(server.client(), operation);
      expect([status, body["code"]], operation.name).toEqual([401, "unauthorized"]);
    }
  });

  it("is empty, or an optional session, where visitors may call", async () => {
    const open = operations.filter(
      ({ security }) => security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0),
    );
    expect(open.length).toBeGreaterThan(30);
    for (const operation of open) {
      const { body } = await sendExample(server.client(), operation);
      expect(String(body["code"]), operation.name).not.toMatch(
        /^(?:unauthorized|bad_signature|unknown_signature|unknown_provider|session_expired)$/u,
      );
    }
  });

  it.each([
    ["provider", 4, "unknown_provider"],
    ["game", 2, "session_expired"],
    ["acquirer", 1, "unknown_signature"],
    ["host", 2, "bad_signature"],
  ] as const)("is the header of the %s on %i calls, which answer %s without it", async (scheme, count, code) => {
    const calls = withScheme(scheme);
    expect(calls).toHaveLength(count);
    for (const operation of calls) {
      const reply = await sendExample(await newPlayer(server, 1_000), operation);
      expect([reply.status, reply.body["code"]], operation.name).toEqual([401, code]);
    }
  });

  it("names the headers that the backend reads", async () => {
    const { frame, acquirer, host } = document.components["securitySchemes"] as Readonly<Record<string, Json>>;
    const player = await newPlayer(server, 1_000);
    const bearer = { [String(frame?.["name"])]: "1", authorization: `Bearer ${player.cookies.get("sb")}` };
    expect((await server.client().get("/platform/api/player", bearer)).status).toBe(200);

    const [settle] = withScheme("acquirer");
    const id = settle?.parameters[0]?.example;
    const signature = createHmac("sha256", "a secret of at least thirty-two characters")
      .update(`${String(id)}.approved`)
      .digest("hex");
    const settled = await server
      .client()
      .post(`/platform/api/payments/${String(id)}/callback`, { state: "approved" }, { [String(acquirer?.["name"])]: signature });
    expect(settled.status).toBe(404); // the signature is accepted, the payment unknown

    const at = String(Math.floor(Date.now() / 1000));
    const body = { player: randomUUID(), brand: "broadcast", parent_origin: "https://www.host.example" };
    const signed = createHmac("sha256", "a-secret-of-the-tests")
      .update([at, body.player, body.brand, body.parent_origin].join("\n"))
      .digest("hex");
    const code = await server.client().post("/embed/codes", body, { [String(host?.["name"])]: `t=${at},v1=${signed}` });
    expect(code.body["code"]).toBe("unknown_player");
  });

  it("includes Idempotency-Key for exactly the calls for which the server reads it", async () => {
    const player = await newPlayer(server, 100_000);
    const described = operations
      .filter(({ parameters }) => parameters.some(({ name }) => name === "Idempotency-Key"))
      .map(({ operationId }) => operationId);
    expect(described.toSorted()).toEqual(["cashOut", "createPayment", "deposit", "editBet", "placeBets", "placeProviderBet"]);
    const unsafe = operations.filter(({ method, isPlayers }) => method !== "GET" && isPlayers);
    for (const operation of unsafe) {
      if (operation.operationId === "changePassword" || operation.operationId.startsWith("end")) continue;
      const { body } = await sendExample(player, operation, { "idempotency-key": "bad key" });
      expect(body["field"] === "Idempotency-Key", operation.name).toBe(described.includes(operation.operationId));
    }
  });
});
