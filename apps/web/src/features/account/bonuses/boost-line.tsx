import { boostedCount, formatShownOdds, nextBoost, type SlipBet, type SlipSelection } from "@touchline/domain";
import { eligiblePicks, toSlipBonus, type OfferedBonus } from "@touchline/store/bonuses";
import { Button, Icon } from "@touchline/ui";
import { useState, type ReactNode } from "react";
import { usePreferences, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { useBonusFormats } from "./bonus-text.ts";

interface BoostLineProps {
  readonly bet: SlipBet;
  readonly offer: OfferedBonus;
}

const pickCount = 3;
const maxSegments = 6;

/** The boost of a combo in one line: the current boost, and the boost with another selection. Pressing it offers matches that qualify. */
export function BoostLine({ bet, offer }: BoostLineProps): ReactNode {
  const t = useText();
  const formats = useBonusFormats();
  const [isOpen, setOpen] = useState(false);
  const bonus = toSlipBonus(offer, bet);
  const count = boostedCount({ bonus, selections: bet.selections });
  const ranges = bonus.boost?.ranges ?? [];
  const next = nextBoost(ranges, count);
  const active = ranges.findIndex(({ minCount, maxCount }) => count >= minCount && (maxCount === null || count <= maxCount));
  const now = ranges[active]?.bonusOdds ?? 1000;
  const odds = formats.odds(offer.min_odds ?? 1001);
  const spoken =
    next === null
      ? t("bonus.slip.boostAlone", { percent: formats.percent(now - 1000) })
      : next.from === 1000
        ? t("bonus.coach.first", { count: next.missing, odds, to: formats.percent(next.to - 1000) })
        : t("bonus.coach.more", {
            count: next.missing,
            odds,
            from: formats.percent(next.from - 1000),
            to: formats.percent(next.to - 1000),
          });
  return (
    <>
      <button
        type="button"
        className="slip-boost n"
        aria-label={spoken}
        title={spoken}
        aria-expanded={next === null ? undefined : isOpen}
        disabled={next === null}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="bolt" size={14} />
        {now > 1000 ? (
          <b>
            <bdi>{formats.percent(now - 1000, "signed")}</bdi>
          </b>
        ) : null}
        <span aria-hidden="true">
          {ranges.slice(0, maxSegments).map(({ minCount }, index) => (
            <i key={minCount} data-step={index <= active ? "got" : index === active + 1 ? "next" : undefined} />
          ))}
        </span>
        {next === null ? null : (
          <>
            <span>{t("bets.moreLegs", { count: next.missing })}</span>
            <b>
              <bdi>{formats.percent(next.to - 1000, "signed")}</bdi>
            </b>
            <Icon name="chevron-down" size={14} className={isOpen ? "rotate-180" : ""} />
          </>
        )}
      </button>
      {isOpen && next !== null ? (
        <div className="grid gap-2 px-4 py-2">
          <p className="text-12 text-mid">{spoken}</p>
          <Picks key={bet.selections.length} offer={offer} />
        </div>
      ) : null}
    </>
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
    <ul className="grid gap-1" data-slip-picks="">
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
            <b className="n">{formatShownOdds(pick.odds, oddsFormat)}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}
