import { betBoost, effectiveStake, formatMoney, multiplyMoney, slipBetOdds, subtractMoney, type SlipBet } from "@touchline/domain";
import type { OfferedBonus } from "@touchline/store/bonuses";
import { useStore } from "../../../../elements/store.ts";
import { useText } from "../../../../messages/use-text.ts";
import { useBonusFormats } from "../bonus-format.ts";
import { freebetLines } from "../bonus-words.data.ts";

/** Says what a chosen bonus does for this very bet. */
export function useOfferLine(): (offer: OfferedBonus, bet: SlipBet) => string {
  const t = useText();
  const formats = useBonusFormats();
  const { slip, locale } = useStore();
  return (offer, bet) => {
    if (offer.freebet !== null) return t(freebetLines[offer.freebet.type], { amount: formats.money(offer.freebet.stake) });
    if (offer.points !== null) {
      const { now, earned, next } = offer.points;
      return next === null
        ? t("bonus.slip.earns", { count: earned, points: now + earned })
        : t("bonus.slip.earnsOf", { count: earned, points: now + earned, next });
    }
    if (offer.progress !== null) return t("bonus.slip.box", { count: offer.progress.count + 1, needed: offer.progress.needed });
    const boost = betBoost(bet);
    const stake = effectiveStake(slip.getState().slip, bet);
    const boosted = multiplyMoney(stake, slipBetOdds(bet));
    const plain = multiplyMoney(stake, slipBetOdds({ ...bet, bonus: null }));
    const more = subtractMoney(boosted, plain);
    if (more.minor === 0n) return t("bonus.slip.boostAlone", { percent: formats.percent(boost - 1000) });
    return t("bonus.slip.boost", { percent: formats.percent(boost - 1000), amount: formatMoney(more, locale) });
  };
}
