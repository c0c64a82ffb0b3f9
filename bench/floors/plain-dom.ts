import "../../apps/web/src/styles/app.css";
import type { Market } from "@touchline/contract/entities/market";
import { countFrames, driveChanges, syntheticMarkets } from "../browser/entries/synthetic-markets.ts";

/** The floor of live odds: the same cards and cells by hand, each price written once a frame, no library between. */
const markets = syntheticMarkets(Number(new URLSearchParams(location.search).get("markets") ?? 500));
const markStandsMs = 3_000;

interface Cell {
  readonly button: HTMLButtonElement;
  readonly price: HTMLElement;
  odds: number;
  markedAtMs: number | null;
}

function shown(odds: number): string {
  return (odds / 1_000).toFixed(2);
}

function makeCell(parent: HTMLElement, odds: number): Cell {
  const button = document.createElement("button");
  button.className = "odd wl";
  const label = document.createElement("span");
  label.className = "l cap";
  label.textContent = "Outcome";
  const price = document.createElement("span");
  price.className = "n";
  price.textContent = shown(odds);
  button.append(label, price);
  parent.append(button);
  return { button, price, odds, markedAtMs: null };
}

const cellsByMarket = new Map<number, readonly Cell[]>();

function makeBoard(): void {
  const board = document.createElement("div");
  board.className = "cards";
  for (const [index, market] of markets.entries()) {
    const card = document.createElement("section");
    card.className = "card";
    card.dataset["column"] = index % 2 === 0 ? "start" : "end";
    card.innerHTML = `<header><h3 class="min-w-0 font-[650]"><bdi>${market.name}</bdi></h3></header><div class="bd"><div class="plate"></div></div>`;
    const plate = card.querySelector<HTMLElement>(".plate");
    if (plate !== null)
      cellsByMarket.set(
        market.id,
        market.outcomes.map((outcome) => makeCell(plate, outcome.odds ?? 0)),
      );
    board.append(card);
  }
  document.getElementById("root")?.append(board);
}

if (new URLSearchParams(location.search).get("on") === "tap")
  document.getElementById("open")?.addEventListener("click", makeBoard, { once: true });
else makeBoard();

const waiting = new Map<number, Market>();

function write(cell: Cell, odds: number): void {
  if (odds === cell.odds) return;
  cell.button.dataset["move"] = odds > cell.odds ? "up" : "down";
  cell.price.textContent = shown(odds);
  cell.odds = odds;
  cell.markedAtMs = performance.now();
}

function paint(): void {
  for (const market of waiting.values())
    cellsByMarket.get(market.id)?.forEach((cell, index) => write(cell, market.outcomes[index]?.odds ?? cell.odds));
  waiting.clear();
}

setInterval(() => {
  const endedAtMs = performance.now() - markStandsMs;
  for (const cells of cellsByMarket.values()) {
    for (const cell of cells) {
      if (cell.markedAtMs === null || cell.markedAtMs > endedAtMs) continue;
      delete cell.button.dataset["move"];
      cell.markedAtMs = null;
    }
  }
}, 500);

Object.assign(window, {
  startChanges: (changesPerSecond: number) => {
    const changes = driveChanges({
      markets,
      changesPerSecond,
      take(moved) {
        if (waiting.size === 0) requestAnimationFrame(paint);
        for (const market of moved) waiting.set(market.id, market);
      },
    });
    Object.assign(window, { changes, shownFrames: countFrames() });
  },
});
