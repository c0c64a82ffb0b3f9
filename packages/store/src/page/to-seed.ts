import type { PageSeed, Store } from "./create-store.ts";
import { packAnswers } from "./pack-answers.ts";

/** What the browser is told of a page that was drawn: for the server only, as the browser never packs (architecture: seed). */
export function toSeed({ drawnAtMs, queries, session }: Pick<Store, "drawnAtMs" | "queries" | "session">): PageSeed {
  return { drawnAtMs: drawnAtMs(), read: packAnswers(queries.answers), session: session.toSeed() };
}
