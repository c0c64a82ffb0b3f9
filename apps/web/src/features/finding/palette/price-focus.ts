import { useEffect } from "react";

const price = "button.odd";
const holders = ".plate, .cells";

function pricesIn(holder: Element): readonly HTMLElement[] {
  return [...holder.querySelectorAll<HTMLElement>(price)];
}

/** All prices of the market that a price belongs to; empty if the element is not a price. */
function pricesOfMarket(element: HTMLElement): readonly HTMLElement[] {
  const holder = element.matches(price) ? element.closest(holders) : null;
  return holder === null ? [] : pricesIn(holder);
}

/** The market column of a row, since up and down stay within one column. */
function columnOf(holder: Element): string {
  return ["main", "second", "third"].find((name) => holder.classList.contains(name)) ?? "";
}

/** The price above or below in a grid of several lines. */
function nearestInGrid(current: HTMLElement, holder: Element, step: 1 | -1): HTMLElement | null {
  const { left, top } = current.getBoundingClientRect();
  const [nearest] = pricesIn(holder)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => (step > 0 ? box.top > top + 1 : box.top < top - 1))
    .toSorted((a, b) => Math.abs(a.box.top - top) - Math.abs(b.box.top - top) || Math.abs(a.box.left - left) - Math.abs(b.box.left - left));
  return nearest?.element ?? null;
}

/** The left edge of a card, which identifies its column. */
function cardEdge(holder: Element): number | null {
  return holder.closest(".card")?.getBoundingClientRect().left ?? null;
}

function aboveOrBelow(current: HTMLElement, step: 1 | -1): HTMLElement | null {
  const holder = current.closest(holders);
  if (holder === null) return null;
  const inGrid = holder.matches(".cells") ? nearestInGrid(current, holder, step) : null;
  if (inGrid !== null) return inGrid;
  const scope = current.closest("main") ?? document.body;
  const [column, edge] = [columnOf(holder), cardEdge(holder)];
  const all = [...scope.querySelectorAll<HTMLElement>(holders)].filter(
    (other) =>
      columnOf(other) === column &&
      cardEdge(other) === edge &&
      other.offsetParent !== null &&
      (other === holder || other.querySelector(price) !== null),
  );
  const next = all[all.indexOf(holder as HTMLElement) + step]; // the list holds elements of this page only
  if (next === undefined) return null;
  const prices = pricesIn(next);
  const index = pricesIn(holder).indexOf(current);
  return prices[Math.min(Math.max(index, 0), prices.length - 1)] ?? null;
}

/** The price next to the market's first or last one, in the neighbouring market. */
function acrossMarkets(current: HTMLElement, step: 1 | -1): HTMLElement | null {
  const row = current.closest(".mr, .ladder, .tile");
  const holder = current.closest(holders);
  if (row === null || holder === null) return null;
  const own = pricesIn(holder);
  if (own[step > 0 ? own.length - 1 : 0] !== current) return null;
  const all = pricesIn(row).filter(({ offsetParent }) => offsetParent !== null);
  return all[all.indexOf(current) + step] ?? null;
}

/** Moves the focus from an odds button to the next one in the given direction. Returns false if there is none. */
export function movePriceFocus(current: HTMLElement, direction: "up" | "down" | "before" | "after"): boolean {
  const step = direction === "down" || direction === "after" ? 1 : -1;
  const next = direction === "up" || direction === "down" ? aboveOrBelow(current, step) : acrossMarkets(current, step);
  next?.focus();
  return next !== null;
}

function stopAt(prices: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const price of prices) price.tabIndex = price === stop ? 0 : -1;
}

/** Makes each market a single tab stop: its focused price, or its first price when the focus is elsewhere. */
export function TabStops(): null {
  useEffect(() => {
    const stopAtFocus = (): void => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement) stopAt(pricesOfMarket(activeElement), activeElement);
    };
    const leave = ({ target, relatedTarget }: FocusEvent): void => {
      const prices = target instanceof HTMLElement ? pricesOfMarket(target) : [];
      if (!prices.some((price) => price === relatedTarget)) stopAt(prices, prices[0]);
    };
    stopAtFocus();
    document.addEventListener("focusin", stopAtFocus);
    document.addEventListener("focusout", leave);
    return () => {
      document.removeEventListener("focusin", stopAtFocus);
      document.removeEventListener("focusout", leave);
    };
  }, []);
  return null;
}
