import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../support/test-server.ts";

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ log: (line) => void lines.push(line), faultHooks: "open" });
});
afterAll(() => server.close());

it("the log carries no password, no session and no cookie, also of calls that fail", async () => {
  const client = await server.signedIn();
  const token = client.cookies.get("sb") ?? "none";
  await server.client().post("/platform/api/player/sign-in", { email: "demo@touchline.test", password: "a-secret-of-mine" });
  await client.send("/platform/api/player/sign-in", {
    method: "POST",
    headers: { "content-type": "application/json", origin: server.origin },
    body: '{"password":"half-a-secret',
  });
  await server.services.database.schema.alterTable("favourites").renameTo("favourites_away").execute();
  const failed = await client.get("/api/v2/favourites/sports");
  await server.services.database.schema.alterTable("favourites_away").renameTo("favourites").execute();
  expect(failed.status).toBe(500);
  expect(failed.text).not.toMatch(/favourites|relation|select/iu);
  const log = lines.join("\n");
  expect(log).toContain("request failed");
  for (const secret of ["demo-pass-1", "a-secret-of-mine", "half-a-secret", token]) expect(log).not.toContain(secret);
});
