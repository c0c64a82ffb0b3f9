import type { Market } from "@touchline/contract/entities/market";
import type { Match } from "@touchline/contract/entities/match";
import { wireMarket, wireMatch } from "../wire.ts";

type Json = unknown;
type Fields = Record<string, Json>;

function side(name: string): NonNullable<Match["competitors"]>["home"] {
  return {
    id: `soccer:${name.toLowerCase()}`,
    name,
    short_name: name.slice(0, 3).toUpperCase(),
    logo: `https://pictures.example/${name}.png`,
    country_code: "GB-ENG",
    colors: ["#112233", "#eeddcc"],
    is_nation: false,
  };
}

/** A live match with every part of the contract. */
export function fullMatch(id = 7): Match {
  const own = { match_id: id, match_urn_id: `tl:match:${id}` };
  const main: Market = wireMarket(
    { ...own, id: 100_001, market_external_id: 1, name: "1x2", specifier: "", priority: 1 },
    [2100, 3400, 3200],
  );
  const total = wireMarket({ ...own, next_bet_stop: "2026-11-21T13:00:00.000Z", custom_bet_groups: ["goals"] });
  const handicap = wireMarket({ ...own, id: 100_016, market_external_id: 16, name: "Handicap", specifier: "hcp=-0.5", priority: 3 });
  return wireMatch({
    id,
    urn_id: `tl:match:${id}`,
    slug: `arsenal-chelsea-m-${id}`,
    stage: "Matchday 7",
    end_date: "2026-11-21T14:00:00.000Z",
    stadium: "Emirates Stadium",
    city: "London",
    competitors: { home: side("Arsenal"), away: side("Chelsea") },
    statistics: {
      phase: { code: 7, key: "2nd_half", name: "2nd half" },
      clock: { match_time: "67:12", stoppage_time: null, remaining_time: null, stopped: false, at: "2026-11-21T12:30:00.000Z", speed: 1 },
      progress: 746,
      breaks: [500],
      total_score: { home: 2, away: 1 },
      game_score: { home: "40", away: "A" },
      period_score: [
        { home: 1, away: 1, period_key: "1st_half", period_name: "1st half", number: 1, type: "half" },
        { home: 1, away: 0, period_key: "2nd_half", period_name: "2nd half", number: 2, type: "half" },
      ],
      current_server: 1,
      max_period_number: 2,
      details: [{ key: "corners", name: "Corners", home: "4", away: "2" }],
    },
    main_market: main,
    secondary_market: total,
    tertiary_market: handicap,
    top_markets: [main, total],
    has_video: true,
    is_provider_stats_available: true,
  });
}

/** Changes to a reply. Each function decides whether to change the current field. */
interface Changes {
  drop(): boolean;
  nullify(): boolean;
  confuse(): boolean;
  readonly hasTextIds: boolean;
}

const ids = /^(?:id|.*_id)$/u;
const isNumber = (value: Json): value is number => typeof value === "number";
/** Fields with a fixed set of values. */
const enumerated = new Set(["type", "status", "current_server", "result"]);

function change(value: Json, changes: Changes): Json {
  if (Array.isArray(value)) return value.map((item) => change(item, changes));
  if (typeof value !== "object" || value === null) return value;
  const fields: Fields = { brand_new: { of: ["a", "newer", "backend"] } };
  for (const [name, field] of Object.entries(value)) {
    if (name === "id") fields[name] = changes.hasTextIds && isNumber(field) ? String(field) : field;
    else if (changes.drop()) continue;
    else if (changes.nullify()) fields[name] = null;
    else if (enumerated.has(name) && changes.confuse()) fields[name] = "unheard_of";
    else if (ids.test(name) && changes.hasTextIds && isNumber(field)) fields[name] = String(field);
    else fields[name] = change(field, changes);
  }
  return fields;
}

/** A small seeded generator of random numbers from 0 to 1 (mulberry32). */
function createDraws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The reply as another backend might send it: fields left out or null, unknown fields and values, ids as text. Ids of rows are kept. */
export function toOddReply(reply: Json, { seed, share }: { readonly seed: number; readonly share: number }): Fields {
  const draw = createDraws(seed);
  const chance = (of: number) => (): boolean => draw() < of;
  return change(reply, {
    hasTextIds: draw() < 0.5,
    drop: chance(share),
    nullify: chance(share / 3),
    confuse: chance(0.2),
  }) as Fields;
}
