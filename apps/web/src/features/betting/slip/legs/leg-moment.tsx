import type { SlipSelection } from "@touchline/domain";
import type { ReactNode } from "react";
import { ClockLine } from "../../../../elements/scoreboard/clock-line.tsx";
import { LiveClock } from "../../../../elements/scoreboard/live-clock.tsx";
import { useDayFormat } from "../../../../elements/time/use-day-format.ts";
import { useMatch } from "../../../../elements/matches/use-match.ts";

interface LegMomentProps {
  readonly selection: SlipSelection;
  readonly layout: "column" | "sheet";
}

/** Which match a leg is of, and where it stands: clock, score and clock line while live, else when it starts. */
export function LegMoment({ selection, layout }: LegMomentProps): ReactNode {
  const names = selection.nameB === null ? selection.nameA : `${selection.nameA} – ${selection.nameB}`;
  const moment =
    selection.matchStatus === "live" ? (
      <LiveMoment matchId={selection.matchId} hasLine={layout === "column"} />
    ) : (
      <StartMoment startsAtMs={selection.startsAtMs} />
    );
  const event = <bdi className="min-w-0 truncate">{names}</bdi>;
  if (layout === "sheet") {
    return (
      <div className="flex items-center gap-2 text-12 leading-[18px] text-mid">
        {moment}
        {event}
      </div>
    );
  }
  return (
    <div className="text-12 leading-[18px] text-mid">
      <div className="flex">{event}</div>
      {moment}
    </div>
  );
}

function LiveMoment({ matchId, hasLine }: { readonly matchId: string; readonly hasLine: boolean }): ReactNode {
  const match = useMatch(matchId);
  const board = match?.scoreboard ?? null;
  if (match === undefined || board === null) return null;
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-hi">
      <LiveClock match={match} />
      {board.score === null ? null : (
        <bdi dir="ltr" className="n font-[620]">
          · {board.score.home}–{board.score.away}
        </bdi>
      )}
      {hasLine ? (
        <span className="ms-1 w-11">
          <ClockLine progress={board.progress} breaks={board.breaks} isRunning={board.clock?.isStopped !== true} />
        </span>
      ) : null}
    </span>
  );
}

function StartMoment({ startsAtMs }: { readonly startsAtMs: number }): ReactNode {
  const { day, time } = useDayFormat();
  return (
    <bdi className="n shrink-0">
      {day(startsAtMs)} {time(startsAtMs)}
    </bdi>
  );
}
