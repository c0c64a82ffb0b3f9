import { fileURLToPath } from "node:url";

/** The hour of the feed that the demo, the tests and the benchmarks play (docs/feed.md): the same prices at the same moments in every run. */
export const recordedHour = fileURLToPath(new URL("../../../apps/backend/data/recordings/saturday-hour.br", import.meta.url));
