import { parseBetType } from "../bet-type.ts";
import { matchStatuses } from "../match.ts";
import { convertMoney, isSameUnit, money, zeroMoney, type Money, type MoneyUnit } from "../money/money.ts";
import { parseOdds } from "../odds/odds.ts";
import { maxTrailLength, type OddsStep, type SlipSelection } from "./selection.ts";
import { distinctSelections, type Slip, type SlipBet, type StakeEntry, type SystemType } from "./slip.ts";

/** Version of the stored format; snapshots of other versions are discarded (decisions AH). */
export const slipSnapshotVersion = 1;

/** The two texts stored for the session under the keys `bets` and `slip`. */
export interface SlipSnapshot {
  readonly bets: string;
  readonly slip: string;
}

/** Bets restored from a snapshot. */
export interface RestoredBets {
  readonly bets: readonly SlipBet[];
  readonly sharedStake: Money;
}

/** How to convert amounts stored in another currency; with a null rate, stakes become 0 (decisions E). */
export interface RestoreContext {
  readonly unit: MoneyUnit;
  readonly ratePerMillion: bigint | null;
  readonly inactiveProviders: readonly string[];
}

/** Serializes bets as JSON, with bigint amounts as digits. */
export function slipBetsToJson(bets: readonly SlipBet[]): string {
  return JSON.stringify({ version: slipSnapshotVersion, bets }, (_, value: unknown) =>
    typeof value === "bigint" ? value.toString() : value,
  );
}

/** Creates the snapshot of a slip. */
export function slipToSnapshot(slip: Slip): SlipSnapshot {
  return { bets: slipBetsToJson(slip.bets), slip: stakeToSnapshot(slip.sharedStake) };
}

/** Serializes a stake for `readSavedStake`. */
export function stakeToSnapshot({ minor, currency, subunits }: Money): string {
  return JSON.stringify({ version: slipSnapshotVersion, sharedStake: { minor: minor.toString(), currency, subunits } });
}

/** Parses a snapshot; null if missing, of another version, invalid, or without usable bets (decisions AH). */
export function parseSlipSnapshot(
  snapshot: { readonly bets: string | null; readonly slip: string | null },
  context: RestoreContext,
): RestoredBets | null {
  const bets = parseSlipBets(snapshot.bets);
  if (bets === null) return null;
  const usable = bets.map((bet) => convertBet(bet, context)).filter((bet) => isUsable(bet, context));
  if (usable.length === 0) return null;
  const saved = parseJsonRecord(snapshot.slip);
  const sharedStake = saved?.["version"] === slipSnapshotVersion ? parseMoney(saved["sharedStake"]) : null;
  return {
    bets: usable,
    sharedStake: sharedStake === null ? zeroMoney(context.unit) : convertAmount(sharedStake, context),
  };
}

/** The shared stake of a snapshot, in its own unit; null if missing. */
export function readSavedStake(slipText: string | null): Money | null {
  const saved = parseJsonRecord(slipText);
  return saved?.["version"] === slipSnapshotVersion ? parseMoney(saved["sharedStake"]) : null;
}

/** Parses bets written by `slipBetsToJson`; null if invalid. */
export function parseSlipBets(text: string | null): readonly SlipBet[] | null {
  const record = parseJsonRecord(text);
  return record?.["version"] === slipSnapshotVersion ? readAll(record["bets"], parseBet) : null;
}

function parseBet(value: unknown): SlipBet | null {
  const record = toRecord(value);
  const type = record?.["type"] === "customBet" ? "customBet" : parseBetType(record?.["type"]);
  const selections = readAll(record?.["selections"], parseSelection);
  // A freebet must be chosen again; a stake typed before it must not replace it.
  const freebet = parseMoney(record?.["freebetStake"]);
  const stakeEntry: StakeEntry | null =
    freebet === null ? parseStakeEntry(record?.["stakeEntry"]) : { source: "stake", stake: zeroMoney(freebet) };
  if (record === null || type === null || selections === null || selections.length === 0 || stakeEntry === null) return null;
  const systemType = type === "system" ? parseSystemType(record["systemType"]) : null;
  const customOdds = type === "customBet" ? parseOdds(record["customOdds"]) : null;
  const acceptedCustomOdds = type === "customBet" ? (parseOdds(record["acceptedCustomOdds"]) ?? customOdds) : null;
  if ((type === "system" && systemType === null) || (type === "customBet" && acceptedCustomOdds === null)) return null;
  return { type, selections: distinctSelections(selections), stakeEntry, systemType, customOdds, acceptedCustomOdds, freebetStake: null };
}

const selectionTexts = [
  "matchId",
  "matchUrnId",
  "matchSlug",
  "sportKey",
  "nameA",
  "categoryName",
  "leagueName",
  "id",
  "provider",
  "marketId",
  "marketName",
  "marketGroup",
  "specifier",
  "outcomeId",
  "outcomeName",
] as const;

