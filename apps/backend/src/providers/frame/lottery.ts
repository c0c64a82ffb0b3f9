import type { DrawnRound } from "@touchline/contract/http/providers";
import type { LotteryCard, LotteryResult, Ticket } from "../games/lottery-game.ts";
import { button, el } from "./kit/dom.ts";
import { playFrom } from "./kit/play-clock.ts";
import { formatCount, formatShare, formatTime, t } from "./kit/text.ts";
import type { GameView, Stage } from "./parts/game-view.ts";
import { startGame } from "./parts/start-game.ts";

const ballEveryMs = 3_000;

function inWords(numbers: readonly number[]): string {
  return numbers.toSorted((left, right) => left - right).join(" · ");
}

/** Draws a random ticket in the browser. */
function quickPick({ highest, drawn }: LotteryCard): ReadonlySet<number> {
  const picked = new Set<number>();
  const random = new Uint32Array(1);
  while (picked.size < drawn) picked.add(1 + ((crypto.getRandomValues(random)[0] ?? 0) % highest));
  return picked;
}

function prizeTable({ prizes, drawn, payback }: LotteryCard): HTMLElement {
  const row = ({ matched, odds, tickets, allTickets }: LotteryCard["prizes"][number]): HTMLElement =>
    el(
      "tr",
      {},
      el("td", {}, t("lotteryMatched", { count: matched, of: drawn })),
      el("td", { class: "n" }, t("lotteryChance", { count: formatCount(Math.round(allTickets / tickets)) })),
      el("td", { class: "n" }, `× ${formatCount(odds / 1000)}`),
    );
  const head = el(
    "tr",
    {},
    ...(["lotteryMatches", "lotteryChances", "lotteryPays"] as const).map((key) => el("th", { scope: "col" }, t(key))),
  );
  return el(
    "div",
    { class: "pad" },
    el("table", { class: "prizes" }, el("thead", {}, head), el("tbody", {}, ...prizes.map(row))),
    el("p", { class: "small" }, t("lotteryPayback", { share: formatShare(payback) })),
  );
}

function drawCard(card: LotteryCard, choose: Parameters<GameView["drawCard"]>[1]): Node {
  const best = Math.max(...card.prizes.map(({ odds }) => odds));
  const slot = el("div", { class: "pad" });
  const left = el("p", { class: "small", role: "status" });
  let chosen: ReadonlySet<number> = new Set();
  const cells = Array.from({ length: card.highest }, (_, index) => {
    const number = index + 1;
    return button({ class: "number n", "aria-pressed": "false" }, () => toggle(number), String(number));
  });
  const show = (next: ReadonlySet<number>): void => {
    chosen = next;
    const isFull = next.size === card.drawn;
    cells.forEach((cell, index) => {
      const isOn = next.has(index + 1);
      cell.setAttribute("aria-pressed", String(isOn));
      cell.disabled = isFull && !isOn;
    });
    left.textContent = isFull ? "" : t("lotteryLeft", { count: card.drawn - next.size });
    const numbers = [...next];
    choose(isFull ? { selection: { numbers }, odds: best, label: inWords(numbers), isBest: true } : null, slot);
  };
  const toggle = (number: number): void => {
    const next = new Set(chosen);
    if (!next.delete(number) && next.size < card.drawn) next.add(number);
    show(next);
  };
  const grid = el(
    "div",
    { class: "numbers", role: "group", "aria-label": t("lotteryChoose", { count: card.drawn, highest: card.highest }) },
    ...cells,
  );
  const tools = el(
    "div",
    { class: "tools" },
    button({ class: "chip" }, () => show(quickPick(card)), t("lotteryQuick")),
    button({ class: "chip" }, () => show(new Set()), t("lotteryClear")),
    left,
  );
  left.textContent = t("lotteryLeft", { count: card.drawn });
  return el(
    "section",
    { class: "ticket" },
    el("h2", {}, t("lotteryChoose", { count: card.drawn, highest: card.highest })),
    grid,
    tools,
    slot,
    prizeTable(card),
  );
}

function play({ numbers }: LotteryResult, { root, bets, say, agoMs }: Stage & { readonly agoMs: number }): () => void {
  const balls = numbers.map(() => el("li", { class: "ball n" }));
  const caption = el("p", { class: "caption" }, t("lotteryDrawing"));
  root.replaceChildren(el("ol", { class: "balls" }, ...balls), caption);
  const chosen = new Set(bets.flatMap(({ selection }) => (selection as Ticket).numbers)); // the game's own selections
  let shown = 0;
  const showTo = (count: number): void => {
    for (; shown < count; shown += 1) {
      const ball = balls[shown];
      if (ball === undefined) return;
      ball.textContent = String(numbers[shown]);
      ball.dataset["drawn"] = chosen.has(numbers[shown] ?? 0) ? "mine" : "";
    }
  };
  return playFrom({
    agoMs,
    lengthMs: numbers.length * ballEveryMs,
    paint: (ms) => showTo(Math.floor(ms / ballEveryMs)),
    end() {
      showTo(numbers.length);
      caption.textContent = t("lotteryDrawn", { numbers: inWords(numbers) });
      if (bets.length > 0) caption.append(" ", el("span", { class: "small" }, t("lotteryYours")));
      say(t("lotteryDrawn", { numbers: inWords(numbers) }));
    },
  });
}

/** The lottery's page. The server sends cards, results and selections in the game's own types. */
const lotteryView: GameView = {
  paysByTable: true,
  drawCard: (card, choose) => drawCard(card as LotteryCard, choose),
  play: (stage, { result }: DrawnRound, agoMs) => play(result as LotteryResult, { ...stage, agoMs }),
  nameRound: (_card, closesAt) => t("lotteryRound", { time: formatTime(closesAt) }),
  nameSelection: (selection) => inWords((selection as Ticket).numbers),
  nameResult: ({ result }) => inWords((result as LotteryResult).numbers),
};

startGame(lotteryView);
