import { boostFactor, boostOf, formatTotalOdds, multiplyOdds, type Odds } from "@touchline/domain";
import type { Bonus } from "@touchline/store/bonuses";
import { popularCombosOf, type ShownCombo } from "@touchline/store/popular-combos";
import type { ReactNode } from "react";
import { ComboChain } from "../../../elements/betting/combo-chain.tsx";
import { comboMatches, usePopularCombo } from "../../../elements/betting/popular-combo.ts";
import { matchName } from "../../../elements/matches/match.ts";
import { usePreferences, useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { useBonusFormats } from "./bonus-text.ts";
import { isRunning, useBonuses, useIsCalm, usePlayerId } from "./use-bonuses.ts";

/** Equal to the number in the block of popular combos, so that both share one request. */
const comboCount = 3;
const runningBoosts = { isRunning: true } as const;

type Offer = Pick<Bonus, "comboboost" | "min_odds" | "max_odds" | "match_status" | "event_conditions">;

/** The highest boost of the offers for a combo at these odds, in thousandths. Ignores offers for certain events, which the slip handles. */
export function comboBoost(offers: readonly Offer[], odds: readonly Odds[]): number {
  const boosts = offers
    .filter(({ match_status: status, event_conditions: events }) => status === null && events.length === 0)
    .map(({ comboboost, min_odds: min, max_odds: max }) => {
      const count = odds.filter((one) => one >= (min ?? 0) && one <= (max ?? Infinity)).length;
      const ranges = comboboost?.ranges ?? [];
      return boostOf(
        ranges.map((range) => ({ minCount: range.min_count, maxCount: range.max_count, bonusOdds: range.bonus_odds })),
        count,
      );
    });
  return Math.max(1000, ...boosts);
}

interface BoostedComboProps {
  /** Shown while no combo is boosted. */
  readonly fallback: ReactNode;
}

/** A popular combo at its odds with the running combo boost. */
export function BoostedCombo({ fallback }: BoostedComboProps): ReactNode {
  const combos = useResource(popularCombosOf(useStore())).data?.slice(0, comboCount);
  const { bonuses } = useBonuses(runningBoosts);
  const isVisitor = usePlayerId() === null;
  const offers = (bonuses ?? []).filter(
    (bonus) => bonus.type === "comboboost" && isRunning(bonus) && (isVisitor || bonus.user_status !== "not_available"),
  );
  const isCalm = useIsCalm();
  const { listings } = useStore();
  const { data } = useResource(listings.matches(comboMatches(combos ?? [])), { isEnabled: combos !== undefined && combos.length > 0 });
  const combo = combos?.[0];
  if (isCalm || data === undefined || combo === undefined || offers.length === 0) return fallback;
  return <Boosted combo={combo} offers={offers} fallback={fallback} />;
}

function Boosted({
  combo,
  offers,
  fallback,
}: BoostedComboProps & { readonly combo: ShownCombo; readonly offers: readonly Bonus[] }): ReactNode {
  const t = useText();
  const formats = useBonusFormats();
  const { oddsFormat } = usePreferences();
  const current = usePopularCombo(combo);
  const odds = current?.legs.map(({ selection }) => selection.odds) ?? [];
  const boost = comboBoost(offers, odds);
  if (current === null || boost === 1000) return fallback;
  const boosted = formatTotalOdds(boostFactor(multiplyOdds(odds), boost), oddsFormat);
  return (
    <section className="cv-boost" aria-label={t("bonus.type.comboboost")}>
      <h2>
        {t("bonus.type.comboboost")}
        <bdi className="n">{formats.percent(boost - 1000, "signed")}</bdi>
      </h2>
      <ComboChain size={28} legs={current.chain} />
      <ul>
        {current.legs.map(({ match, selection, side }) => (
          <li key={selection.id}>
            <b>
              <bdi>{selection.outcomeName}</bdi>
            </b>{" "}
            {side === null ? null : "– "}
            <bdi>{side === null ? matchName(match) : match[side === "home" ? "away" : "home"]?.commonName}</bdi>
          </li>
        ))}
      </ul>
      <button type="button" className="combo-add" aria-pressed={current.isOn} onClick={current.toggle}>
        {t(current.isOn ? "combos.onSlip" : "combos.add")}
        <s className="n">{current.total}</s>
        <b className="n">{boosted}</b>
      </button>
    </section>
  );
}