function parseSelection(value: unknown): SlipSelection | null {
  const record = toRecord(value);
  if (record === null || !hasStrings(record, selectionTexts)) return null;
  const odds = parseOdds(record["odds"]);
  const matchStatus = matchStatuses.find((status) => status === record["matchStatus"]);
  const { startsAtMs, nameB } = record;
  if (odds === null || matchStatus === undefined || typeof startsAtMs !== "number" || (nameB !== null && typeof nameB !== "string"))
    return null;
  const texts = Object.fromEntries(selectionTexts.map((name) => [name, record[name]])) as Pick<
    SlipSelection,
    (typeof selectionTexts)[number]
  >;
  return {
    ...texts,
    nameB,
    matchStatus,
    startsAtMs,
    odds,
    acceptedOdds: parseOdds(record["acceptedOdds"]) ?? odds,
    initialOdds: parseOdds(record["initialOdds"]) ?? odds,
    trail: readAll(record["trail"], parseStep)?.slice(-maxTrailLength) ?? [],
    availability: "checking",
    isPriceRefused: record["isPriceRefused"] === true,
  };
}

function parseStep(value: unknown): OddsStep | null {
  const record = toRecord(value);
  const odds = parseOdds(record?.["odds"]);
  const atMs = record?.["atMs"];
  return odds === null || typeof atMs !== "number" ? null : { odds, atMs };
}

function parseStakeEntry(value: unknown): StakeEntry | null {
  const record = toRecord(value);
  if (record?.["source"] === "sharing") return { source: "sharing" };
  const amount = parseMoney(record?.["stake"] ?? record?.["target"]);
  if (amount === null || amount.minor < 0n) return null;
  if (record?.["source"] === "stake") return { source: "stake", stake: amount };
  return record?.["source"] === "potentialWin" ? { source: "potentialWin", target: amount } : null;
}

function parseSystemType(value: unknown): SystemType | null {
  const record = toRecord(value);
  if (record === null || !hasStrings(record, ["id"])) return null;
  const { totalCount, winCount } = record;
  if (typeof totalCount !== "number" || typeof winCount !== "number") return null;
  const sizes = readAll(record["sizes"], (size) => (typeof size === "number" ? size : null));
  return { id: record.id, totalCount, winCount, ...(sizes === null ? {} : { sizes }) };
}

function parseMoney(value: unknown): Money | null {
  const record = toRecord(value);
  if (record === null || !hasStrings(record, ["minor", "currency"]) || !/^\d{1,16}$/u.test(record.minor)) return null;
  const subunits = record["subunits"];
  if (typeof subunits !== "number" || !Number.isInteger(subunits) || subunits < 1) return null;
  return money(BigInt(record.minor), { currency: record.currency, subunits });
}

function convertBet(bet: SlipBet, context: RestoreContext): SlipBet {
  const entry = bet.stakeEntry;
  switch (entry.source) {
    case "sharing":
      return bet;
    case "stake":
      return { ...bet, stakeEntry: { source: "stake", stake: convertAmount(entry.stake, context) } };
    case "potentialWin":
      return { ...bet, stakeEntry: { source: "potentialWin", target: convertAmount(entry.target, context) } };
  }
}

function convertAmount(amount: Money, context: RestoreContext): Money {
  if (isSameUnit(amount, context.unit)) return amount;
  return context.ratePerMillion === null ? zeroMoney(context.unit) : convertMoney(amount, context.unit, context.ratePerMillion);
}

function isUsable(bet: SlipBet, context: RestoreContext): boolean {
  return bet.selections.every((selection) => !context.inactiveProviders.includes(selection.provider));
}

/** A JSON object with unknown fields. */
type JsonRecord = Readonly<Record<string, unknown>>;

/** Parses a JSON object; null for other values and invalid text. */
function parseJsonRecord(text: string | null): JsonRecord | null {
  if (text === null) return null;
  try {
    return toRecord(JSON.parse(text));
  } catch {
    return null;
  }
}

function toRecord(value: unknown): JsonRecord | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonRecord) : null;
}

/** Parses every item of an array; null if one is invalid. */
function readAll<Item>(value: unknown, read: (item: unknown) => Item | null): readonly Item[] | null {
  if (!Array.isArray(value)) return null;
  const items: Item[] = [];
  for (const item of value as readonly unknown[]) {
    const found = read(item);
    if (found === null) return null;
    items.push(found);
  }
  return items;
}

/** Whether all named fields are strings. */
function hasStrings<const Name extends string>(
  record: JsonRecord,
  names: readonly Name[],
): record is JsonRecord & Readonly<Record<Name, string>> {
  return names.every((name) => typeof record[name] === "string");
}
