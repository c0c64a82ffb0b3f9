import { formatClockTime, tickClock } from "@touchline/domain";
import type { Match, Store } from "@touchline/store";
import { EmptyState } from "@touchline/ui";
import { useEffect, useMemo, useRef, type ReactNode } from "react";
import { fieldMark } from "../../../elements/matches/sport-fields.ts";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { drawScene, sceneSize, type SceneMoment, type ScenePaint } from "./scene.ts";
import { FilmPlayer } from "./stream-players.tsx";

const picturesPerSecond = 25;
/** News stand in the picture so long, match seconds. */
const newsSeconds = 30;

/** Tokens are light and dark at once: a colour is known only where it is used. */
function readPaint(): ScenePaint {
  const probe = document.body.appendChild(document.createElement("i"));
  const read = (name: string): string => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const paint = {
    ground: read("--bg"),
    grass: read("--raise"),
    line: read("--line-2"),
    home: read("--home"),
    away: read("--away"),
    plate: read("--bug"),
    onPlate: read("--on-bug"),
    text: read("--hi"),
    font: getComputedStyle(probe).fontFamily,
  };
  probe.remove();
  return paint;
}

function clockOf(match: Match, nowMs: number): string {
  const { scoreboard } = match;
  const clock = scoreboard?.clock ?? null;
  if (scoreboard === null || clock === null) return scoreboard?.phaseName ?? "";
  // Product time already runs at the feed's speed.
  const reading = tickClock({ ...clock, speed: 1 }, nowMs);
  const seconds = reading.remainingSeconds ?? reading.playedSeconds;
  return seconds === null ? scoreboard.phaseName : formatClockTime(seconds);
}

/** What the picture shows now; the ball lies where the latest event was while that is news. */
function momentOf(store: Store, matchId: string, mark: string): SceneMoment | null {
  const match = store.entities.match(matchId);
  if (match === undefined) return null;
  const nowMs = store.clock.now();
  const latest = store.queries.peek(store.listings.timeline(matchId))?.progress.latest ?? null;
  const isNews = latest?.at_seconds !== undefined && (nowMs - match.startsAtMs) / 1000 - latest.at_seconds < newsSeconds;
  const { score } = match.scoreboard ?? { score: null };
  const sportKey = match.league.sport.key;
  return {
    sportKey,
    seconds: performance.now() / 1000,
    pull: isNews ? (fieldMark(sportKey, latest)?.spots[0] ?? null) : null,
    texts: {
      home: match.home?.shortName ?? "",
      away: match.away?.shortName ?? "",
      score: score === null ? "" : `${score.home}–${score.away}`,
      clock: clockOf(match, nowMs),
      news: isNews ? latest.text : null,
      mark,
    },
  };
}

/** The demo stream: a scene that the page draws itself and plays like any film. */
export function ScenePlayer({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const store = useStore();
  const note = t("stream.demo");
  // Keeps what happens fresh while only the pictures are on the page.
  useResource(store.listings.timeline(match.id));
  const canvas = useMemo(() => Object.assign(document.createElement("canvas"), sceneSize), []);
  const film = useMemo(() => ("captureStream" in canvas ? canvas.captureStream(picturesPerSecond) : null), [canvas]);
  const isPlaying = useRef(false);
  useEffect(() => {
    const context = canvas.getContext("2d");
    if (context === null) return;
    const paint = readPaint();
    const draw = (): void => {
      const moment = momentOf(store, match.id, note);
      if (moment !== null) drawScene(context, moment, paint);
    };
    draw();
    const timer = setInterval(() => {
      if (isPlaying.current) draw();
    }, 1000 / picturesPerSecond);
    return () => clearInterval(timer);
  }, [canvas, store, match.id, note]);
  if (film === null) return <EmptyState icon="video" title={t("stream.none")} />;
  return (
    <FilmPlayer
      source={film}
      note={note}
      onState={(state) => {
        isPlaying.current = state === "playing";
      }}
    />
  );
}
