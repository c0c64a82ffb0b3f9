import type { DrawnRound } from "@touchline/contract/http/providers";
import type { RaceCard, RaceMarket, RaceResult } from "../games/race.ts";
import type { RaceSelection } from "../games/racing-game.ts";
import { el } from "./kit/dom.ts";
import { playFrom } from "./kit/play-clock.ts";
import { formatCount, formatTime, t } from "./kit/text.ts";
import { createPriceButtons, type GameView, type Stage } from "./parts/game-view.ts";
import { playedLine, showAgain } from "./parts/played-line.ts";
import { startGame } from "./parts/start-game.ts";
import { type CourseOptions, courseSizes, createRaceCourse, type RaceCourse } from "./races-course.ts";
import { createRaceMotion, type Placing, sectionCount } from "./races-motion.ts";
import { silkMark } from "./races-silks.ts";

const goings = { firm: "goingFirm", good: "goingGood", soft: "goingSoft" } as const;
const markets: readonly RaceMarket[] = ["win", "place"];
const marketKeys = { win: "win", place: "place3" } as const;
const listed = 5;
/** Numbers that change with every frame are unreadable. */
const readableEveryMs = 200;

function factsOf({ distance, going, runners }: RaceCard): string {
  return t("raceFacts", { distance: formatCount(distance), going: t(goings[going]), runners: runners.length });
}

function formOf(form: string): HTMLElement {
  const places = Array.from(form, (place) => el("i", { "data-place": place }, place));
  return el("span", { class: "form", role: "img", "aria-label": t("form", { form }) }, ...places);
}

function drawCard(card: RaceCard, choose: Parameters<GameView["drawCard"]>[1]): Node {
  const priceButton = createPriceButtons(choose);
  const rows = card.runners.map((runner) => {
    const slot = el("div", { class: "slot" });
    const { number, name, odds } = runner;
    return el(
      "li",
      { class: "runner" },
      el("b", { class: "n runner-number" }, String(number)),
      silkMark(runner, { size: 30, isNumbered: false }),
      el("div", { class: "runner-name" }, el("bdi", {}, name), formOf(runner.form)),
      el(
        "div",
        { class: "plate" },
        ...markets.map((market) =>
          priceButton({ selection: { market, runner: number }, odds: odds[market], label: `${name} · ${t(marketKeys[market])}` }, slot),
        ),
      ),
      slot,
    );
  });
  return el(
    "section",
    {},
    el("p", { class: "small facts" }, factsOf(card)),
    el(
      "div",
      { class: "card-head small", "aria-hidden": "true" },
      el("span", {}, t("raceCard")),
      el("span", {}, t("win")),
      el("span", {}, t("place3")),
    ),
    el("ul", { class: "runners" }, ...rows),
  );
}

/** The runners in front with their gaps. */
function orderList(
  { runners }: RaceCard,
  mine: ReadonlySet<number>,
): { readonly root: HTMLElement; show(order: readonly Placing[]): void } {
  const root = el("ol", { class: "order" });
  return {
    root,
    show(order) {
      const rows = order.slice(0, listed).map(({ number, behind }, place) => {
        const runner = runners.find((one) => one.number === number);
        return el(
          "li",
          { class: mine.has(number) ? "mine" : null },
          el("b", { class: "n" }, String(place + 1)),
          runner === undefined ? null : silkMark(runner, { size: 22, isNumbered: true }),
          el("bdi", {}, runner?.name ?? ""),
          el("span", { class: "n" }, place === 0 ? "" : `+${behind.toFixed(1)} s`),
        );
      });
      root.replaceChildren(...rows);
    },
  };
}

const slowest = 45;
const fastest = 78;

