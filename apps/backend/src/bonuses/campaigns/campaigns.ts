import type { AmbTerms as CountedTerms } from "@touchline/domain";
import { localeToChannel } from "@touchline/domain";
import type { Kysely, Selectable } from "kysely";
import type { AmbTerms, BonusesTable, CampaignType, Names, TermsByType } from "../../platform/database/bonus-tables.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { RealtimePublisher } from "../../platform/realtime-publisher.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";

/** A campaign as stored. */
export type Campaign = {
  readonly [Type in CampaignType]: {
    readonly id: bigint;
    readonly key: string;
    readonly type: Type;
    readonly names: Names;
    readonly status: "active" | "deactivated";
    readonly terms: TermsByType[Type];
    readonly code: string | null;
    readonly valid_from: Date;
    readonly valid_to: Date;
    readonly pool: bigint;
    readonly finished_at: Date | null;
  };
}[CampaignType];

/** A campaign to create, unless its key exists. */
export type NewCampaign = {
  readonly [Type in CampaignType]: {
    readonly key: string;
    readonly type: Type;
    readonly names: Names;
    readonly terms: TermsByType[Type];
    readonly code?: string;
    readonly validFrom: Date;
    readonly validTo: Date;
  };
}[CampaignType];

/** A term that only campaigns of this type have. */
const ownTerm: Readonly<Record<CampaignType, string>> = {
  comboboost: "usesCount",
  freebet: "gift",
  hunting: "ranges",
  tournament: "initialPool",
  lootbox: "betsNeeded",
  amb: "prize",
};

function isCampaign(row: Selectable<BonusesTable>): row is Campaign {
  return ownTerm[row.type] in row.terms;
}

/** Narrows a row to its campaign type. Throws if the terms belong to another type. */
function toCampaign(row: Selectable<BonusesTable>): Campaign {
  if (!isCampaign(row)) throw new Error(`Campaign ${row.key} does not have the terms of type ${row.type}.`);
  return row;
}

/** Lists every campaign, newest first. */
export async function listCampaigns(database: Kysely<Tables>): Promise<readonly Campaign[]> {
  const rows = await database.selectFrom("bonuses").selectAll().orderBy("id", "desc").execute();
  return rows.map(toCampaign);
}

export async function findCampaign(database: Kysely<Tables>, id: bigint): Promise<Campaign | null> {
  const row = await database.selectFrom("bonuses").selectAll().where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : toCampaign(row);
}

/** Creates the campaigns whose keys do not exist yet. */
export async function addCampaigns(database: Kysely<Tables>, campaigns: readonly NewCampaign[]): Promise<void> {
  if (campaigns.length === 0) return;
  await database
    .insertInto("bonuses")
    .values(
      campaigns.map(({ key, type, names, terms, code, validFrom, validTo }) => ({
        key,
        type,
        names: JSON.stringify(names),
        terms: JSON.stringify(terms),
        code: code ?? null,
        valid_from: validFrom,
        valid_to: validTo,
        finished_at: null,
      })),
    )
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

/** Whether a campaign is active and within its dates. */
export function isRunning(campaign: Campaign, now: number): boolean {
  return campaign.status === "active" && campaign.valid_from.getTime() <= now && now < campaign.valid_to.getTime();
}

/** Current pool of a tournament, minor units. */
export function poolOf(campaign: Campaign & { readonly type: "tournament" }): bigint {
  return BigInt(campaign.terms.initialPool) + campaign.pool;
}

/** Returns a function that publishes, on the public channels, the pools that have changed since its last call. */
export function poolChanges(options: {
  readonly publisher: Pick<RealtimePublisher, "publish">;
  readonly locales: readonly string[];
}): (campaigns: readonly Campaign[]) => void {
  const known = new Map<bigint, bigint>();
  return (campaigns) => {
    for (const campaign of campaigns) {
      if (campaign.type !== "tournament") continue;
      const pool = poolOf(campaign);
      const before = known.get(campaign.id);
      known.set(campaign.id, pool);
      if (before === undefined || before === pool) continue;
      const currency = campaign.terms.currency ?? "EUR";
      const data = { id: Number(campaign.id), pool_amount: Number(pool), currency, subunits: currencyFacts(currency)?.subunits ?? 100 };
      for (const locale of new Set(options.locales.map(localeToChannel)))
        void options.publisher.publish(`public:${locale}`, { event: "tournament_pool_changed", sent_at: Date.now(), data });
    }
  };
}

/** Conditions that a bet must meet to count towards the automatic issue of freebets; the default currency is EUR. */
export function ambTerms({ currency, minStake, minOdds }: Pick<AmbTerms, "currency" | "minStake" | "minOdds">): CountedTerms {
  return { currency: currency ?? "EUR", minStake: BigInt(minStake ?? 0), minOdds };
}

/** The name in a locale, in its language, or in English. */
export function nameIn(names: Names, locale: string): string {
  return names[locale] ?? names[locale.split("-")[0] ?? ""] ?? names["en"] ?? "";
}
