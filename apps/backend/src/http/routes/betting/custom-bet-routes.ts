import { customMarkets, customOdds } from "@touchline/contract/http/custom-bets";
import { checkLeg } from "../../../betting/bets/price-check.ts";
import { maxCustomLegs } from "../../../betting/placement/validate-bets.ts";
import { answer, implement, type Implementation, notFound, pricesFollow, type Refusal, tooMany } from "../../api-call.ts";
import type { RouteServices } from "../../services.ts";

const incompatible: Refusal = {
  type: "refusal",
  status: 400,
  code: "incompatible_selections",
  message: "These selections can’t be combined. Remove one.",
};
const tooManyLegs: Refusal = {
  type: "refusal",
  status: 400,
  code: "too_many_selections",
  message: `A bet builder has at most ${maxCustomLegs} selections. Remove one.`,
  field: "selections",
};
const unavailable: Refusal = {
  type: "refusal",
  status: 400,
  code: "custom_bet_unavailable",
  message: "There are no odds for this combination right now. Change it, or try again later.",
};

/** How long a call waits for the first prices of a match. */
const maxWaitMs = 1_000;

/** Bet builder: which markets can be combined, and the price of dependent outcomes. */
export function customBetRoutes({ book, clock, limits, pricing }: RouteServices): readonly Implementation[] {
  const byAddress = limits.byCaller("custom-odds", { burst: 60, perMinute: 300 });
  return [
    implement(
      customMarkets,
      async ({ params, ip, locale }) => {
        const refused = await pricing.takeMatch(ip, params.matchId, "custom");
        if (refused !== null) return refused;
        await book.warmCustomMarkets(params.matchId, maxWaitMs);
        const markets = book.customMarkets(locale, params.matchId);
        if (markets === null) return notFound("match");
        const isOpen = (book.match(locale, params.matchId)?.status ?? 4) <= 1;
        return answer(200, { data: [...markets] }, isOpen && markets.length === 0 ? { headers: pricesFollow } : {});
      },
      { cacheForMs: 1_000 },
    ),
    implement(customOdds, async ({ body, ip }) => {
      const waitSeconds = await byAddress.take(ip);
      if (waitSeconds !== null) return tooMany(waitSeconds);
      if (body.selections.length > maxCustomLegs) return tooManyLegs;
      const refused = await pricing.takeMatch(ip, body.match_id, "custom");
      if (refused !== null) return refused;
      const legs = body.selections.map((leg) => ({ marketId: leg.market_id, specifier: leg.specifier, outcomeId: leg.outcome_id }));
      await book.warmCustom([{ matchId: body.match_id, legs }], maxWaitMs);
      const isOpen = legs.every(({ marketId, specifier, outcomeId }) => {
        const quote = book.quote({ matchId: body.match_id, marketId, specifier }, outcomeId);
        return checkLeg({ quote, askedOdds: 0, policy: "any", now: clock.now() }).type === "ok";
      });
      if (!isOpen) return unavailable;
      const price = book.customPrice(body.match_id, legs);
      if (price.type === "incompatible") return incompatible;
      return price.type === "unavailable" ? unavailable : answer(200, { odds: price.odds });
    }),
  ];
}
