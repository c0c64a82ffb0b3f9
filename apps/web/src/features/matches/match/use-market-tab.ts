import { useEffect, useState } from "react";
import { builderTab } from "./market-board.tsx";

const builderHash = "#betBuilder";

/** The chosen tab of the market board; the hash `#betBuilder` opens the builder and leaves with it (spec.md 2). */
export function useMarketTab(): readonly [string, (tab: string) => void] {
  const [tab, setTab] = useState("top");
  useEffect(() => {
    const followHash = (): void => {
      if (location.hash === builderHash) setTab(builderTab);
    };
    followHash();
    addEventListener("hashchange", followHash);
    return () => removeEventListener("hashchange", followHash);
  }, []);
  return [
    tab,
    (next) => {
      setTab(next);
      const hash = next === builderTab ? builderHash : "";
      if (hash !== location.hash) history.replaceState(history.state, "", `${location.pathname}${location.search}${hash}`);
    },
  ];
}
