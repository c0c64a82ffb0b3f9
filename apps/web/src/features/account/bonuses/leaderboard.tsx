import { ratingOf, type LeaderboardEntry } from "@touchline/store/bonuses";
import type { ReactNode } from "react";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { useBonusFormats } from "./bonus-text.ts";
import { usePlayerId } from "./use-bonuses.ts";

/** The ranking of a tournament, with the current prize of each place. */
export function Leaderboard({ id }: { readonly id: number }): ReactNode {
  const t = useText();
  const { api } = useStore();
  const playerId = usePlayerId();
  const { data, isError } = useResource(ratingOf(api, playerId, id));
  if (isError) return <p className="text-mid">{t("bonus.rating.failed")}</p>;
  if (data === undefined) return <div className="h-24" aria-busy="true" />;
  return <LeaderboardTable entries={data} />;
}

export function LeaderboardTable({ entries }: { readonly entries: readonly LeaderboardEntry[] }): ReactNode {
  const t = useText();
  const formats = useBonusFormats();
  if (entries.length === 0) return <p className="text-mid">{t("bonus.rating.none")}</p>;
  return (
    <table className="n w-full text-14">
      <caption className="sr-only">{t("bonus.rating.title")}</caption>
      <thead>
        <tr className="text-12 text-mid">
          <th className="py-1.5 text-start font-normal">{t("bonus.rating.place")}</th>
          <th className="py-1.5 text-start font-normal">{t("bonus.rating.player")}</th>
          <th className="py-1.5 text-end font-normal">{t("bonus.rating.points")}</th>
          <th className="py-1.5 text-end font-normal">{t("bonus.rating.prize")}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.position} className={`border-t border-line ${entry.current_user ? "font-bold" : ""}`}>
            <td className="py-2">{entry.position}</td>
            <td className="max-w-0 py-2">
              <bdi className="block truncate">{entry.current_user ? t("bonus.rating.you") : entry.email}</bdi>
            </td>
            <td className="py-2 text-end">{entry.points}</td>
            <td className="py-2 text-end">
              {entry.farmed_amount === 0
                ? "–"
                : formats.money({ value: entry.farmed_amount, currency: entry.currency_code, subunits: entry.subunits })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
