import type { OddsFormat, Settings } from "@touchline/contract/http/settings";
import { defaultOddsPolicy, parseOddsPolicy, type SystemType } from "@touchline/domain";
import { providerByType } from "../book/feed-providers.ts";
import type { Database } from "../platform/database/open-database.ts";
import type { PlayerRow } from "../platform/database/player-tables.ts";
import { currencies } from "../wallet/currencies.data.ts";

/** The operator's part of the settings. */
export interface SettingsFacts {
  readonly inPlayDelaySeconds: number;
  readonly isVideoEnabled: boolean;
  readonly allowsSeveralFreebets: boolean;
  readonly isProviderActive: (provider: string) => boolean;
  readonly systemTypes: readonly SystemType[];
}

const formats: readonly OddsFormat[] = ["european", "british", "hongkong", "american", "indonesian", "malaysian"];
const providers = ["betradar", "oddin", "betconstruct"] as const;

function quickStakes(own: unknown): Record<string, number[]> {
  const stakes = Object.fromEntries(currencies.map((currency) => [currency.code, [...currency.quickStakes]]));
  if (typeof own !== "object" || own === null) return stakes;
  for (const [code, values] of Object.entries(own)) {
    if (Object.hasOwn(stakes, code) && Array.isArray(values)) stakes[code] = values.filter((value) => typeof value === "number");
  }
  return stakes;
}

/** Default providers by type of sport; testers may choose others. */
const sportTypeProviders: Readonly<Record<string, string>> = providerByType;

/** The settings of a player, or the defaults of a visitor. */
export function playerSettings(
  player: PlayerRow | null,
  facts: SettingsFacts,
  testProviders: ReadonlyMap<string, string> = new Map(),
): Settings {
  return {
    stakes: quickStakes(player?.stakes),
    auto_accept_odds_change: player === null ? defaultOddsPolicy : parseOddsPolicy(player.odds_policy),
    odds_types: { available: [...formats], selected: formats.find((format) => format === player?.odds_type) ?? "european" },
    custom_bet_enabled: true,
    custom_bet_allow_single: false,
    video_settings: { enabled: facts.isVideoEnabled },
    provider_statuses: Object.fromEntries(
      providers.map((provider) => [provider, facts.isProviderActive(provider) ? "active" : "inactive"]),
    ),
    sport_type_providers: { ...sportTypeProviders, ...Object.fromEntries(testProviders) },
    multi_bet_settings: { available_by_provider: { betradar: true, oddin: false, betconstruct: false } },
    additional_providers: { horse_racing: true, lotto: true, premium_cricket: true, virtual_gaming_arena: true },
    allow_multiple_active_user_freebets: facts.allowsSeveralFreebets,
    system_types: facts.systemTypes.map(({ id, totalCount, winCount, sizes }) => ({
      id,
      total_count: totalCount,
      win_count: winCount,
      ...(sizes === undefined ? {} : { sizes: [...sizes] }),
    })),
    max_return: Object.fromEntries(currencies.map(({ code, maxReturn }) => [code, Number(maxReturn)])),
    min_stake: Object.fromEntries(currencies.map(({ code, minStake }) => [code, Number(minStake)])),
    vip_from: Object.fromEntries(currencies.map(({ code, vipFrom }) => [code, Number(vipFrom)])),
    push_subscription: player?.wants_push ?? false,
    quick_bet_enabled: true,
    share_bet_enabled: true,
    in_play_delay_seconds: facts.inPlayDelaySeconds,
    capabilities: [
      "cashout_rules",
      "cashout_trend",
      "edit_bet",
      "idempotency_key",
      "named_systems",
      "partial_cashout",
      "price_history",
      "timeline",
    ],
  };
}

/** Settings that a player may change; absent fields stay unchanged. */
interface SettingsChange {
  readonly stakes?: Settings["stakes"];
  readonly auto_accept_odds_change?: Settings["auto_accept_odds_change"];
  readonly odds_type?: Settings["odds_types"]["selected"];
  readonly push_subscription?: boolean;
}

export async function changeSettings(database: Database, player: PlayerRow, change: SettingsChange): Promise<PlayerRow> {
  const known = typeof player.stakes === "object" && player.stakes !== null ? player.stakes : {};
  return database
    .updateTable("players")
    .set({
      stakes: JSON.stringify({ ...known, ...change.stakes }),
      odds_policy: change.auto_accept_odds_change ?? player.odds_policy,
      odds_type: change.odds_type ?? player.odds_type,
      wants_push: change.push_subscription ?? player.wants_push,
    })
    .where("id", "=", player.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
