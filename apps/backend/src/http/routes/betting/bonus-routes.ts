import * as contract from "@touchline/contract/http/bonuses";
import type { BonusKind } from "@touchline/contract/http/bonuses";
import type { BonusType } from "@touchline/contract/entities/bonus";
import { allBonuses, filterBonuses, findBonus, readLeaderboard } from "../../../bonuses/list-bonuses.ts";
import { type BonusSource, readBonuses } from "../../../bonuses/bonus-view.ts";
import { termsOf } from "../../../bonuses/bonus-terms.ts";
import { activateHeld, type BonusChange, boostHeld, markSeen, redeemCode } from "../../../bonuses/campaigns/change-bonus.ts";
import { findCampaign } from "../../../bonuses/campaigns/campaigns.ts";
import { wireIdOf } from "../../../bonuses/on-bets/fit-bonus.ts";
import type { PlayerBonus } from "../../../bonuses/campaigns/player-bonus.ts";
import { ambOf, bonusesFor } from "../../../betting/slip-bonuses.ts";
import type { PlayerRow } from "../../../platform/database/player-tables.ts";
import { answer, implement, type Implementation, noStore, notFound, type Refusal, tooMany } from "../../api-call.ts";
import type { Services } from "../../services.ts";

const typeByKind: Readonly<Record<BonusKind, BonusType>> = {
  comboboosts: "comboboost",
  freebets: "freebet",
  huntings: "hunting",
  lootboxes: "lootbox",
  tournaments: "tournament",
};
const defaultLimit = 4;
const ratingLimit = 10;
const uncached = { headers: noStore };

const refusals = {
  not_available: "You can’t activate this bonus.",
  already_boosted: "You’ve already opened this chest.",
  code_unknown: "We don’t know this code. Check it and try again.",
  code_used: "You’ve already used this code.",
  code_over: "This code has expired.",
} as const;

function refusal(code: keyof typeof refusals): Refusal {
  return { type: "refusal", status: code === "code_unknown" ? 404 : 409, code, message: refusals[code] };
}

type BonusServices = Pick<Services, "database" | "book" | "clock" | "settings" | "signal" | "limits">;

function sourceOf({ database, book, clock }: BonusServices, locale: string): BonusSource {
  return { database, book, now: clock.now(), locale };
}

/** Reloads a changed bonus for its player. */
async function reloadBonus(services: BonusServices, reader: { readonly player: PlayerRow; readonly locale: string }, held: PlayerBonus) {
  services.signal.notify("outbox");
  const view = await readBonuses(sourceOf(services, reader.locale), reader.player);
  const type = held.type === "amb" ? "freebet" : held.type;
  return findBonus(view, { id: wireIdOf(held), type });
}

function listRoutes(services: BonusServices): readonly Implementation[] {
  const { database } = services;
  return [
    implement(contract.listBonuses, async ({ query, locale, findPlayer }) => {
      const view = await readBonuses(sourceOf(services, locale), await findPlayer());
      const { status, available, unseen, limit_per_type: limitPerType, type } = query;
      const filter = {
        ...(status === undefined ? {} : { status }),
        ...(available === undefined ? {} : { isAvailable: available }),
        ...(unseen === undefined ? {} : { isUnseen: unseen }),
        ...(type === undefined ? {} : { types: type }),
        ...(limitPerType === undefined ? {} : { limitPerType }),
      };
      return answer(200, { data: [...filterBonuses(allBonuses(view), filter)] }, uncached);
    }),
    implement(contract.listBonusesOfKind, async ({ params, query, locale, findPlayer }) => {
      const view = await readBonuses(sourceOf(services, locale), await findPlayer());
      const { page = 1, limit = defaultLimit, status } = query;
      const found = filterBonuses(allBonuses(view), {
        types: [typeByKind[params.kind]],
        ...(status === undefined ? {} : { status }),
        ...(query.is_available === undefined ? {} : { isAvailable: query.is_available }),
      });
      const pagination = { total: found.length, page, limit, last_page: Math.max(1, Math.ceil(found.length / limit)) };
      return answer(200, { data: found.slice((page - 1) * limit, page * limit), pagination }, uncached);
    }),
    implement(contract.getBonus, async ({ params, locale, findPlayer }) => {
      const view = await readBonuses(sourceOf(services, locale), await findPlayer());
      const bonus = findBonus(view, { id: params.id, type: typeByKind[params.kind] });
      return bonus === null ? notFound("bonus") : answer(200, bonus, uncached);
    }),
    implement(contract.getBonusTerms, async ({ params, locale, findPlayer }) => {
      const view = await readBonuses(sourceOf(services, locale), await findPlayer());
      const bonus = findBonus(view, { id: params.id, type: typeByKind[params.kind] });
      return bonus === null ? notFound("bonus") : answer(200, { data: [...termsOf(bonus)] }, uncached);
    }),
    implement(contract.tournamentRating, async ({ params, query, findPlayer }) => {
      const campaign = await findCampaign(database, BigInt(params.id));
      if (campaign?.type !== "tournament") return notFound("tournament");
      const player = await findPlayer();
      const entries = await readLeaderboard(database, campaign, { playerId: player?.id ?? null, limit: query.limit ?? ratingLimit });
      return answer(200, { data: [...entries] }, uncached);
    }),
  ];
}

