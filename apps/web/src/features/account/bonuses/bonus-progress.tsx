import type { Bonus } from "@touchline/store/bonuses";
import type { ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";
import { useBonusFormats } from "./bonus-format.ts";
import { ProgressLine } from "./progress-line.tsx";

/** Where the player stands with a bonus that is earned step by step; nothing for the others. */
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
