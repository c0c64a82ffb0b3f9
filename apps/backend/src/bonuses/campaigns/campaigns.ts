import type { Kysely, Selectable } from "kysely";
import type { BonusesTable } from "../../platform/database/bonus-tables.ts";
import type { Tables } from "../../platform/database/tables.ts";
import type { Campaign, CampaignType, Names, TermsByType } from "./terms.ts";

/** A campaign to be created; one with a key that is known stays as it is. */
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

/** A term that only campaigns of the type have. */
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

/** A row as the campaign that it is; throws for terms of another type, which is a broken invariant. */
function toCampaign(row: Selectable<BonusesTable>): Campaign {
  if (!isCampaign(row)) throw new Error(`Campaign ${row.key} has no terms of a ${row.type}.`);
  return row;
}

/** Every campaign, newest first. */
export async function listCampaigns(database: Kysely<Tables>): Promise<readonly Campaign[]> {
  const rows = await database.selectFrom("bonuses").selectAll().orderBy("id", "desc").execute();
  return rows.map(toCampaign);
}

/** One campaign, or null. */
export async function findCampaign(database: Kysely<Tables>, id: bigint): Promise<Campaign | null> {
  const row = await database.selectFrom("bonuses").selectAll().where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : toCampaign(row);
}

/** Creates campaigns whose keys are new. */
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

/** Whether a campaign is on. */
export function isRunning(campaign: Campaign, now: number): boolean {
  return campaign.status === "active" && campaign.valid_from.getTime() <= now && now < campaign.valid_to.getTime();
}
