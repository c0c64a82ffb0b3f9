import type { Jackpot } from "@touchline/store/bonuses";
import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { useBonusFormats } from "../bonus-format.ts";
import { RollingAmount } from "./rolling-amount.tsx";

const levelWords = {
  created: "jackpot.created",
  paused: "jackpot.paused",
  finished: "jackpot.finished",
  disabled: "jackpot.disabled",
} as const;

/** A jackpot with its levels; their amounts roll as bets come in. */
export function JackpotPanel({ jackpot }: { readonly jackpot: Jackpot }): ReactNode {
  const t = useText();
  const formats = useBonusFormats();
  const { currency, subunits } = jackpot;
  return (
    <section aria-label={jackpot.name} className="mx-(--gutter) my-4 grid gap-3 rounded-3 bg-pane p-4 shadow-1" data-jackpot={jackpot.id}>
      <header className="flex flex-wrap items-center gap-3">
        <span className="grid h-10 w-10 shrink-0 place-items-center rounded-2 bg-sel text-on-sel">
          <Icon name="trophy" size={20} />
        </span>
        <h3 className="min-w-0 flex-1 font-[680] leading-tight">
          <bdi>{jackpot.name}</bdi>
          {jackpot.status === "active" ? null : <span className="block text-12 font-normal text-mid">{t(levelWords[jackpot.status])}</span>}
        </h3>
        <RollingAmount minor={jackpot.amount} currency={currency} subunits={subunits} className="text-22 font-[720]" />
      </header>
      <ul className="grid grid-cols-3 gap-2">
        {jackpot.levels.map((level) => (
          <li key={level.code} className="grid content-start gap-0.5 rounded-2 bg-cell p-2 text-center">
            <span className="text-12 text-mid">
              <bdi>{level.name}</bdi>
              {level.state === "active" ? null : ` · ${t(levelWords[level.state])}`}
            </span>
            <RollingAmount minor={level.pool_amount} currency={currency} subunits={subunits} className="font-bold" />
            <span className="n text-12 text-low">
              {t("jackpot.dropsBefore", { amount: formats.money({ value: level.drop_before, currency, subunits }, "short") })}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-13 text-mid">
        {t("jackpot.terms", {
          stake: formats.money({ value: jackpot.min_stake, currency, subunits }, "short"),
          odds: formats.odds(jackpot.min_odds),
          percent: formats.percent(jackpot.contribution / 10),
        })}
      </p>
    </section>
  );
}
