import { useEffect } from "react";
import { pricesOfMarket } from "./move-among-prices.ts";

function stopAt(prices: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const price of prices) price.tabIndex = price === stop ? 0 : -1;
}

/** While the focus is within a market, Tab stops where the focus is; once it has left, at the market's first price. */
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
