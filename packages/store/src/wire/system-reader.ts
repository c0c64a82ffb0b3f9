import type { SystemData } from "@touchline/contract/http/system";
import { localeDirection, localeFacts, localeName } from "@touchline/domain";
import { endpoints } from "../core/endpoints.data.ts";
import {
  fieldsOf,
  pick,
  type ReadContext,
  type Reader,
  readFlag,
  readRows,
  reads,
  readText,
  readTime,
  readWhole,
  Unreadable,
} from "./fields.ts";

/** The code of an entry, which may be an object or the code itself. */
function codeOf(value: unknown, name: string, entity: string): string {
  const code = readText(fieldsOf(value)[name] ?? value);
  if (code === null) throw new Unreadable(entity, name);
  return code;
}

/** The name of a country in the language of the call. */
function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([localeFacts(locale).intlTag, "en"], { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}

const readCountry: Reader<SystemData["countries"][number]> = (value, { locale }) => {
  const code = codeOf(value, "code", "country");
  return { code, name: readText(fieldsOf(value)["name"]) ?? countryName(code, locale) };
};

const readSubcurrency: Reader<{ code: string; subunits: number }> = (value, { subunits }) => {
  const code = codeOf(value, "code", "subcurrency");
  return { code, subunits: readWhole(fieldsOf(value)["subunits"]) ?? subunits(code) };
};

/** Reads a currency; its minor units may be among its subcurrencies (spec.md 3 "Currency"). */
const readCurrency: Reader<SystemData["currencies"][number]> = (value, context) => {
  const code = codeOf(value, "code", "currency");
  const row = fieldsOf(value);
  const subcurrencies = readRows(row["subcurrencies"], readSubcurrency, context);
  const units = readWhole(row["subunits"]) ?? subcurrencies.find((one) => one.code === code)?.subunits ?? 0;
  return {
    code,
    fiat: row["fiat"] !== false,
    subunits: units > 0 ? units : context.subunits(code),
    subcurrencies: subcurrencies.filter((one) => one.code !== code && one.subunits > 0),
  };
};

/** The offered locales: those of the backend for which this site has addresses. */
export function readLocales(value: unknown, { site }: ReadContext): readonly string[] {
  const listed = (Array.isArray(value) ? value : []).flatMap((one) => readText(fieldsOf(one)["code"] ?? one) ?? []);
  const offered = site.locales.length === 0 ? listed : listed.filter((code) => site.locales.includes(code));
  return offered.length === 0 ? site.locales : offered;
}

const readMarketGroup: Reader<SystemData["market_groups"][number]> = (value) => {
  const groupKey = codeOf(value, "groupKey", "market group");
  return { groupKey, name: readText(fieldsOf(value)["name"]) ?? groupKey };
};

const readPlayerField: Reader<SystemData["player_fields"][number]> = (value) => ({
  key: codeOf(value, "key", "player field"),
  required: readFlag(fieldsOf(value)["required"]),
});

function readPlatform(value: unknown, { site }: ReadContext): SystemData["platform_settings"] {
  const row = fieldsOf(value);
  const blocked = pick(row, "auth_blocked_countries");
  return {
    platform_origin: readText(pick(row, "platform_origin")) ?? site.platformOrigin,
    registration_open: pick(row, "registration_open") !== false,
    auth_blocked_countries: Array.isArray(blocked) ? blocked.flatMap((code) => readText(code) ?? []) : [],
    outbox_url: readText(pick(row, "outbox_url")),
    user_group: readText(pick(row, "user_group")),
  };
}

/** Reads system data; without a clock, product time is real time. */
const readSystem: Reader<SystemData> = (value, context) => {
  const row = fieldsOf(value);
  const clock = fieldsOf(row["clock"]);
  const speed = clock["speed"];
  const country = pick(row, "user_country");
  return {
    clock: {
      now: readTime(clock["now"]) ?? new Date(context.readAtMs).toISOString(),
      speed: typeof speed === "number" && speed > 0 ? speed : 1,
    },
    locales: readLocales(row["locales"], context).map((code) => ({
      code,
      name: localeName(code),
      rtl: localeDirection(code, context.site) === "rtl",
    })),
    platform_settings: readPlatform(pick(row, "platform_settings"), context),
    player_fields: readRows(pick(row, "player_fields"), readPlayerField, context),
    currencies: readRows(row["currencies"], readCurrency, context),
    countries: readRows(row["countries"], readCountry, context),
    user_country: readRows([country ?? []].flat(), readCountry, context)[0] ?? { code: "", name: "" },
    market_groups: readRows(pick(row, "market_groups"), readMarketGroup, context),
  };
};

/** Reader of the system data. */
export const systemReaders = [reads(endpoints.getSystemData, readSystem)];
