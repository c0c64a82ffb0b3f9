import type { DrawnRound } from "@touchline/contract/http/providers";
import type { RaceCard, RaceMarket, RaceResult, RaceRun, Runner } from "../games/race.ts";
import { el, svg } from "./kit/dom.ts";
import type { RaceSelection } from "../games/racing-game.ts";
import { playFrom } from "./kit/play-clock.ts";
import { formatTime, t } from "./kit/text.ts";
import { createPriceButtons, type GameView, type Stage } from "./parts/game-view.ts";
import { startGame } from "./parts/start-game.ts";

const width = 360;
const laneHeight = 20;
const start = 22;
const finish = 332;

/** A runner's progress from 0 to 1 at a moment; its style changes the pace but it never moves backwards. */
function progressAt({ finishMs, style }: RaceRun, ms: number): number {
  const share = Math.max(0, ms) / finishMs;
  return share >= 1 ? share : share + (style * Math.sin(Math.PI * share)) / Math.PI;
}

/** A race from above, with one lane per runner. */
interface RaceTrack {
  readonly root: SVGSVGElement;
  /** Moves all runners; returns their numbers in the current order. */
  move(ms: number): readonly number[];
}

function silk({ silk: [body, sleeve], number }: Runner, isMine: boolean): SVGGElement {
  return svg(
    "g",
    {},
    isMine ? svg("path", { d: "M-19 -5l6 5-6 5z", class: "mine" }) : null,
    svg("circle", { r: 8.5, fill: body, stroke: sleeve, "stroke-width": 2.5 }),
    svg(
      "text",
      { class: "lane-number", "text-anchor": "middle", y: 3.5, fill: sleeve, "paint-order": "stroke", stroke: body },
      String(number),
    ),
  );
}

function createRaceTrack(runners: readonly Runner[], runs: readonly RaceRun[], mine: ReadonlySet<number>): RaceTrack {
  const height = runners.length * laneHeight;
  const marks = runners.map((runner, lane) => {
    const mark = silk(runner, mine.has(runner.number));
    const run = runs.find(({ number }) => number === runner.number);
    return { number: runner.number, mark, run, y: lane * laneHeight + laneHeight / 2 };
  });
  const root = svg(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, class: "track", "aria-hidden": "true" },
    svg("rect", { width, height, class: "turf" }),
    ...runners.map((_, lane) =>
      svg("rect", { y: lane * laneHeight, width, height: laneHeight, class: lane % 2 === 0 ? "mown" : "unmown" }),
    ),
    svg("line", { x1: start, x2: start, y1: 0, y2: height, class: "rail" }),
    svg("line", { x1: finish, x2: finish, y1: 0, y2: height, class: "post" }),
    ...marks.map(({ mark }) => mark),
  );
  return {
    root,
    move(ms) {
      const places = marks.map(({ number, mark, run, y }) => {
        const done = run === undefined ? 0 : progressAt(run, ms);
        mark.setAttribute("transform", `translate(${(start - 10 + Math.min(done, 1.05) * (finish - start + 10)).toFixed(1)} ${y})`);
        return { number, done };
      });
      return places.toSorted((left, right) => right.done - left.done).map(({ number }) => number);
    },
  };
}

const goings = { firm: "goingFirm", good: "goingGood", soft: "goingSoft" } as const;
const markets: readonly RaceMarket[] = ["win", "place"];
/** Time after the start before the order is announced. */
const startMs = 3_000;
const marketKeys = { win: "win", place: "place3" } as const;

/** Jacket, sleeves and cap of a jockey, on a grid of 32. */
const jacket =
  "M11.4 11.4 16 13.2l4.6-1.8 4.2 1.4c1.6.6 2.4 1.4 2.9 2.8L30.4 23l-4.6 2L24 21.4V29c0 .6-.4 1-1 1H9c-.6 0-1-.4-1-1v-7.6L6.2 25l-4.6-2 2.7-7.4c.5-1.4 1.3-2.2 2.9-2.8z";
const sleeves =
  "M7.2 12.8c-1.6.6-2.4 1.4-2.9 2.8L1.6 23l4.6 2L8 21.4l1.2-9.3zM24.8 12.8c1.6.6 2.4 1.4 2.9 2.8l2.7 7.4-4.6 2L24 21.4l-1.2-9.3z";
const cap = "M10.6 8.6a5.4 6 0 0 1 10.8 0l2.6.6c.8.2.8 1.2 0 1.3-4.6.7-9.4.7-13.4 0z";

