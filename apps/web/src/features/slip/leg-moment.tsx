import { formatClockTime, localeToNumberTag, tickClock, type SlipSelection } from "@touchline/domain";
import { useSyncExternalStore, type ReactNode } from "react";
import { startOfDayMs } from "../../elements/local-day.ts";
import { usePreferences } from "../../elements/use-preferences.ts";
import { useStore } from "../../elements/use-store.ts";
import { useText } from "../../messages/use-text.ts";

interface LegMomentProps {
  readonly selection: SlipSelection;
  readonly layout: "column" | "sheet";
}

/** Which match a leg is of, and where it stands: clock and score while live, else when it starts. */
export function LegMoment({ selection, layout }: LegMomentProps): ReactNode {
  const names = selection.nameB === null ? selection.nameA : `${selection.nameA} – ${selection.nameB}`;
  const moment =
    selection.matchStatus === "live" ? (
      <LiveMoment matchId={selection.matchId} />
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

function LiveMoment({ matchId }: { readonly matchId: string }): ReactNode {
  const { entities, clock } = useStore();
  const match = useSyncExternalStore(
    (listener) => entities.subscribeMatch(matchId, listener),
    () => entities.match(matchId),
    () => entities.match(matchId),
  );
  const now = useSyncExternalStore(
    clock.subscribe,
    () => Math.floor(clock.now() / 1000) * 1000,
    () => 0,
  );
  const board = match?.scoreboard ?? null;
  const reading = board?.clock === null || board?.clock === undefined ? null : tickClock(board.clock, now);
  const seconds = reading?.remainingSeconds ?? reading?.playedSeconds ?? null;
  const parts = [
    reading !== null && seconds !== null && board?.clock?.isStopped !== true
      ? formatClockTime(seconds)
      : (board?.phaseName ?? null),
    board?.score === null || board?.score === undefined ? null : `${board.score.home}–${board.score.away}`,
  ].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return (
    <span className="n inline-flex shrink-0 items-center gap-1.5 font-[620] text-hi">
      <span className="size-1.5 rounded-full bg-live" />
      <bdi dir="ltr">{parts.join(" · ")}</bdi>
    </span>
  );
}

function StartMoment({ startsAtMs }: { readonly startsAtMs: number }): ReactNode {
  const t = useText();
  const { locale, clock } = useStore();
  const { timeZone } = usePreferences();
  const dayMs = 86_400_000;
  const days = Math.round((startOfDayMs(startsAtMs, timeZone) - startOfDayMs(clock.now(), timeZone)) / dayMs);
  const time = new Intl.DateTimeFormat(localeToNumberTag(locale), {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(startsAtMs);
  const day =
    days === 0
      ? t("slip.today")
      : days === 1
        ? t("slip.tomorrow")
        : new Intl.DateTimeFormat(localeToNumberTag(locale), { day: "2-digit", month: "2-digit", timeZone }).format(
            startsAtMs,
          );
  return (
    <bdi className="n shrink-0">
      {day} {time}
    </bdi>
  );
}
