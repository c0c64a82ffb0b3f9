import type { OddsFormat, Settings } from "@touchline/contract/http/settings";
import { defaultOddsPolicy, type OddsPolicy, parseOddsPolicy, plainSystemTypes } from "@touchline/domain";
import { endpoints } from "../core/endpoints.data.ts";
import { fieldsOf, pick, type Reader, readFlag, readId, readOneOf, readRows, reads, readText, readWhole, requireFields } from "./fields.ts";

const formats: readonly OddsFormat[] = ["european", "british", "hongkong", "american", "indonesian", "malaysian"];
/** Statuses of a provider that accepts no bets. */
const inactiveWords: readonly unknown[] = ["inactive", "disabled", "down", "off", false, 0];

/** The entries of a record whose values can be read. */
function readRecord<Value>(value: unknown, read: (one: unknown) => Value | null): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([key, one]) => {
      const known = read(one);
      return known === null ? [] : [[key, known]];
    }),
  );
}

function readPositive(value: unknown): number | null {
  const number = readWhole(value);
  return number === null || number < 1 ? null : number;
}

/** `true`, or an object with `enabled`. */
function readSwitch(value: unknown): boolean | null {
  const flag = fieldsOf(value)["enabled"] ?? value;
  return typeof flag === "boolean" ? flag : null;
}

/** A policy by its name; a boolean means any change or none (spec.md 3 `auto_accept_odds_change`). */
function readPolicy(value: unknown): OddsPolicy {
  if (typeof value === "boolean") return value ? "any" : "none";
  return typeof value === "string" ? parseOddsPolicy(value) : defaultOddsPolicy;
}

function readStakes(value: unknown): Settings["stakes"] {
  return readRecord(value, (stakes) => {
    const amounts = Array.isArray(stakes) ? stakes.flatMap((stake) => readPositive(stake) ?? []) : [];
    return amounts.length === 0 ? null : amounts;
  });
}

function readOddsTypes(value: unknown, active: unknown): Settings["odds_types"] {
  const { available, selected } = fieldsOf(value);
  const listed = Array.isArray(available) ? formats.filter((format) => available.includes(format)) : [];
  const offered = listed.length === 0 ? [...formats] : listed;
  return { available: offered, selected: readOneOf(active ?? selected, offered, offered[0] ?? "european") };
}

const readSystemType: Reader<Settings["system_types"][number]> = (value) => {
  const row = requireFields(value, "system type");
  const winCount = readPositive(pick(row, "win_count")) ?? 0;
  const totalCount = readPositive(pick(row, "total_count")) ?? 0;
  const { sizes } = row;
  return {
    id: readId<string>(row["id"]) ?? `${winCount}/${totalCount}`,
    total_count: totalCount,
    win_count: winCount,
    ...(Array.isArray(sizes) ? { sizes: sizes.flatMap((size) => readPositive(size) ?? []) } : {}),
  };
};

/** Reads settings; a missing field sets no limit and leaves its feature off, except quick bet, sharing and video. */
const readSettings: Reader<Settings> = (value, context) => {
  const row = requireFields(value, "settings");
  const systems = pick(row, "system_types");
  const wantsPush = pick(row, "push_subscription");
  return {
    stakes: readStakes(row["stakes"]),
    auto_accept_odds_change: readPolicy(pick(row, "auto_accept_odds_change") ?? pick(row, "odds_accept_mode")),
    odds_types: readOddsTypes(pick(row, "odds_types"), pick(row, "active_odds_type")),
    custom_bet_enabled: readFlag(pick(row, "custom_bet_enabled")),
    custom_bet_allow_single: readFlag(pick(row, "custom_bet_allow_single")),
    video_settings: { enabled: readSwitch(pick(row, "video_settings")) ?? true },
    provider_statuses: readRecord(pick(row, "provider_statuses"), (status) => (inactiveWords.includes(status) ? "inactive" : "active")),
    sport_type_providers: readRecord(pick(row, "sport_type_providers"), readText),
    multi_bet_settings: {
      available_by_provider: readRecord(pick(fieldsOf(pick(row, "multi_bet_settings")), "available_by_provider"), readSwitch),
    },
    additional_providers: readRecord(pick(row, "additional_providers"), readSwitch),
    allow_multiple_active_user_freebets: readFlag(pick(row, "allow_multiple_active_user_freebets")),
    in_play_delay_seconds: readWhole(pick(row, "in_play_delay_seconds")) ?? 0,
    system_types: Array.isArray(systems)
      ? readRows(systems, readSystemType, context).filter(({ win_count, total_count }) => win_count > 0 && total_count >= win_count)
      : plainSystemTypes().map(({ id, totalCount, winCount }) => ({ id, total_count: totalCount, win_count: winCount })),
    max_return: readRecord(pick(row, "max_return"), readPositive),
    min_stake: readRecord(pick(row, "min_stake"), readPositive),
    vip_from: readRecord(pick(row, "vip_from"), readPositive),
    ...(typeof wantsPush === "boolean" ? { push_subscription: wantsPush } : {}),
    quick_bet_enabled: pick(row, "quick_bet_enabled") !== false,
    share_bet_enabled: pick(row, "share_bet_enabled") !== false,
    capabilities: (Array.isArray(row["capabilities"]) ? row["capabilities"] : []).flatMap((name) => readText(name) ?? []),
  };
};

/** Saved settings may be confirmed without a body. */
const readSaved: Reader<Settings> = (value, context) => readSettings(fieldsOf(value), context);

/** Readers of the settings. */
export const settingsReaders = [reads(endpoints.getSettings, readSettings), reads(endpoints.saveSettings, readSaved)];
