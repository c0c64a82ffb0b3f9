import { formatOdds, formatTotalOdds, oddsToFraction, type OddsFormat } from "@touchline/domain";
import type { ListedBet } from "@touchline/store";
import type { Text } from "../../../../messages/text.ts";
import { hasLegPrices } from "../card/bet-state.ts";
import { betTitle } from "../card/bet-title.ts";
import { shownLegs, type BetImage } from "./bet-image.ts";

interface ImagePlace {
  readonly t: Text;
  readonly oddsFormat: OddsFormat;
  readonly link: string;
  readonly isRightToLeft: boolean;
}

/** Writes a bet for its picture: legs and prices, no money and no reference. */
export function betToImage(bet: ListedBet, { t, oddsFormat, link, isRightToLeft }: ImagePlace): BetImage {
  const hidden = Math.max(0, bet.legs.length - shownLegs);
  return {
    title: betTitle(bet, t),
    oddsLabel: t("bets.totalOdds"),
    odds: bet.odds === null ? "" : formatTotalOdds(oddsToFraction(bet.odds), oddsFormat),
    legs: bet.legs.slice(0, shownLegs).map((leg) => ({
      name: `${leg.outcomeName.slice(0, 1).toUpperCase()}${leg.outcomeName.slice(1)}`,
      detail: `${leg.matchName} · ${leg.marketName}`,
      odds: hasLegPrices(bet) ? formatOdds(leg.odds, oddsFormat) : "",
    })),
    moreText: hidden === 0 ? null : t("bets.moreLegs", { count: hidden }),
    link: link.replace(/^https?:\/\//u, ""),
    brand: t("shell.brand"),
    isRightToLeft,
  };
}