function silkMark({ silk: [body, sleeve], number }: Runner): SVGSVGElement {
  return svg(
    "svg",
    { viewBox: "0 0 32 32", class: "silk", "aria-hidden": "true" },
    svg("path", { d: jacket, fill: body }),
    svg("path", { d: sleeves, fill: sleeve }),
    svg("path", { d: jacket + cap, class: "silk-edge" }),
    svg("path", { d: cap, fill: sleeve }),
    svg(
      "text",
      { class: "silk-number", "text-anchor": "middle", x: 16, y: 26, fill: sleeve, "paint-order": "stroke", stroke: body },
      String(number),
    ),
  );
}

function nameOf({ runners }: RaceCard, number: number): string {
  return runners.find((runner) => runner.number === number)?.name ?? "";
}

function drawCard(card: RaceCard, choose: Parameters<GameView["drawCard"]>[1]): Node {
  const priceButton = createPriceButtons(choose);
  const rows = card.runners.map((runner) => {
    const slot = el("div", { class: "slot" });
    const { number, name, odds } = runner;
    return el(
      "li",
      { class: "runner" },
      silkMark(runner),
      el("div", { class: "runner-name" }, el("bdi", {}, name), el("span", { class: "small n" }, t("form", { form: runner.form }))),
      ...markets.map((market) =>
        priceButton({ selection: { market, runner: number }, odds: odds[market], label: `${name} · ${t(marketKeys[market])}` }, slot),
      ),
      slot,
    );
  });
  const list = el("ul", { class: "runners" }, ...rows);
  return el(
    "section",
    {},
    el(
      "div",
      { class: "card-head" },
      el("h2", {}, t("raceCard")),
      el(
        "span",
        { class: "small" },
        t("raceFacts", { distance: card.distance, going: t(goings[card.going]), runners: card.runners.length }),
      ),
      el("span", { class: "column" }, t("win")),
      el("span", { class: "column" }, t("place3")),
    ),
    list,
  );
}

function podium(card: RaceCard, { order }: RaceResult): HTMLElement {
  const rows = order.slice(0, 3).map((number, place) => {
    const runner = card.runners.find((one) => one.number === number);
    return el(
      "li",
      {},
      el("b", { class: "n" }, String(place + 1)),
      runner === undefined ? null : silkMark(runner),
      el("bdi", {}, runner?.name ?? ""),
    );
  });
  return el("ol", { class: "podium" }, ...rows);
}

/** Plays the drawn race, then shows the first three. */
function play(card: RaceCard, result: RaceResult, { root, bets, say, agoMs }: Stage & { readonly agoMs: number }): () => void {
  const mine = new Set(bets.map(({ selection }) => (selection as RaceSelection).runner)); // the game's own selections
  const track = createRaceTrack(card.runners, result.runs, mine);
  const byFinish = result.runs.toSorted((left, right) => left.finishMs - right.finishMs);
  const [first] = byFinish;
  const lengthMs = byFinish.at(-1)?.finishMs ?? 0;
  const [winner = "", second = "", third = ""] = result.order.map((number) => nameOf(card, number));
  const caption = el("div", { class: "caption" });
  root.replaceChildren(track.root, caption);
  track.move(0);
  say(t("raceOff"));
  return playFrom({
    agoMs,
    lengthMs,
    paint(ms) {
      const order = track.move(ms);
      const isLate = first !== undefined && ms > first.finishMs;
      const leaders = order.slice(0, 3).map((number) => nameOf(card, number));
      const running = ms < startMs ? t("raceOff") : t("raceLeaders", { names: leaders.join(", ") });
      caption.textContent = isLate ? t("raceWinner", { name: winner }) : running;
    },
    end() {
      track.move(lengthMs);
      caption.replaceChildren(podium(card, result));
      say(t("raceResult", { name: winner, second, third }));
    },
  });
}

/** The racing game's page. The server sends cards, results and selections in the game's own types. */
const raceView: GameView = {
  drawCard: (card, choose) => drawCard(card as RaceCard, choose),
  play: (stage, { card, result }: DrawnRound, agoMs) => play(card as RaceCard, result as RaceResult, { ...stage, agoMs }),
  nameRound: (card, closesAt) => `${formatTime(closesAt)} ${(card as RaceCard).course}`,
  nameSelection(selection) {
    const { name, market, course } = selection as RaceSelection;
    return `${name} · ${t(marketKeys[market])} · ${course}`;
  },
  nameResult({ card, result }) {
    const known = card as RaceCard;
    const order = (result as RaceResult).order.slice(0, 3).map((number, place) => `${place + 1}. ${nameOf(known, number)}`);
    return `${known.course}: ${order.join("  ")}`;
  },
};

startGame(raceView);
