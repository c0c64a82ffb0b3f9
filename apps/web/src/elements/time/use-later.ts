import { useEffect, useState } from "react";
import { untilThere } from "./until-there.ts";

const loaded = new Map<() => Promise<unknown>, unknown>();
const idleWithinMs = 3_000;

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: idleWithinMs });
  return () => cancelIdleCallback(handle);
}

/** Parts of the page that are fetched once it listens and has time; null until then. `load` must be the same function each time. */
export function useLater<Parts>(load: () => Promise<Parts>): Parts | null {
  const [parts, setParts] = useState<Parts | null>(() => (loaded.get(load) as Parts | undefined) ?? null);
  useEffect(() => {
    if (parts !== null) return;
    let isWanted = true;
    const cancel = whenIdle(() => {
      void untilThere(load).then((found) => {
        loaded.set(load, found);
        if (isWanted) setParts(() => found);
      });
    });
    return () => {
      isWanted = false;
      cancel();
    };
  }, [load, parts]);
  return parts;
}
