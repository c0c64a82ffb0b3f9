import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
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

/** Every campaign, newest first. */
export async function listCampaigns(database: Kysely<Tables>): Promise<readonly Campaign[]> {
  const rows = await database.selectFrom("bonuses").selectAll().orderBy("id", "desc").execute();
  // Terms are only ever written by `addCampaigns`, from these very types.
  return rows as unknown as readonly Campaign[];
}

/** One campaign, or null. */
export async function findCampaign(database: Kysely<Tables>, id: bigint): Promise<Campaign | null> {
  const row = await database.selectFrom("bonuses").selectAll().where("id", "=", id).executeTakeFirst();
  return (row as unknown as Campaign | undefined) ?? null;
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
