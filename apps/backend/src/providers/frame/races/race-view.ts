import type { DrawnRound } from "@touchline/contract/http/providers";
import type { RaceResult } from "../../games/racing/draw-race.ts";
import type { RaceCard, RaceMarket, Runner } from "../../games/racing/race-card.ts";
import type { RaceSelection } from "../../games/racing/racing-game.ts";
import { el, svg } from "../kit/dom.ts";
import { playFrom } from "../kit/play-clock.ts";
import { formatTime, t } from "../kit/text.ts";
import type { GameView, Stage } from "../parts/game-view.ts";
import { createPriceButtons } from "../parts/price-buttons.ts";
import { createRaceTrack } from "./race-track.ts";

const goings = { firm: "goingFirm", good: "goingGood", soft: "goingSoft" } as const;
const markets: readonly RaceMarket[] = ["win", "place"];
/** How long they are only off before the order is worth telling. */
const startMs = 3_000;
const marketKeys = { win: "win", place: "place3" } as const;

function silkMark({ silk: [body, sleeve], number }: Runner): SVGSVGElement {
  return svg(
    "svg",
    { viewBox: "-12 -12 24 24", class: "silk", "aria-hidden": "true" },
    svg("circle", { r: 9.5, fill: body, stroke: sleeve, "stroke-width": 3 }),
    svg(
      "text",
      { class: "silk-number", "text-anchor": "middle", y: 4, fill: sleeve, "paint-order": "stroke", stroke: body },
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

/** The race as it was drawn, then its first three. */
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

/** The racing game's page. Cards, results and selections come as the game's own types, which its server sends. */
export const raceView: GameView = {
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
