import type { Bet, BetRequest } from "@touchline/contract/entities/bet";
import type { Bonus } from "@touchline/contract/entities/bonus";
import type { FreebetType } from "@touchline/domain";
import { expect } from "vitest";
import type { NewCampaign } from "../../src/bonuses/campaigns/campaigns.ts";
import type { CampaignTerms, FreebetTerms } from "../../src/platform/database/bonus-tables.ts";
import { betOn, type LegChoice, place } from "./bets.ts";
import type { Client, ClientReply } from "./client.ts";

const hourMs = 3_600_000;

export const openTerms: CampaignTerms = {
  minOdds: null,
  maxOdds: null,
  matchStatus: null,
  conditions: [],
  countryCodes: [],
  triggerKey: "once",
  needsActivation: false,
  isAnnounced: true,
  currency: "EUR",
  minStake: null,
};

export function freebetTerms(freebetType: FreebetType, changes: Partial<FreebetTerms> = {}): FreebetTerms {
  const { minOdds, maxOdds, matchStatus, conditions } = openTerms;
  return { minOdds, maxOdds, matchStatus, conditions, freebetType, from: 1, to: 5, boostData: [], isBoostRequired: false, ...changes };
}

/** A campaign of a test; by default without conditions, from an hour ago to an hour ahead. */
type CampaignWish = Pick<NewCampaign, "key" | "type" | "terms"> & Partial<Pick<NewCampaign, "code" | "validFrom" | "validTo">>;

export function campaign(wish: CampaignWish): NewCampaign {
  const span = { validFrom: new Date(Date.now() - hourMs), validTo: new Date(Date.now() + hourMs) };
  // The caller's type and terms match.
  return { names: { en: wish.key, de: `${wish.key} (de)` }, ...span, ...wish } as NewCampaign;
}

/** A freebet of EUR 5 for every player. */
export function freebetCampaign(key: string, freebetType: FreebetType, terms: Partial<CampaignTerms> = {}): NewCampaign {
  const gift = { amount: 500, freebet: freebetTerms(freebetType), hoursToUse: 24 };
  return campaign({ key, type: "freebet", terms: { ...openTerms, ...terms, gift } });
}

/** Finds a bonus of the player by name; listing issues it. */
export async function bonusNamed(client: Client, name: string, type?: Bonus["type"]): Promise<Bonus> {
  const reply = await client.get("/api/v2/bonuses");
  const found = (reply.body["data"] as Bonus[]).find((bonus) => bonus.name === name && (type === undefined || bonus.type === type));
  if (found === undefined) throw new Error(`No bonus ${name}: ${reply.text.slice(0, 300)}`);
  return found;
}

export function withBonus(request: BetRequest, bonus: Pick<Bonus, "id" | "type">, odds = 1000): BetRequest {
  return { ...request, bonus: { id: bonus.id, type: bonus.type, odds } };
}

/** Places a bet with a bonus that must be accepted. */
export async function placeWith(
  client: Client,
  legs: readonly LegChoice[],
  bonus: Bonus,
  wish: { stake?: number; odds?: number } = {},
): Promise<Bet> {
  const stake = wish.stake ?? bonus.issued?.amount?.value ?? 1_000;
  const reply = await place(client, [withBonus(betOn(legs, stake), bonus, wish.odds)]);
  expect(reply.status, reply.text).toBe(200);
  const [bet] = reply.body["bets"] as Bet[];
  if (bet === undefined) throw new Error("No bet in the reply.");
  return bet;
}

/** Error key of the first bet of a refused placement. */
export function refusedWith(reply: ClientReply): string | undefined {
  const data = reply.body["data"] as { errors_by_bet?: Record<string, { error: string }> } | undefined;
  return Object.values(data?.errors_by_bet ?? {})[0]?.error;
}
