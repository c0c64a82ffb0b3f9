import type { DrawnRound } from "@touchline/contract/http/providers";
import type { ArchiveBall, BallCard, BallKind, BallOutcome, BallSelection, Phase } from "../games/cricket-game.ts";
import { el, svg } from "./kit/dom.ts";
import { playFrom } from "./kit/play-clock.ts";
import { formatCount, formatMoment, formatShare, t } from "./kit/text.ts";
import { createPriceButtons, type GameView, type Stage } from "./parts/game-view.ts";
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
/** Distance of the ball from the middle of the field; 1 is the boundary rope. */
const reach: Readonly<Record<BallKind, number>> = { dot: 0.12, one: 0.55, two: 0.75, four: 1, six: 1.16, wicket: 0.06, extra: 0.3 };

function drawCard(card: BallCard, choose: Parameters<GameView["drawCard"]>[1]): Node {
  const priceButton = createPriceButtons(choose);
  const sections = groups.map(({ key, outcomes }) => {
    const slot = el("div", { class: "slot" });
    const prices = outcomes.map((outcome) => {
      const { count, odds } = card.outcomes[outcome];
      const name = t(outcomeKeys[outcome]);
      const cell = priceButton({ selection: { outcome }, odds, label: name, face: name }, slot);
      return el("div", { class: "ball-price" }, cell, el("span", { class: "small n" }, formatShare(count / card.balls)));
    });
    return el("div", { class: "market" }, el("h3", {}, t(key)), el("div", { class: "ball-prices" }, ...prices), slot);
  });
  return el(
    "section",
    {},
    el("h2", { class: "match-name" }, t(phaseKeys[card.phase])),
    el("p", { class: "small pad" }, t("cricketArchive", { count: formatCount(card.balls) })),
    ...sections,
  );
}

function overOf({ over, ball }: ArchiveBall): string {
  return `${over - 1}.${ball}`;
}

function field(ball: ArchiveBall): { readonly root: SVGSVGElement; move(share: number): void } {
  const angle = ((ball.over * 53 + ball.ball * 97 + ball.runs * 31) % 360) * (Math.PI / 180);
  const mark = svg("circle", { r: 5, class: "pitch-ball" });
  const root = svg(
    "svg",
    { viewBox: "-180 -85 360 170", class: "track", "aria-hidden": "true" },
    svg("rect", { x: -180, y: -85, width: 360, height: 170, class: "unmown" }),
    svg("ellipse", { rx: 150, ry: 74, class: "mown" }),
    svg("ellipse", { rx: 150, ry: 74, class: "pitch-line" }),
    svg("rect", { x: -6, y: -22, width: 12, height: 44, class: "wicket-strip" }),
    mark,
  );
  return {
    root,
    move(share) {
      const isHit = share > 0.5;
      const out = isHit ? (share - 0.5) * 2 * reach[ball.kind] : 0;
      const run = isHit ? 0 : 1 - share * 2;
      mark.setAttribute("cx", (Math.cos(angle) * 150 * out).toFixed(1));
      mark.setAttribute("cy", (Math.sin(angle) * 74 * out + (isHit ? 14 * (1 - out) : 14 - run * 70)).toFixed(1));
    },
  };
}

function play(ball: ArchiveBall, { root, say, agoMs }: Stage & { readonly agoMs: number }): () => void {
  const drawing = field(ball);
  const caption = el("div", { class: "caption" }, t("cricketRunUp"));
  root.replaceChildren(drawing.root, caption);
  const name = t(outcomeKeys[ball.kind]);
  return playFrom({
    agoMs,
    lengthMs: runUpMs,
    paint: (ms) => drawing.move(ms / runUpMs),
    end() {
      drawing.move(1);
      caption.replaceChildren(
        el("p", { class: "ball-result", "data-kind": ball.kind }, name),
        el("p", { class: "small" }, el("bdi", {}, t("cricketWas", { batting: ball.batting, bowling: ball.bowling, season: ball.season }))),
        el(
          "p",
          { class: "small n" },
          el("bdi", {}, t("cricketOver", { over: overOf(ball), innings: ball.innings, bowler: ball.bowler, date: ball.date })),
        ),
      );
      say(name);
    },
  });
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
