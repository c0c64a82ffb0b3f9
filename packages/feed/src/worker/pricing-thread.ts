import { parentPort, workerData } from "node:worker_threads";
import type { SourceMatch } from "../core/source-match.ts";
import type { Dataset } from "../dataset/dataset.ts";
import { loadDataset } from "../dataset/load-dataset.ts";
import { createScriptStore } from "../engine/engine-context.ts";
import { createPricingCore } from "../engine/local-pricer.ts";
import type { Fixture } from "../core/fixture.ts";
import { readKnownChances } from "../outrights/known-chances.ts";
import { createTitleModel } from "../outrights/title-model.ts";
import { createSportFeeds } from "../sports/sport-modules.ts";
import type { Slim, WorkerCall, WorkerData, WorkerMessage, WorkerSetup } from "./worker-messages.ts";

/** Enough for the matches in play, which are repriced all the time; others are priced only every few minutes. */
const keptScripts = 150;

type Answer = (call: WorkerCall) => unknown;

function startPricing(dataset: Dataset, { seed, hideSimulatedDetail }: WorkerSetup): Answer {
  const sources = new Map<string, SourceMatch>(dataset.matches.map((match) => [match.id, match]));
  const sports = createSportFeeds(dataset);
  const core = createPricingCore({
    seed,
    hideSimulatedDetail,
    sports,
    scripts: createScriptStore(seed, keptScripts),
  });

  const titleChances = createTitleModel(dataset, sports, knownChances);

  function fullFixture({ sourceId, ...facts }: Slim<{ readonly fixture: Fixture }>["fixture"]): Fixture {
    const source = sourceId === null ? null : (sources.get(sourceId) ?? null);
    if (source === null && sourceId !== null) throw new Error(`The data has no match ${sourceId}.`);
    return { ...facts, source };
  }

  return (call) => {
    switch (call.kind) {
      case "price":
        return core.price({ ...call.request, fixture: fullFixture(call.request.fixture) });
      case "winChances":
        return core.winChances({ ...call.request, fixture: fullFixture(call.request.fixture) });
      case "combine":
        return core.combine(call.question);
      case "combinable":
        return core.combinable(call.question);
      case "title":
        return titleChances(call.question);
    }
  };
}

const post = (message: WorkerMessage): void => parentPort?.postMessage(message);
// Reads the data immediately, while the process opens its database, which holds the seed.
const { dataDir } = workerData as WorkerData;
const dataset = loadDataset(dataDir);
const knownChances = readKnownChances(dataDir);
let answer: Answer | null = null;
parentPort?.on("message", (call: WorkerSetup | WorkerCall) => {
  if (call.kind === "setup") {
    answer = startPricing(dataset, call);
    post({ kind: "ready" });
    return;
  }
  try {
    if (answer === null) throw new Error("The pricing thread is not set up.");
    post({ kind: "answer", id: call.id, value: answer(call) });
  } catch (error) {
    post({ kind: "failed", id: call.id, reason: error instanceof Error ? error.message : String(error) });
  }
});
