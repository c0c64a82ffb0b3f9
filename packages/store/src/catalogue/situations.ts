import type { listSituations, PictureLine, Situation } from "@touchline/contract/http/pictures";
import type { ApiClient, EndpointCall } from "../core/api-client.ts";
import { unservedStatuses } from "../core/api-error.ts";
import type { Resource } from "../core/query-store.ts";
import { readMatchPicture } from "./match-picture.ts";

/** The situation of a live match. */
export interface ShownSituation {
  readonly matchId: string;
  /** 1 to 5: how much the next few minutes may change the result. */
  readonly tension: number;
  /** The picture that shows it; null for ordinary play and for unknown kinds. */
  readonly kind: Situation["kind"];
  readonly side: "home" | "away" | null;
  readonly title: string | null;
  readonly detail: string | null;
  readonly line: PictureLine | null;
}

const kinds: ReadonlySet<unknown> = new Set<NonNullable<Situation["kind"]>>([
  "corner",
  "late",
  "point",
  "bases",
  "chase",
  "drive",
  "run",
  "advantage",
]);
const textOf = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** Reads a situation; invalid parts are left out. */
function readSituation(wire: unknown): readonly ShownSituation[] {
  const row = (typeof wire === "object" && wire !== null ? wire : {}) as Partial<Record<keyof Situation, unknown>>;
  if (typeof row.match_id !== "number" || typeof row.tension !== "number") return [];
  const title = textOf(row.title);
  const isKnown = title !== null && kinds.has(row.kind);
  return [
    {
      matchId: String(row.match_id),
      tension: Math.min(5, Math.max(1, Math.round(row.tension))),
      kind: isKnown ? (row.kind as Situation["kind"]) : null,
      side: row.side === "home" || row.side === "away" ? row.side : null,
      title,
      detail: textOf(row.detail),
      line: readMatchPicture({ line: row.line }).line,
    },
  ];
}

const endpoint: EndpointCall<typeof listSituations> = { method: "GET", path: "/api/v2/situations" };

interface SituationsPage {
  readonly api: ApiClient;
  /** Puts the answers that the server has loaded for the page into the query cache. */
  takeLateAnswers(resources: Readonly<Record<string, unknown>>): void;
}

const seeded = new WeakSet<SituationsPage>();

/** The situations of the live matches, the closest finishes first; a backend need not support them. */
export function situationsOf(page: SituationsPage): Resource<unknown, readonly ShownSituation[]> {
  if (!seeded.has(page)) {
    seeded.add(page);
    page.takeLateAnswers({ situations: () => situationsIn(page.api) });
  }
  return situationsIn(page.api);
}

function situationsIn(api: ApiClient): Resource<unknown, readonly ShownSituation[]> {
  return {
    queryKey: ["situations", {}],
    freshMs: 10_000,
    live: "none",
    read: (signal) => api.fetch(endpoint, { signal }),
    take(wire) {
      const { data } = (typeof wire === "object" && wire !== null ? wire : {}) as { readonly data?: unknown };
      return Array.isArray(data) ? data.flatMap(readSituation) : [];
    },
    failure: { unreported: unservedStatuses },
  };
}
