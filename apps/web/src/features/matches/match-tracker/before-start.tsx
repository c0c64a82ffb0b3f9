import type { FormMatch, Match } from "@touchline/store";
import { formatClockTime } from "@touchline/domain";
import type { ReactNode } from "react";
import { FormChips } from "../../../elements/standings/form-chips.tsx";
import { SideMark } from "../../../elements/scoreboard/team-line.tsx";
import { useDayFormat } from "../../../elements/time/use-day-format.ts";
import { useNow } from "../../../elements/time/use-now.ts";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";

const hourSeconds = 3_600;

function Countdown({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const format = useDayFormat();
  const seconds = Math.max(0, Math.ceil((match.startsAtMs - useNow()) / 1000));
  const isSoon = seconds < hourSeconds;
  return (
    <p className="grid justify-items-center gap-1">
      <span className="text-12 text-mid">{t("match.kickOff")}</span>
      <bdi className="n text-28 leading-none font-bold">{isSoon ? formatClockTime(seconds) : format.time(match.startsAtMs)}</bdi>
      <bdi className="text-13 text-mid">{isSoon ? format.time(match.startsAtMs) : format.day(match.startsAtMs)}</bdi>
    </p>
  );
}

function Side({
  match,
  side,
  form,
}: {
  readonly match: Match;
  readonly side: "home" | "away";
  readonly form: readonly FormMatch[];
}): ReactNode {
  const team = match[side];
  if (team === null) return null;
  return (
    <li className="flex min-h-9 items-center gap-2 text-13">
      <SideMark team={team} sportKey={match.league.sport.key} />
      <bdi className="min-w-0 flex-1 truncate font-[570]">{team.name}</bdi>
      {form.length === 0 ? null : <FormChips form={form.map(({ result }) => result).toReversed()} />}
    </li>
  );
}

/** Before a match: when it starts, and how both sides did lately. */
export function BeforeStart({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const past = useResource(listings.headToHead(match.id)).data ?? null;
  return (
    <div className="grid min-h-48 content-center gap-5 px-4 py-3">
      <Countdown match={match} />
      <div>
        {past === null ? null : <h3 className="pb-1 text-12 font-[640] text-mid">{t("standings.form")}</h3>}
        <ul>
          <Side match={match} side="home" form={past?.form.home ?? []} />
          <Side match={match} side="away" form={past?.form.away ?? []} />
        </ul>
      </div>
    </div>
  );
}
