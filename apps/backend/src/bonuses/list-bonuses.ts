import { fraction, money, multiplyMoney } from "@touchline/domain";
import { sql } from "kysely";
import type { Bonus, BonusType, LeaderboardEntry } from "@touchline/contract/entities/bonus";
import type { BonusView } from "./bonus-view.ts";
import type { Database } from "../platform/database/open-database.ts";
import { type Campaign, isRunning, poolOf } from "./campaigns/campaigns.ts";
import { currencyFacts } from "../wallet/currency-facts.ts";
import { bonusToWire } from "./bonus-to-wire.ts";

/** Lists everything that the caller may see, newest first: freebets, then running campaigns and those issued to the player. */
export function allBonuses(view: BonusView): readonly Bonus[] {
  const byId = new Map(view.campaigns.map((campaign) => [campaign.id, campaign]));
  const campaigns = view.campaigns.flatMap((campaign) => {
    if (campaign.type === "amb" || campaign.type === "freebet") return [];
    const held = view.held.find((row) => row.bonus_id === campaign.id && row.slot === "once") ?? null;
    const isShown = held !== null || (isRunning(campaign, view.now) && campaign.code === null);
    return isShown ? [bonusToWire(view, campaign, held)] : [];
  });
  const freebets = view.held.flatMap((held) => {
    const campaign = byId.get(held.bonus_id);
    return held.type === "freebet" && campaign !== undefined ? [bonusToWire(view, campaign, held)] : [];
  });
  return [...freebets, ...campaigns];
}

export interface BonusFilter {
  readonly status?: "active" | "available" | "ended";
  readonly isAvailable?: boolean;
  readonly isUnseen?: boolean;
  readonly types?: readonly BonusType[];
  readonly limitPerType?: number;
}

const usable: ReadonlySet<string> = new Set(["available", "active"]);

function isWanted(bonus: Bonus, { status, isAvailable, isUnseen, types }: BonusFilter): boolean {
  if (types !== undefined && types.length > 0 && !types.includes(bonus.type)) return false;
  const isEnded = !usable.has(bonus.user_status) && bonus.user_status !== "not_available";
  if (status === "available" ? bonus.user_status !== status : status !== undefined && isEnded !== (status === "ended")) return false;
  if (isAvailable === true && !usable.has(bonus.user_status)) return false;
  return isUnseen !== true || (bonus.issued !== null && !bonus.issued.seen && usable.has(bonus.user_status));
}

/** Filters a list and keeps its order. */
export function filterBonuses(bonuses: readonly Bonus[], filter: BonusFilter): readonly Bonus[] {
  const counts = new Map<string, number>();
  return bonuses.filter((bonus) => {
    if (!isWanted(bonus, filter)) return false;
    const count = (counts.get(bonus.type) ?? 0) + 1;
    counts.set(bonus.type, count);
    return filter.limitPerType === undefined || count <= filter.limitPerType;
  });
}

/** Finds a bonus by its wire id and type; null if the caller may not see it. */
export function findBonus(view: BonusView, wanted: { readonly id: number; readonly type: BonusType }): Bonus | null {
  const { id, type } = wanted;
  return (
    allBonuses(view).find((bonus) => bonus.id === id && bonus.type === type) ??
    view.campaigns
      .filter((campaign) => Number(campaign.id) === id && campaign.type === type && campaign.code === null)
      .map((campaign) => bonusToWire(view, campaign, null))[0] ??
    null
  );
}

/** Masks an address so that only its owner recognises it: `dana@example.com` as `da***@e***`. */
function maskEmail(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  return `${name.slice(0, 2)}***@${domain.slice(0, 1)}***`;
}

/** Reads a tournament's leaderboard. If the requesting player is below the limit, their place comes last. */
export async function readLeaderboard(
  database: Database,
  campaign: Campaign & { readonly type: "tournament" },
  reader: { readonly playerId: string | null; readonly limit: number },
): Promise<readonly LeaderboardEntry[]> {
  const { rows } = await sql<{ place: bigint; player_id: string; email: string; points: number }>`
    select place, player_id, email, points from (
      select row_number() over (order by points desc, points_at, id) as place, player_id, points
      from player_bonuses where bonus_id = ${campaign.id} and slot = 'once' and points > 0) ranked
    join players on players.id = ranked.player_id
    where place <= ${reader.limit} or player_id = ${reader.playerId}::uuid order by place`.execute(database);
  const currency = campaign.terms.currency ?? "EUR";
  const subunits = currencyFacts(currency)?.subunits ?? 100;
  const pool = money(poolOf(campaign), { currency, subunits });
  return rows.map((row) => {
    const share = campaign.terms.shares[Number(row.place) - 1] ?? 0;
    const isOwn = row.player_id === reader.playerId;
    return {
      position: Number(row.place),
      current_user: isOwn,
      email: isOwn ? row.email : maskEmail(row.email),
      points: row.points,
      farmed_amount: Number(multiplyMoney(pool, fraction(BigInt(share), 1000n)).minor),
      currency_code: currency,
      subunits,
      farmed_freebets_count: share > 0 ? 1 : 0,
    };
  });
}
