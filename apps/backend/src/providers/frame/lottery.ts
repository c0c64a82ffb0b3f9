import type { DrawnRound } from "@touchline/contract/http/providers";
import type { LotteryCard, LotteryResult, Ticket } from "../games/lottery-game.ts";
import { button, el } from "./kit/dom.ts";
import { formatMoney, returnOf } from "./kit/money.ts";
import { playFrom } from "./kit/play-clock.ts";
import { formatCount, formatShare, formatTime, t } from "./kit/text.ts";
import { createDrum } from "./lottery-drum.ts";
import type { GameView, Stage } from "./parts/game-view.ts";
import { playedLine, showAgain } from "./parts/played-line.ts";
import { startGame } from "./parts/start-game.ts";

const ballEveryMs = 3_000;
const shownTickets = 3;
const ballColors = 4;

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

/** Steps of the pay table; `reach` marks the best one that a ticket has reached so far. */
function payLadder({ prizes, drawn }: LotteryCard): { readonly root: HTMLElement; reach(matched: number): void } {
  const steps = prizes.map(({ matched, odds, tickets, allTickets }) => ({
    matched,
    root: el(
      "li",
      {},
      el("b", {}, t("lotteryMatched", { count: matched, of: drawn })),
      el("span", { class: "small n" }, t("lotteryChance", { count: formatCount(Math.round(allTickets / tickets)) })),
      el("b", { class: "n" }, `×${formatCount(odds / 1000)}`),
    ),
  }));
  return {
    root: el("ul", { class: "ladder" }, ...steps.map(({ root }) => root)),
    reach(reached) {
      for (const { matched, root } of steps) root.classList.toggle("reached", matched === reached);
    },
  };
}

function drawCard(card: LotteryCard, choose: Parameters<GameView["drawCard"]>[1]): Node {
  const best = Math.max(...card.prizes.map(({ odds }) => odds));
  const slot = el("div", { class: "slot" });
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
  const title = t("lotteryChoose", { count: card.drawn, highest: card.highest });
  const tools = el(
    "div",
    { class: "tools" },
    el("b", {}, title),
    left,
    button({ class: "chip" }, () => show(new Set()), t("lotteryClear")),
    button({ class: "chip" }, () => show(quickPick(card)), t("lotteryQuick")),
  );
  left.textContent = t("lotteryLeft", { count: card.drawn });
  return el(
    "section",
    { class: "ticket" },
    tools,
    el("div", { class: "numbers", role: "group", "aria-label": title }, ...cells),
    slot,
    el("p", { class: "small facts" }, t("lotteryPayback", { share: formatShare(card.payback) })),
  );
}

function ballMark(number: number, state: "drawn" | "hit" | "own"): HTMLElement {
  return el("li", { class: "ball n", "data-state": state, "data-color": String(number % ballColors) }, String(number));
}

/** The player's tickets for a draw, with the numbers drawn so far. */
function tickets(
  card: LotteryCard,
  { bets, unit }: Pick<Stage, "bets" | "unit">,
): { readonly root: HTMLElement; show(come: ReadonlySet<number>): number } {
  const root = el("div", { class: "tickets" });
  return {
    root,
    show(come) {
      const known = bets.map(({ selection, stake }) => {
        const { numbers } = selection as Ticket; // the game's own selection
        const matched = numbers.filter((number) => come.has(number)).length;
        const odds = card.prizes.find((prize) => prize.matched === matched)?.odds ?? 0;
        return { numbers, matched, pays: returnOf(stake, odds) };
      });
      const best = known.toSorted((left, right) => right.matched - left.matched).slice(0, shownTickets);
      root.replaceChildren(
        ...best.map(({ numbers, matched, pays }) =>
          el(
            "div",
            { class: "own-ticket" },
            el("p", { class: "small" }, t("yourTicket")),
            el("ol", { class: "balls small-balls" }, ...numbers.map((number) => ballMark(number, come.has(number) ? "hit" : "own"))),
            el(
              "p",
              {},
              el("b", {}, t("lotteryMatched", { count: matched, of: card.drawn })),
              pays === 0 ? null : el("b", { class: "n pays" }, formatMoney(pays, unit)),
            ),
          ),
        ),
      );
      return best[0]?.matched ?? 0;
    },
  };
}

function play(card: LotteryCard, { numbers }: LotteryResult, stage: Stage & { readonly agoMs: number }): () => void {
  const { root, bets, unit, say, agoMs, closedAt } = stage;
  const line = playedLine({ title: t("lotteryRound", { time: formatTime(closedAt) }), facts: "" });
  const tray = el("ol", { class: "balls" });
  const own = tickets(card, { bets, unit });
  const ladder = payLadder(card);
  let drum = createDrum(card.highest);
  const drumPlace = el("div", { class: "drum-place" });
  root.replaceChildren(line.root, el("div", { class: "draw" }, drumPlace, el("div", { class: "draw-side" }, tray, own.root, ladder.root)));
  let shown = -1;
  const showTo = (count: number): void => {
    if (count === shown) return;
    for (const number of numbers.slice(Math.max(shown, 0), count)) drum.take(number);
    shown = count;
    const come = numbers.slice(0, count);
    const empty = Array.from({ length: numbers.length - count }, () => el("li", { class: "ball", "data-state": "next" }));
    tray.replaceChildren(...come.map((number) => ballMark(number, "drawn")), ...empty);
    ladder.reach(own.show(new Set(come)));
  };
  const stop = showAgain(({ agoMs: since, isFirst, again }) => {
    drum.stop();
    drum = createDrum(card.highest);
    drumPlace.replaceChildren(drum.root);
    shown = -1;
    showTo(0);
    drum.blow(true);
    line.show(t("lotteryDrawing"), { isLive: true });
    return playFrom({
      agoMs: since,
      lengthMs: numbers.length * ballEveryMs,
      paint: (ms) => showTo(Math.floor(ms / ballEveryMs)),
      end() {
        showTo(numbers.length);
        drum.blow(false);
        line.show(t("lotteryDrawn", { numbers: inWords(numbers) }));
        line.offer(again);
        if (isFirst) say(t("lotteryDrawn", { numbers: inWords(numbers) }));
      },
    });
  }, agoMs);
  return () => {
    stop();
    drum.stop();
  };
}

/** The lottery's page. The server sends cards, results and selections in the game's own types. */
const lotteryView: GameView = {
  paysByTable: true,
  drawCard: (card, choose) => drawCard(card as LotteryCard, choose),
  play: (stage, { card, result }: DrawnRound, agoMs) => play(card as LotteryCard, result as LotteryResult, { ...stage, agoMs }),
  nameRound: (_card, closesAt) => t("lotteryRound", { time: formatTime(closesAt) }),
  nameSelection: (selection) => inWords((selection as Ticket).numbers),
  nameResult: ({ result }) => inWords((result as LotteryResult).numbers),
};

startGame(lotteryView);
