import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { createWire } from "@touchline/store/wire";
import { type BackendApi, createBackendApi } from "../../src/server/http/backend-api.ts";
import { createContentOrigins } from "../../src/server/pages/content-origins.ts";

function apiAt(backendOrigin: string): BackendApi {
  return createBackendApi({ backendOrigin, wire: createWire({ dialect: "spec", adapter: null, report: () => undefined }) });
}

describe("the origins of images", () => {
  const images = ["https://teams.example"];

  it("are the operator's and those of the site's blocks", async () => {
    const backend = createServer((_request, response) =>
      response.end(JSON.stringify({ image_origins: ["https://blocks.example", "no origin"] })),
    );
    await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
    const { port } = backend.address() as AddressInfo;
    const read = createContentOrigins(apiAt(`http://127.0.0.1:${port}`), { images, report: () => undefined });
    expect((await read()).images).toEqual(["https://teams.example", "https://blocks.example"]);
    backend.close();
  });

  it("are the operator's while the backend serves no configuration", async () => {
    const problems: unknown[] = [];
    const read = createContentOrigins(apiAt("http://127.0.0.1:9"), { images, report: (error) => problems.push(error) });
    expect((await read()).images).toEqual(images);
    expect(problems).toHaveLength(1);
  });

  it("are read as soon as the starting backend answers; until then, failures are reported once a second", async () => {
    const problems: unknown[] = [];
    let nowMs = 0;
    const api = { isStarted: false };
    const backend = createServer((_request, response) => {
      if (!api.isStarted) response.statusCode = 503;
      response.end(JSON.stringify({ image_origins: ["https://blocks.example"] }));
    });
    await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
    const { port } = backend.address() as AddressInfo;
    const options = { images, report: (error: unknown) => problems.push(error), now: () => nowMs };
    const read = createContentOrigins(apiAt(`http://127.0.0.1:${port}`), options);
    for (const at of [0, 400, 800, 1_200]) {
      nowMs = at;
      expect((await read()).images).toEqual(images);
    }
    expect(problems).toHaveLength(2);
    api.isStarted = true;
    expect((await read()).images).toEqual([...images, "https://blocks.example"]);
    backend.close();
  });
});
