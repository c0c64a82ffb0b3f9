import type { DrawnRound } from "@touchline/contract/http/providers";
import type { ArchiveBall, BallCard, BallKind, BallOutcome, BallSelection, Phase } from "../games/cricket-game.ts";
import { createField } from "./cricket-field.ts";
import { el } from "./kit/dom.ts";
import { playFrom } from "./kit/play-clock.ts";
import { formatCount, formatMoment, formatShare, t } from "./kit/text.ts";
import { createPriceButtons, type GameView, type Stage } from "./parts/game-view.ts";
import { playedLine, showAgain } from "./parts/played-line.ts";
import { startGame } from "./parts/start-game.ts";

const runUpMs = 2_500;
const phaseKeys = { powerplay: "cricketPowerplay", middle: "cricketMiddle", death: "cricketDeath" } as const satisfies Record<
  Phase,
  string
>;
const outcomeKeys = {
  dot: "cricketDot",
  one: "cricketOne",
  two: "cricketTwo",
  four: "cricketFour",
  six: "cricketSix",
  wicket: "cricketWicket",
  extra: "cricketExtra",
  boundary: "cricketBoundary",
  noBoundary: "cricketNoBoundary",
} as const satisfies Record<BallOutcome, string>;
const groups = [
  { key: "cricketBall", outcomes: ["dot", "one", "two", "four", "six", "wicket", "extra"] },
  { key: "cricketBoundaryMarket", outcomes: ["boundary", "noBoundary"] },
] as const;
function drawCard(card: BallCard, choose: Parameters<GameView["drawCard"]>[1]): Node {
  const priceButton = createPriceButtons(choose);
  const sections = groups.map(({ key, outcomes }) => {
    const slot = el("div", { class: "slot" });
    const highest = Math.max(...outcomes.map((outcome) => card.outcomes[outcome].count));
    const prices = outcomes.map((outcome) => {
      const { count, odds } = card.outcomes[outcome];
      const name = t(outcomeKeys[outcome]);
      const cell = priceButton({ selection: { outcome }, odds, label: name, face: name }, slot);
      const bar = el("i", { class: "often" });
      bar.style.setProperty("--v", (count / highest).toFixed(2));
      cell.append(bar, el("em", { class: "n" }, formatShare(count / card.balls)));
      return cell;
    });
    return el("div", { class: "market" }, el("h3", {}, t(key)), el("div", { class: "plate" }, ...prices), slot);
  });
  return el(
    "section",
    {},
    el("p", { class: "match-name" }, t(phaseKeys[card.phase])),
    ...sections,
    el("p", { class: "small facts" }, t("cricketArchive", { count: formatCount(card.balls) })),
  );
}

function overOf({ over, ball }: ArchiveBall): string {
  return `${over - 1}.${ball}`;
}

const ballSigns = { dot: "•", wicket: "W", extra: "+" } as const satisfies Partial<Record<BallKind, string>>;

/** A ball as a short symbol, as scorers write it. */
function signOf({ kind, runs }: ArchiveBall): string {
  return kind === "dot" || kind === "wicket" || kind === "extra" ? ballSigns[kind] : String(runs);
}

function lastBalls(balls: readonly ArchiveBall[]): HTMLElement | null {
  if (balls.length < 2) return null;
  const signs = balls.map((ball) => el("li", { "data-kind": ball.kind, "aria-label": t(outcomeKeys[ball.kind]) }, signOf(ball)));
  return el(
    "div",
    {},
    el("p", { class: "small" }, t("cricketLast", { count: balls.length })),
    el("ol", { class: "last-balls", dir: "ltr" }, ...signs),
  );
}

function play(ball: ArchiveBall, stage: Stage & { readonly agoMs: number }): () => void {
  const { root, say, agoMs, closedAt } = stage;
  const earlier = stage.earlier.map(({ result }) => result as ArchiveBall).toReversed();
  const drawing = createField(ball, earlier);
  const line = playedLine({ title: t("cricketRound", { time: formatMoment(closedAt) }), facts: "" });
  const resultText = el("div", { class: "result-text" });
  const strip = el("div", {});
  root.replaceChildren(line.root, el("div", { class: "delivery" }, drawing.root, el("div", { class: "delivery-side" }, strip, resultText)));
  const name = t(outcomeKeys[ball.kind]);
  return showAgain(({ agoMs: since, isFirst, again }) => {
    line.show(t("cricketRunUp"), { isLive: true });
    resultText.replaceChildren();
    strip.replaceChildren(lastBalls(earlier) ?? "");
    return playFrom({
      agoMs: since,
      lengthMs: runUpMs,
      paint: (ms) => drawing.move(ms / runUpMs),
      end() {
        drawing.move(1);
        line.show("");
        line.offer(again);
        strip.replaceChildren(lastBalls([...earlier, ball]) ?? "");
        resultText.replaceChildren(
          el("p", { class: "ball-result", "data-kind": ball.kind }, name),
          el("p", {}, el("bdi", {}, t("cricketWas", { batting: ball.batting, bowling: ball.bowling, season: ball.season }))),
          el(
            "p",
            { class: "small n" },
            el("bdi", {}, t("cricketOver", { over: overOf(ball), innings: ball.innings, bowler: ball.bowler, date: ball.date })),
          ),
        );
        if (isFirst) say(name);
      },
    });
  }, agoMs);
}

/** The cricket game's page. The server sends cards, results and selections in the game's own types. */
const cricketView: GameView = {
  drawCard: (card, choose) => drawCard(card as BallCard, choose),
  play: (stage, { result }: DrawnRound, agoMs) => play(result as ArchiveBall, { ...stage, agoMs }),
  nameRound: (_card, closesAt) => t("cricketRound", { time: formatMoment(closesAt) }),
  nameSelection(selection) {
    const { outcome, phase } = selection as BallSelection;
    return `${t(outcomeKeys[outcome])} · ${t(phaseKeys[phase])}`;
  },
  nameResult({ result }) {
    const ball = result as ArchiveBall;
    return `${t(outcomeKeys[ball.kind])} · ${ball.batting} – ${ball.bowling} ${ball.season}, ${overOf(ball)}`;
  },
};

startGame(cricketView);