/** Bars of the speed in each tenth of the race. */
function paceBars(): { readonly root: HTMLElement; show(sections: readonly number[]): void } {
  const bars = Array.from({ length: sectionCount }, () => el("i"));
  const now = el("b", { class: "n" });
  return {
    root: el("div", { class: "pace", "aria-hidden": "true" }, el("span", { class: "small" }, t("pace")), el("div", {}, ...bars), now),
    show(sections) {
      bars.forEach((bar, index) => {
        const speed = sections[index];
        const height = speed === undefined ? 0.03 : Math.min(1, Math.max(0.1, (speed - slowest) / (fastest - slowest)));
        bar.style.setProperty("--v", height.toFixed(2));
        bar.dataset["state"] = speed === undefined ? "next" : index === sections.length - 1 ? "now" : "run";
      });
      now.textContent = sections.at(-1)?.toFixed(1) ?? "";
    },
  };
}

/** The course in the size that fits the window; redrawn when that changes. */
function fittingCourse(options: Omit<CourseOptions, "size">): RaceCourse & { readonly place: HTMLElement; stop(): void } {
  const wide = matchMedia("(min-width: 641px)");
  const make = (): RaceCourse => createRaceCourse({ ...options, size: courseSizes[wide.matches ? "wide" : "narrow"] });
  let course = make();
  let last: readonly Placing[] = [];
  const place = el("div", { class: "course-place" }, course.root);
  const fit = (): void => {
    course = make();
    course.move(last);
    place.replaceChildren(course.root);
  };
  wide.addEventListener("change", fit);
  return {
    place,
    root: course.root,
    move: (order) => course.move((last = order)),
    stop: () => wide.removeEventListener("change", fit),
  };
}

/** Plays the drawn race; its card, course and order stay until the next one. */
function play(card: RaceCard, result: RaceResult, { root, bets, say, agoMs, closedAt }: Stage & { readonly agoMs: number }): () => void {
  const mine = new Set(bets.map(({ selection }) => (selection as RaceSelection).runner)); // the game's own selections
  const motion = createRaceMotion(card, result.runs);
  const course = fittingCourse({ distance: card.distance, runners: card.runners, mine });
  const list = orderList(card, mine);
  const pace = paceBars();
  const nameOf = (place: number): string => card.runners.find(({ number }) => number === result.order[place])?.name ?? "";
  const line = playedLine({ title: `${formatTime(closedAt)} ${card.course}`, facts: factsOf(card) });
  root.replaceChildren(line.root, el("div", { class: "race" }, course.place, el("div", { class: "infield" }, list.root, pace.root)));
  let shownAt = -readableEveryMs;
  const show = (ms: number): void => {
    const order = motion.orderAt(ms);
    course.move(order);
    if (ms - shownAt < readableEveryMs && ms >= shownAt) return;
    shownAt = ms;
    list.show(order);
    pace.show(motion.sectionsAt(ms));
    if (ms < motion.winnerMs) line.show(t("toGo", { distance: formatCount(Math.ceil(motion.metresLeft(ms) / 10) * 10) }), { isLive: true });
    else line.show(t("raceWinner", { name: nameOf(0) }));
  };
  const stop = showAgain(({ agoMs: since, isFirst, again }) => {
    if (isFirst) say(t("raceOff"));
    shownAt = -readableEveryMs;
    show(0);
    return playFrom({
      agoMs: since,
      lengthMs: motion.lengthMs,
      paint: show,
      end() {
        shownAt = -readableEveryMs;
        show(motion.lengthMs);
        line.offer(again);
        if (isFirst) say(t("raceResult", { name: nameOf(0), second: nameOf(1), third: nameOf(2) }));
      },
    });
  }, agoMs);
  return () => {
    stop();
    course.stop();
  };
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
    const { course, runners } = card as RaceCard;
    const order = (result as RaceResult).order.slice(0, 3).map((number, place) => {
      const runner = runners.find((one) => one.number === number);
      return `${place + 1}. ${runner?.name ?? ""}`;
    });
    return `${course}: ${order.join("  ")}`;
  },
};

startGame(raceView);
