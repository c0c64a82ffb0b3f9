import { join } from "node:path";
import { loadDataset, planFaults } from "@touchline/feed";
import { repositoryRoot } from "../launcher/repository-root.ts";

const dayMs = 86_400_000;
const days = 60;
const maxNamed = 10;

/** Faults in the plan for the next sixty days with the default seed. */
export function checkPlan(): readonly string[] {
  const fromMs = Math.floor(Date.now() / dayMs) * dayMs;
  const faults = planFaults({ dataset: loadDataset(join(repositoryRoot, "apps/backend/data")), seed: "touchline", fromMs, days });
  const more = faults.length - maxNamed;
  return [...faults.slice(0, maxNamed), ...(more > 0 ? [`and ${more} more faults of the plan`] : [])];
}
