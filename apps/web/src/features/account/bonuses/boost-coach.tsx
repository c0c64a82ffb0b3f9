import { boostedCount, formatOdds, nextBoost, type SlipBet, type SlipSelection } from "@touchline/domain";
import { eligiblePicks, toSlipBonus, type OfferedBonus } from "@touchline/store/bonuses";
import { Button } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { usePreferences, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { useBonusFormats } from "./bonus-text.ts";
import { BoostRanges } from "./bonus-progress.tsx";

interface BoostCoachProps {
  readonly bet: SlipBet;
  readonly offer: OfferedBonus;
}

const pickCount = 3;

/** Says what another leg would add to the boost, and offers matches that qualify. */
export function BoostCoach({ bet, offer }: BoostCoachProps): ReactNode {
  const t = useText();
  const formats = useBonusFormats();
  const bonus = toSlipBonus(offer, bet);
  const count = boostedCount({ bonus, selections: bet.selections });
  const ranges = bonus.boost?.ranges ?? [];
  const next = nextBoost(ranges, count);
  const active = ranges.findIndex(({ minCount, maxCount }) => count >= minCount && (maxCount === null || count <= maxCount));
  return (
    <div className="grid gap-2">
      {bet.selections.length < 2 ? null : (
        <div>
          <p aria-hidden="true" className="pb-1 text-12 text-mid">
            {t("bonus.ranges")}
          </p>
          <BoostRanges ranges={offer.ranges} active={active < 0 ? null : active} />
        </div>
      )}
      {next === null ? null : (
        <p className="text-13 text-mid">
          {next.from === 1000
            ? t("bonus.coach.first", {
                count: next.missing,
                odds: formats.odds(offer.min_odds ?? 1001),
                to: formats.percent(next.to - 1000),
              })
            : t("bonus.coach.more", {
                count: next.missing,
                odds: formats.odds(offer.min_odds ?? 1001),
                from: formats.percent(next.from - 1000),
                to: formats.percent(next.to - 1000),
              })}
        </p>
      )}
      {next === null ? null : <Picks key={bet.selections.length} offer={offer} />}
    </div>
  );
}

/** Matches that qualify. Loaded on request. */
function Picks({ offer }: { readonly offer: OfferedBonus }): ReactNode {
  const t = useText();
  const store = useStore();
  const { oddsFormat } = usePreferences();
  const [picks, setPicks] = useState<readonly SlipSelection[] | "asking" | null>(null);
  function ask(): void {
    setPicks("asking");
    eligiblePicks(store, { minOdds: offer.min_odds, conditions: offer.event_conditions, count: pickCount }).then(setPicks, () =>
      setPicks([]),
    );
  }
  if (picks === null || picks === "asking") {
    return (
      <Button tone="plain" className="justify-self-start" disabled={picks === "asking"} onClick={ask}>
        {t("bonus.coach.show")}
      </Button>
    );
  }
  if (picks.length === 0) return <p className="text-13 text-mid">{t("bonus.coach.none")}</p>;
  return (
    <ul className="grid gap-1">
      {picks.map((pick) => (
        <li key={pick.id}>
          <button
            type="button"
            className="flex min-h-11 w-full items-center gap-3 rounded-2 bg-cell px-3 text-start hover:bg-raise"
            onClick={() => store.slip.dispatch({ type: "selectionToggled", selection: pick })}
          >
            <span className="min-w-0 flex-1">
              <b>
                <bdi className="block truncate">{pick.outcomeName}</bdi>
              </b>
              <span className="text-12 text-mid">
                <bdi className="block truncate">{pick.nameB === null ? pick.nameA : `${pick.nameA} – ${pick.nameB}`}</bdi>
              </span>
            </span>
            <b className="n">{formatOdds(pick.odds, oddsFormat)}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}
