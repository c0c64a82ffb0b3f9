import type { getMatchPicture, MatchPicture, PictureChart, PictureLine } from "@touchline/contract/http/pictures";
import { toWireId } from "@touchline/domain";
import type { ApiClient, EndpointCall } from "../core/api-client.ts";
import { unservedStatuses } from "../core/api-error.ts";
import type { Resource } from "../core/query-store.ts";

export type {
  PictureChart,
  PictureColumn,
  PictureDrive,
  PictureField,
  PictureLead,
  PictureLine,
  PictureMap,
  PictureScore,
  PictureWorm,
} from "@touchline/contract/http/pictures";

/** The situation of a match, and its progress as its sport charts it. */
export interface ShownPicture {
  readonly line: PictureLine | null;
  readonly chart: PictureChart | null;
  readonly isSimulated: boolean;
}

type Shape = "text" | "number" | "flag" | readonly [Shape] | { readonly [name: string]: Shape };

const score: Shape = { name: "text", home: "text", away: "text" };
/** The required fields of each part; other fields are kept. */
const lineParts: Readonly<Record<string, Shape>> = {
  points: { home: "text", away: "text" },
  badge: { value: "text", name: "text" },
  countdown: { name: "text", ends_at_seconds: "number", lasts_seconds: "number" },
  bases: { name: "text", taken: ["number"] },
  counts: [{ name: "text", value: "number", of: "number" }],
  balls: { name: "text", values: ["text"] },
  field: { side: "text", from: "number", at: "number", first_down: "number" },
  scores: [score],
  facts: [{ name: "text", value: "text" }],
};
const chartParts: Readonly<Record<string, Shape>> = {
  columns: [{}],
  lead: { points: [{ at_seconds: "number", lead: "number" }], marks: [{ at_seconds: "number", side: "text", name: "text" }] },
  worm: { overs: "number", innings: [{ side: "text", runs: ["number"], wickets: ["number"] }] },
  maps: [{ name: "text", winners: ["text"] }],
  drives: [{ side: "text", from: "number", to: "number", text: "text" }],
};

const types = { text: "string", number: "number", flag: "boolean" } as const;

function fits(value: unknown, shape: Shape): boolean {
  if (typeof shape === "string") return typeof value === types[shape];
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((item) => fits(item, shape[0] as Shape));
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(shape).every(([name, part]) => fits((value as Readonly<Record<string, unknown>>)[name], part));
}

/** Removes the parts that a page cannot show; null without the leading text. */
function readParts<Part>(value: unknown, leading: string, parts: Readonly<Record<string, Shape>>): Part | null {
  if (!fits(value, { [leading]: "text" })) return null;
  const entries = Object.entries(value as object).filter(([name, part]) => parts[name] === undefined || fits(part, parts[name]));
  // The filter has checked every part that the page shows.
  return Object.fromEntries(entries) as Part;
}

/** Reads a picture; invalid parts are left out. */
export function readMatchPicture(wire: unknown): ShownPicture {
  const row = (typeof wire === "object" && wire !== null ? wire : {}) as Partial<MatchPicture>;
  const line = readParts<PictureLine>(row.line, "text", lineParts);
  const side = line?.side === "home" || line?.side === "away" ? line.side : null;
  return {
    line: line === null ? null : { ...line, side },
    chart: readParts<PictureChart>(row.chart, "title", chartParts),
    isSimulated: row.simulated === true,
  };
}

const endpoint: EndpointCall<typeof getMatchPicture> = { method: "GET", path: "/api/v2/matches/:id/picture" };

interface PicturePage {
  readonly api: ApiClient;
  /** Puts the answers that the server has loaded for the page into the query cache. */
  takeLateAnswers(resources: Readonly<Record<string, unknown>>): void;
}

const seeded = new WeakSet<PicturePage>();

/** The picture of a match, which a backend need not support. */
export function matchPictureOf(page: PicturePage, matchId: string): Resource<unknown, ShownPicture> {
  if (!seeded.has(page)) {
    seeded.add(page);
    page.takeLateAnswers({ matchPicture: (id: string) => matchPictureIn(page.api, id) });
  }
  return matchPictureIn(page.api, matchId);
}

function matchPictureIn(api: ApiClient, matchId: string): Resource<unknown, ShownPicture> {
  return {
    queryKey: ["matchPicture", matchId],
    freshMs: 15_000,
    live: "match",
    read: (signal) => api.fetch(endpoint, { signal, params: { id: toWireId(matchId) } }),
    take: readMatchPicture,
    failure: { unreported: unservedStatuses },
  };
}
