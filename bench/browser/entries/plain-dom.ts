import "../../../apps/web/src/styles/app.css";
import type { Market } from "@touchline/contract/entities/market";
import { countFrames, driveChanges, syntheticMarkets } from "./synthetic-markets.ts";

// The floor of live odds: the same cards and cells without any library, each price written once a frame.
const markets = syntheticMarkets(Number(new URLSearchParams(location.search).get("markets") ?? 500));
const moveMarkMs = 3_000;

interface Cell {
  readonly button: HTMLButtonElement;
  readonly price: HTMLElement;
  odds: number;
  markedAtMs: number | null;
}

function shown(odds: number): string {
  return (odds / 1_000).toFixed(2);
}

function createCell(parent: HTMLElement, odds: number): Cell {
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

function createBoard(): void {
  const board = document.createElement("div");
  board.className = "cards";
  for (const [index, market] of markets.entries()) {
    const card = document.createElement("section");
    card.className = "card";
    card.dataset["column"] = index % 2 === 0 ? "start" : "end";
    card.innerHTML = `<header><h3 class="min-w-0 font-[650]"><bdi>${market.name}</bdi></h3></header><div class="bd"><div class="plate"></div></div>`;
    const grid = card.querySelector<HTMLElement>(".plate");
    if (grid !== null)
      cellsByMarket.set(
        market.id,
        market.outcomes.map((outcome) => createCell(grid, outcome.odds ?? 0)),
      );
    board.append(card);
  }
  document.getElementById("root")?.append(board);
}

if (new URLSearchParams(location.search).get("on") === "tap")
  document.getElementById("open")?.addEventListener("click", createBoard, { once: true });
else createBoard();

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
  const endedAtMs = performance.now() - moveMarkMs;
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
