import type { ReactNode } from "react";
import type { Bonus } from "@touchline/store/bonuses";
import { useText } from "../../../messages/use-text.ts";
import { useBonusFormats } from "./bonus-text.ts";

/** The player's progress with a bonus that is earned in steps. Hidden for other bonuses. */
export function BonusProgress({ bonus }: { readonly bonus: Bonus }): ReactNode {
  if (bonus.lootbox !== null && bonus.user_status === "active") return <BoxProgress box={bonus.lootbox} />;
  if (bonus.hunting === null || bonus.user_status !== "active") return null;
  return bonus.tournament === null ? <PointsProgress hunting={bonus.hunting} /> : <Place bonus={bonus} />;
}

function BoxProgress({ box }: { readonly box: NonNullable<Bonus["lootbox"]> }): ReactNode {
  const t = useText();
  const { count, possible, needed } = box.progress_bar;
  const text = t("bonus.progress.bets", { count, needed });
  return (
    <div className="grid gap-1.5">
      <ProgressLine label={text} count={count} possible={possible} needed={needed} />
      <p className="text-13 text-mid">{text}</p>
    </div>
  );
}

function PointsProgress({ hunting }: { readonly hunting: NonNullable<Bonus["hunting"]> }): ReactNode {
  const t = useText();
  const formats = useBonusFormats();
  const needed = hunting.farming_ranges.at(-1)?.points ?? 0;
  const next = hunting.farming_ranges.find((range) => range.points > hunting.points);
  const text = t("bonus.progress.points", { points: hunting.points, needed });
  const openCount = hunting.potential_points - hunting.points;
  return (
    <div className="grid gap-1.5">
      <ProgressLine
        label={text}
        count={hunting.points}
        possible={hunting.potential_points}
        needed={needed}
        marks={hunting.farming_ranges.slice(0, -1).map((range) => range.points)}
      />
      <p className="text-13 text-mid">
        {text}
        {openCount > 0 ? ` · ${t("bonus.progress.open", { count: openCount })}` : ""}
        {next === undefined ? "" : ` · ${t("bonus.progress.next", { points: next.points, percent: formats.percent(next.share) })}`}
      </p>
      {hunting.potential_freebet_amount === null ? null : (
        <p className="text-13 text-mid">{t("bonus.progress.worth", { amount: formats.money(hunting.potential_freebet_amount) })}</p>
      )}
    </div>
  );
}

function Place({ bonus }: { readonly bonus: Bonus }): ReactNode {
  const t = useText();
  const { tournament, hunting } = bonus;
  if (tournament === null || hunting === null) return null;
  return (
    <p className="text-13 text-mid">
      {tournament.position === null
        ? t("bonus.progress.noPlace")
        : t("bonus.progress.place", { place: tournament.position, players: tournament.players, points: hunting.points })}
    </p>
  );
}

interface ProgressLineProps {
  readonly label: string;
  readonly count: number;
  /** The count including open bets; drawn lighter. */
  readonly possible: number;
  readonly needed: number;
  /** Intermediate goals. */
  readonly marks?: readonly number[];
}

/** A progress bar with the settled count, the possible count and the goals. */
export function ProgressLine({ label, count, possible, needed, marks = [] }: ProgressLineProps): ReactNode {
  const share = (value: number): string => `${needed === 0 ? 0 : Math.min(100, (100 * value) / needed)}%`;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={needed}
      aria-valuenow={Math.min(count, needed)}
      className="relative h-2 overflow-hidden rounded-full bg-cell"
    >
      <span className="absolute inset-y-0 start-0 bg-ctl" style={{ inlineSize: share(possible) }} />
      <span className="absolute inset-y-0 start-0 bg-sel" style={{ inlineSize: share(count) }} />
      {marks.map((mark) => (
        <span key={mark} className="absolute inset-y-0 w-px bg-line-2" style={{ insetInlineStart: share(mark) }} />
      ))}
    </div>
  );
}

interface BoostRangesProps {
  readonly ranges: readonly { readonly min_count: number; readonly max_count: number | null; readonly bonus_odds: number }[];
  /** Index of the range that applies to the bet. */
  readonly active?: number | null;
}

/** The boosts by number of legs, side by side. */
export function BoostRanges({ ranges, active = null }: BoostRangesProps): ReactNode {
  const t = useText();
  const formats = useBonusFormats();
  return (
    <ol className="flex gap-px overflow-hidden rounded-2" aria-label={t("bonus.ranges")}>
      {ranges.map((range, index) => (
        <li
          key={range.min_count}
          aria-current={index === active ? "step" : undefined}
          className={`grid min-w-0 flex-1 py-1.5 text-center ${index === active ? "bg-sel text-on-sel" : "bg-cell"}`}
        >
          <b className="n text-14">
            <bdi>{formats.percent(range.bonus_odds - 1000, "signed")}</bdi>
          </b>
          <span className="n text-12">
            <bdi>
              {range.max_count === range.min_count
                ? range.min_count
                : range.max_count === null
                  ? `${range.min_count}+`
                  : `${range.min_count}–${range.max_count}`}
            </bdi>
          </span>
        </li>
      ))}
    </ol>
  );
}
