import { fileURLToPath } from "node:url";

/** The recorded hour of the feed (docs/feed.md): the same odds at the same moments in every run. */
export const recordedHour = fileURLToPath(new URL("../../../apps/backend/data/recordings/saturday-hour.br", import.meta.url));
