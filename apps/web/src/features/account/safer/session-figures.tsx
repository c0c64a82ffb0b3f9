import { formatMoney, wireToMoney, minuteMs } from "@touchline/domain";
import type { SessionFacts } from "@touchline/store/safer-gambling";
import type { ReactNode } from "react";
import { useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";

/** Whole minutes since the session began. */
export function minutesSince(startedAt: string, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - Date.parse(startedAt)) / minuteMs));
}

/** The duration and the result of the session. */
export function SessionFigures({ facts }: { readonly facts: SessionFacts }): ReactNode {
  const t = useText();
  const { locale, ports } = useStore();
  const moneyOf = (value: number) => wireToMoney({ value, currency: facts.currency, subunits: facts.subunits });
  const rows = [
    [t("safer.session.time"), timeText(t, minutesSince(facts.started_at, ports.time.now()))],
    [t("safer.session.staked"), formatMoney(moneyOf(facts.wagered), locale)],
    [t("safer.session.returned"), formatMoney(moneyOf(facts.returned), locale)],
    [t("safer.session.net"), formatMoney(moneyOf(facts.net), locale)],
  ];
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-2 bg-cell">
      {rows.map(([name, value]) => (
        <div key={name} className="bg-raise px-3 py-2.5">
          <dt className="text-12 text-mid">{name}</dt>
          <dd className="n text-16 font-[650]">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Hours and minutes in words. */
export function timeText(t: ReturnType<typeof useText>, minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? t("safer.minutes", { minutes }) : t("safer.hours", { hours, minutes: minutes % 60 });
}
