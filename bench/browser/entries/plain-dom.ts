import "../../../apps/web/src/styles/app.css";
import "../../../apps/web/src/styles/match.css";
import type { Market } from "@touchline/contract/entities/market";
import { countFrames, driveChanges, syntheticMarkets } from "./synthetic-markets.ts";

// The floor for live odds, the fastest plain DOM known: the same cards and cells of fixed size without any library, each price a text node
// that is written once a frame. Price moves are not marked.
const markets = syntheticMarkets(Number(new URLSearchParams(location.search).get("markets") ?? 500));

interface Cell {
  readonly price: Text;
  odds: number;
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
  const digits = document.createElement("span");
  digits.className = "n";
  const price = document.createTextNode(shown(odds));
  digits.append(price);
  button.append(label, digits);
  parent.append(button);
  return { price, odds };
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
  cell.price.data = shown(odds);
  cell.odds = odds;
}

function paint(): void {
  for (const market of waiting.values())
    cellsByMarket.get(market.id)?.forEach((cell, index) => write(cell, market.outcomes[index]?.odds ?? cell.odds));
  waiting.clear();
  requestAnimationFrame(paint);
}

Object.assign(window, {
  startChanges: (changesPerSecond: number) => {
    requestAnimationFrame(paint);
    const changes = driveChanges({
      markets,
      changesPerSecond,
      take(moved) {
        for (const market of moved) waiting.set(market.id, market);
      },
    });
    Object.assign(window, { changes, shownFrames: countFrames() });
  },
});
