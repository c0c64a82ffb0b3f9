import { createHash } from "node:crypto";

export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json };
export type Fields = { readonly [name: string]: Json };

/** How the backend writes ids: digits in text, numbers, or UUIDs. */
export type IdStyle = "text" | "number" | "uuid";

/** Entities of the specification whose fields may be left out. */
export type Entity =
  | "account"
  | "bet"
  | "betSelection"
  | "bonus"
  | "category"
  | "league"
  | "market"
  | "match"
  | "notification"
  | "outcome"
  | "page"
  | "player"
  | "settings"
  | "site"
  | "sport"
  | "system";

/** The required fields of an entity; all others are optional. */
const needed: Readonly<Record<Entity, readonly string[]>> = {
  account: ["currency", "balance"],
  bet: ["id", "status", "stake", "stake.value", "stake.currency", "selections"],
  betSelection: ["match", "market", "outcome", "odds"],
  bonus: ["id", "name", "type", "amount"],
  category: ["id", "name"],
  league: ["id", "name", "sport"],
  // The sides of a match give it its name; the sport of its league determines its address.
  match: [
    "id",
    "status",
    "start_time",
    "tournament",
    "name",
    "competitors",
    "competitors.home",
    "competitors.home.name",
    "competitors.away",
    "competitors.away.name",
  ],
  // Its id and specifier identify a line.
  market: ["id", "name", "status", "specifier", "outcomes"],
  notification: ["id", "title"],
  outcome: ["id", "name", "odds"],
  page: ["data"],
  player: ["id", "currency"],
  settings: [],
  site: [],
  sport: ["id", "key", "name"],
  system: [],
};

/** A value as text, as it appears in an address; empty for an object or a list. */
export function textOf(value: Json): string {
  return typeof value === "object" || value === undefined ? "" : String(value);
}

function isFields(value: Json): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A seeded generator of random numbers from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const randomlyLeftOut = 0.3;

/** Writes entities, leaving out nulls and the fields that a test names or selects at random. */
export class EntityWriter {
  readonly ids: IdStyle;
  #leftOut: ReadonlySet<string> = new Set();
  #random: (() => number) | null = null;
  /** Objects already written: the enclosing entity may leave out the whole object, but none of its fields. */
  readonly #written = new WeakSet<object>();
  readonly #seen = new Set<string>();

  constructor(ids: IdStyle) {
    this.ids = ids;
  }

  /** Leaves these fields, such as `match.statistics.clock`, out of every reply. */
  leaveOut(fields: readonly string[]): void {
    this.#leftOut = new Set(fields);
    this.#random = null;
  }

  /** Leaves out each optional field of each object with a probability of 0.3. */
  leaveOutAtRandom(seed: number): void {
    this.#leftOut = new Set();
    this.#random = seeded(seed);
  }

  /** The optional fields of everything written so far. */
  optionalFields(): readonly string[] {
    return [...this.#seen].toSorted();
  }

  /** The id of an entity in the backend's style; the same number and kind give the same id. */
  id(
    kind: "match" | "league" | "category" | "sport" | "market" | "outcome" | "bet" | "bonus" | "player" | "notification",
    number: number,
  ): string | number {
    if (this.ids === "number") return number;
    if (this.ids === "text") return String(number);
    const hex = createHash("sha256").update(`${kind} ${number}`).digest("hex");
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  }

  write(entity: Entity, fields: Fields): Fields {
    const written = this.#walk(entity, "", fields);
    this.#written.add(written);
    return written;
  }

  #walk(entity: Entity, path: string, fields: Fields): Fields {
    const kept: [string, Json][] = [];
    for (const [name, value] of Object.entries(fields)) {
      const own = path === "" ? name : `${path}.${name}`;
      if (value == null || this.#isLeftOut(entity, own)) continue;
      kept.push([name, this.#inside(entity, own, value)]);
    }
    return Object.fromEntries(kept);
  }

  #inside(entity: Entity, path: string, value: Json): Json {
    if (Array.isArray(value)) return value.map((item: Json) => this.#inside(entity, path, item));
    return isFields(value) && !this.#written.has(value) ? this.#walk(entity, path, value) : value;
  }

  #isLeftOut(entity: Entity, path: string): boolean {
    if (needed[entity].includes(path)) return false;
    this.#seen.add(`${entity}.${path}`);
    return this.#random === null ? this.#leftOut.has(`${entity}.${path}`) : this.#random() < randomlyLeftOut;
  }
}