function slipRoutes(services: BonusServices): readonly Implementation[] {
  return [
    implement(contract.slipBonuses, async ({ player, body, locale }) => {
      const view = await readBonuses(sourceOf(services, locale), player);
      return answer(200, { data: body.bets.map((bet) => bonusesFor(view, bet)) });
    }),
    implement(contract.slipFreebetAmb, async ({ player, body, locale }) => {
      const view = await readBonuses(sourceOf(services, locale), player);
      return answer(200, { data: [...(await ambOf(view, player.id, body.bets))] });
    }),
    implement(contract.listFreebetAmb, async ({ player, locale }) => {
      const view = await readBonuses(sourceOf(services, locale), player);
      return answer(200, { data: [...(await ambOf(view, player.id, null))] });
    }),
  ];
}

function changeRoutes(services: BonusServices): readonly Implementation[] {
  const { database, clock, settings, limits } = services;
  const codesByPlayer = limits.byKey("bonus-code", { burst: 10, perMinute: 10 });
  const { allowsSeveralFreebets } = settings;
  const settle = async (reader: { readonly player: PlayerRow; readonly locale: string }, change: BonusChange) => {
    if (change.type === "refused") return change.code === "not_found" ? notFound("bonus") : refusal(change.code);
    return reloadBonus(services, reader, change.held);
  };
  return [
    implement(contract.activateBonus, async ({ player, params, locale }) => {
      const rules = { at: new Date(clock.now()), allowsSeveralFreebets };
      const result = await settle({ player, locale }, await activateHeld(database, { playerId: player.id, id: params.id }, rules));
      if (result === null) return notFound("bonus");
      return result.type === "refusal" ? result : answer(200, result);
    }),
    implement(contract.boostFreebet, async ({ player, params, query, locale }) => {
      const rules = { at: new Date(clock.now()), allowsSeveralFreebets, place: query.place ?? 1 };
      const change = await boostHeld(database, { playerId: player.id, id: params.id }, rules);
      const result = await settle({ player, locale }, change);
      if (result === null || change.type === "refused") return result?.type === "refusal" ? result : notFound("bonus");
      return result.type === "refusal" ? result : answer(200, { bonus: result, chests: change.held.chests ?? [] });
    }),
    implement(contract.redeemPromoCode, async ({ player, body, locale }) => {
      const waitSeconds = await codesByPlayer.take(player.id);
      if (waitSeconds !== null) return tooMany(waitSeconds);
      const redemption = await redeemCode(database, body.code, { player, at: new Date(clock.now()) });
      if (redemption.type === "refused") return refusal(redemption.code);
      const bonus = await reloadBonus(services, { player, locale }, redemption.held);
      return bonus === null ? notFound("bonus") : answer(200, bonus);
    }),
    implement(contract.markBonusesSeen, async ({ player, body }) =>
      answer(200, { marked: await markSeen(database, player.id, { bonuses: body.bonuses, at: new Date(clock.now()) }) }),
    ),
  ];
}

/** Bonuses: lists, the bonuses that fit a slip, and the player's actions. */
export function bonusRoutes(services: BonusServices): readonly Implementation[] {
  return [...slipRoutes(services), ...changeRoutes(services), ...listRoutes(services)];
}
