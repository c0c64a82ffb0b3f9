import { formatClockTime } from "@touchline/domain";
import type { Match, MatchScoreboard } from "@touchline/store";
import { Icon } from "@touchline/ui";
import { type ReactNode, useEffect, useState } from "react";
import { enter, isMotionOff } from "../../../elements/rendering/motion.ts";
import { useStore } from "../../../elements/store.ts";
import { useNow } from "../../../elements/time.ts";
import { useText } from "../../../messages/use-text.ts";
import "../../../styles/match-head.css";

/** Duration of the ribbon's exit, ms. */
const leavesMs = 180;

type Pause = NonNullable<MatchScoreboard["pause"]>;

/** The pause of a match, which stays for a moment after its end. */
function useShownPause({ status, scoreboard }: Match): { readonly pause: Pause | undefined; readonly isOver: boolean } {
  const { time } = useStore().ports;
  const pause = status === "live" ? scoreboard?.pause : undefined;
  const [shown, setShown] = useState(pause);
  if (pause !== undefined && pause !== shown) setShown(pause);
  const isOver = pause === undefined && shown !== undefined;
  useEffect(() => (isOver ? time.after(isMotionOff() ? 0 : leavesMs, () => setShown(undefined)) : undefined), [isOver, time]);
  return { pause: pause ?? shown, isOver };
}

/** Animates the ribbon again when paused odds are tapped. */
function comeAgain({ target }: Event): void {
  if (!(target instanceof Element) || target.closest("[data-locked=paused]") === null) return;
  enter(document.querySelector(".ribbon"), { from: { transform: "translateY(-6px)", opacity: 0 }, durationMs: 240 });
}

/** A ribbon over the chances with the reason why no market of the match accepts bets. */
export function PauseRibbon({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const { pause, isOver } = useShownPause(match);
  useEffect(() => {
    addEventListener("click", comeAgain);
    return () => removeEventListener("click", comeAgain);
  }, []);
  if (pause === undefined) return null;
  const { name, side, sinceMs } = pause;
  const team = side === null ? undefined : match[side]?.commonName;
  return (
    <div className="ribbon" data-side={side} data-over={isOver || undefined}>
      <i>
        <Icon name="pause" size={14} />
      </i>
      <p role="status">
        <b>{t("match.oddsPaused")}</b> <bdi>{name === null ? null : `${team === undefined ? name : `${name}, ${team}`}.`}</bdi>{" "}
        <span className="ribbon-kept">{t("match.pausedKept")}</span>
      </p>
      {sinceMs === null ? null : <PauseTime sinceMs={sinceMs} />}
    </div>
  );
}

/** The time since the pause began. Hidden from screen readers, which announce only its start. */
function PauseTime({ sinceMs }: { readonly sinceMs: number }): ReactNode {
  const seconds = Math.max(0, Math.floor((useNow() - sinceMs) / 1000));
  return (
    <b className="n" aria-hidden="true">
      {formatClockTime(seconds)}
    </b>
  );
}
