import { formatClockTime, tickClock } from "@touchline/domain";
import type { Match, Store } from "@touchline/store";
import { EmptyState } from "@touchline/ui";
import { useEffect, useMemo, useRef, type ReactNode } from "react";
import { matchColours, type MatchColours, toCssColour } from "../../../elements/matches/match-colours.ts";
import { fieldMark } from "../../../elements/matches/sport-fields.ts";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { drawScene, sceneSize, type SceneMoment, type ScenePaint } from "./scene.ts";
import { VideoPlayer } from "./stream-players.tsx";

const framesPerSecond = 25;
/** How long the latest event is shown, in match seconds. */
const eventSeconds = 30;

/** Reads the colours of the match and of tokens. `light-dark()` resolves only on an element that uses it. */
function readPaint({ home, away }: MatchColours): ScenePaint {
  const probe = document.body.appendChild(document.createElement("i"));
  const resolve = (color: string): string => {
    probe.style.color = color;
    return getComputedStyle(probe).color;
  };
  const read = (name: string): string => resolve(`var(${name})`);
  const paint = {
    ground: read("--bg"),
    grass: read("--raise"),
    line: read("--line-2"),
    home: resolve(toCssColour(home)),
    away: resolve(toCssColour(away)),
    scoreboard: read("--bug"),
    onScoreboard: read("--on-bug"),
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

/** The scene at the current time. While the latest event is recent, the ball is where it happened. */
function currentMoment(store: Store, matchId: string, disclaimer: string): SceneMoment | null {
  const match = store.entities.match(matchId);
  if (match === undefined) return null;
  const nowMs = store.clock.now();
  const latest = store.queries.peek(store.listings.timeline(matchId))?.progress.latest ?? null;
  const isRecent = latest?.at_seconds !== undefined && (nowMs - match.startsAtMs) / 1000 - latest.at_seconds < eventSeconds;
  const { score } = match.scoreboard ?? { score: null };
  const sportKey = match.league.sport.key;
  return {
    sportKey,
    seconds: performance.now() / 1000,
    ballTarget: isRecent ? (fieldMark(sportKey, latest)?.spots[0] ?? null) : null,
    texts: {
      home: match.home?.shortName ?? "",
      away: match.away?.shortName ?? "",
      score: score === null ? "" : `${score.home}–${score.away}`,
      clock: clockOf(match, nowMs),
      latestEvent: isRecent ? latest.text : null,
      disclaimer,
    },
  };
}

/** The demo stream: a scene drawn on a canvas and played as a video. */
export function ScenePlayer({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const store = useStore();
  const note = t("stream.demo");
  // Keeps the timeline up to date while only the stream is on the page.
  useResource(store.listings.timeline(match.id));
  const canvas = useMemo(() => Object.assign(document.createElement("canvas"), sceneSize), []);
  const stream = useMemo(() => ("captureStream" in canvas ? canvas.captureStream(framesPerSecond) : null), [canvas]);
  const isPlaying = useRef(false);
  const colours = matchColours(match);
  useEffect(() => {
    const context = canvas.getContext("2d");
    if (context === null) return;
    const paint = readPaint(colours);
    const draw = (): void => {
      const moment = currentMoment(store, match.id, note);
      if (moment !== null) drawScene(context, moment, paint);
    };
    draw();
    const timer = setInterval(() => {
      if (isPlaying.current) draw();
    }, 1000 / framesPerSecond);
    return () => clearInterval(timer);
  }, [canvas, store, match.id, note, colours]);
  if (stream === null) return <EmptyState icon="video" title={t("stream.none")} />;
  return (
    <VideoPlayer
      source={stream}
      note={note}
      onState={(state) => {
        isPlaying.current = state === "playing";
      }}
    />
  );
}
