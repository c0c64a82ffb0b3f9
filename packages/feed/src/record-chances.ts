import { fileURLToPath } from "node:url";
import { createPlan } from "./calendar/create-plan.ts";
import type { Dataset } from "./dataset/dataset.ts";
import { loadDataset } from "./dataset/load-dataset.ts";
import { createOutrights } from "./outrights/create-outrights.ts";
import { type KnownChances, situationDigest, writeKnownChances } from "./outrights/known-chances.ts";
import { createSituations, createTitleModel, type TitleQuestion } from "./outrights/title-model.ts";
import { createSportFeeds } from "./sports/sport-modules.ts";

/** Seeds of the feeds that start from the recorded hour: those of the demo and the browser tests, and of the cluster proofs. */
const seeds = ["browser-tests", "cluster-proofs"];
const startsAt = Date.UTC(2026, 10, 21, 15, 10);
/** Futures are read again on the hour. */
const moments = [startsAt, Date.UTC(2026, 10, 21, 16)];

/** The questions of the futures of a feed at a moment. */
export function questionsAt(dataset: Dataset, seed: string, at: number): readonly TitleQuestion[] {
  const questions = new Map<number, TitleQuestion>();
  const titles = {
    chancesOf: (question: TitleQuestion): null => (questions.set(question.id, question), null),
    revision: () => 0,
    settled: () => Promise.resolve(),
  };
  createOutrights(createPlan({ dataset, seed }), titles, dataset).outrightsAt(at);
  return [...questions.values()];
}

/** Simulates the seasons that are open in the recorded hour, so that this is not needed at startup. */
function chancesOfTheHour(dataset: Dataset): KnownChances {
  const sports = createSportFeeds(dataset);
  const situationAt = createSituations(dataset, sports);
  const model = createTitleModel(dataset, sports);
  const questions = seeds.flatMap((seed) => moments.flatMap((at) => questionsAt(dataset, seed, at)));
  const chances = new Map<string, ReturnType<typeof model>>();
  for (const question of questions) {
    const digest = situationDigest(situationAt(question));
    if (!chances.has(digest)) chances.set(digest, model(question));
  }
  return chances;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dataDir = fileURLToPath(new URL("../../../apps/backend/data/", import.meta.url));
  const chances = chancesOfTheHour(loadDataset(dataDir));
  const bytes = writeKnownChances(dataDir, chances);
  process.stdout.write(`${chances.size} seasons, ${Math.ceil(bytes / 1024)} KB.\n`);
}
