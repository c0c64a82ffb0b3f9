import type { JackpotHit } from "@touchline/store/bonuses";
import type { ReactNode } from "react";
import { useDayFormat } from "../../../../elements/time/use-day-format.ts";
import { useText } from "../../../../messages/use-text.ts";
import { useBonusFormats } from "../bonus-format.ts";

const hitWords = { initial: "jackpot.initial", approved: "jackpot.approved", declined: "jackpot.declined" } as const;

/** The latest hits, newest first; players are told apart without being named. */
export function JackpotHits({ hits }: { readonly hits: readonly JackpotHit[] }): ReactNode {
  const t = useText();
  const formats = useBonusFormats();
  const days = useDayFormat();
  if (hits.length === 0) return <p className="px-(--gutter) py-3 text-mid">{t("jackpot.noHits")}</p>;
  return (
    <ol aria-label={t("jackpot.hits")} className="px-(--gutter) pb-4">
      {hits.map((hit) => (
        <li key={hit.id} className={`flex items-center gap-3 border-b border-line py-2 ${hit.is_own ? "font-bold" : ""}`}>
          <span className="min-w-0 flex-1">
            <bdi>{hit.jackpot_level_name}</bdi> · <span className="n">{hit.is_own ? t("jackpot.you") : hit.user_hash}</span>
            <span className="block text-12 font-normal text-mid">
              {days.moment(Date.parse(hit.created_at))}
              {hit.status === "paid" ? "" : ` · ${t(hitWords[hit.status])}`}
            </span>
          </span>
          <span className="n">{formats.money({ value: hit.amount, currency: hit.currency, subunits: hit.subunits })}</span>
        </li>
      ))}
    </ol>
  );
}
