import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { record, type Transcript } from "./exchange.ts";
import { differences, exchanges } from "./exchanges.ts";
import { startCentrifugo, startHub, type Server } from "./servers.ts";

/** Centrifugo's answers in each exchange; written by record-answers.ts. */
const recorded = readFileSync(new URL("answers.data.json", import.meta.url), "utf8");
const answers = new Map(Object.entries(JSON.parse(recorded) as Record<string, Transcript>));
const program = process.env["CENTRIFUGO_PATH"] ?? "";

describe("the hub", () => {
  let hub: Server;
  beforeAll(async () => {
    hub = await startHub();
  });
  afterAll(() => hub.stop());

  const [other, same] = [true, false].map((differs) => [...exchanges].filter(([name]) => differences.has(name) === differs));
  it.concurrent.each(same ?? [])("answers like Centrifugo: %s", async (name, run) => {
    expect(await record(hub, name, run)).toEqual(answers.get(name));
  });
  it.concurrent.each(other ?? [])("answers differently from Centrifugo, for a reason: %s", async (name, run) => {
    expect(await record(hub, name, run)).not.toEqual(answers.get(name));
  });

  it("has a recorded answer for each exchange, and an exchange for each difference", () => {
    expect([...answers.keys()]).toEqual([...exchanges.keys()]);
    expect([...differences.keys()].filter((name) => !exchanges.has(name))).toEqual([]);
  });
});

describe.runIf(program !== "")("the recorded answers", () => {
  let server: Server;
  beforeAll(async () => {
    server = await startCentrifugo(program);
  });
  afterAll(() => server.stop());

  it.concurrent.each([...exchanges])("are those of Centrifugo: %s", async (name, run) => {
    expect(await record(server, name, run)).toEqual(answers.get(name));
  });
});
