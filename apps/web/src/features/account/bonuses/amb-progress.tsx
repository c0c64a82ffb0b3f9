import { freebetAmbOf, type FreebetAmb } from "@touchline/store/bonuses";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useResource, useStore } from "../../../elements/store.ts";
import { useDayFormat } from "../../../elements/time.ts";
import { useText } from "../../../messages/use-text.ts";
import { freebetTerms, useBonusFormats } from "./bonus-text.ts";
import { ProgressLine } from "./bonus-progress.tsx";

/** The player's progress towards freebets that are issued automatically after a number of bets. */
export function AmbProgress({ playerId }: { readonly playerId: string }): ReactNode {
  const { api } = useStore();
  const { data } = useResource(freebetAmbOf(api, playerId));
  return (data ?? []).map((amb) => <AmbCard key={amb.id} amb={amb} />);
}

/** One automatic freebet: settled bets, open bets and the next freebet. */
export function AmbCard({ amb }: { readonly amb: FreebetAmb }): ReactNode {
  const t = useText();
  const formats = useBonusFormats();
  const days = useDayFormat();
  const needed = amb.amb_ranges.at(-1)?.number_of_bets ?? 0;
  const next = amb.amb_ranges.find((range) => range.number_of_bets > amb.progress_count);
  const text = t("bonus.progress.bets", { count: amb.progress_count, needed });
  return (
    <section className="mx-(--gutter) mb-4 grid gap-2 rounded-3 bg-pane p-4 shadow-1">
      <h2 className="font-[680]">
        <bdi>{amb.name}</bdi>
      </h2>
      <ProgressLine
        label={text}
        count={amb.progress_count}
        possible={Math.min(needed, amb.possible_progress_count)}
        needed={needed}
        marks={amb.amb_ranges.slice(0, -1).map((range) => range.number_of_bets)}
      />
      <p className="text-13 text-mid">
        {text} · {t("bonus.amb.terms", { stake: formats.money(amb.min_stake, "short"), odds: formats.odds(amb.min_odds ?? 1001) })}
        {next === undefined
          ? ""
          : ` · ${t("bonus.amb.next", { bets: next.number_of_bets, amount: formats.money(next.issued_bonus_amount, "short") })}`}
      </p>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-mid marker:content-none">
          {t("bonus.terms")}
          <Icon name="chevron-down" size={16} className="text-mid transition-transform group-open:rotate-180" />
        </summary>
        <ul className="grid list-disc gap-1.5 ps-5 pt-2 text-14 text-mid">
          {amb.amb_ranges.map((range) => (
            <li key={range.number_of_bets}>
              {t("bonus.amb.range", {
                bets: range.number_of_bets,
                count: range.number_of_freebets,
                amount: formats.money(range.issued_bonus_amount),
              })}
            </li>
          ))}
          <li>{t("bonus.term.minStake", { amount: formats.money(amb.min_stake) })}</li>
          {amb.min_odds === null ? null : <li>{t("bonus.amb.odds", { odds: formats.odds(amb.min_odds) })}</li>}
          <li>{t("bonus.amb.cash")}</li>
          <li>{t("bonus.amb.again")}</li>
          <li>{t(freebetTerms[amb.type])}</li>
          {amb.issue_to === "" ? null : <li>{t("bonus.term.until", { until: days.moment(Date.parse(amb.issue_to)) })}</li>}
        </ul>
      </details>
    </section>
  );
}
