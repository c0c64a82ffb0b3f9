import { useEffect, useState, type ComponentType, type ReactNode } from "react";

const againAfterMs = 4_000;

/** Fetches code that the page needs, and retries until it arrives: a server that went away comes back. `onFailed` is called on each failure. */
export async function untilThere<Code>(load: () => Promise<Code>, onFailed?: () => void): Promise<Code> {
  return load().catch(async () => {
    onFailed?.();
    await new Promise((resolve) => setTimeout(resolve, againAfterMs));
    return untilThere(load, onFailed);
  });
}

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

/** Parts of the page that are fetched once it is hydrated and idle; null until then. `load` must be the same function each time. */
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

/** A component whose code is fetched as `useLater` does; `Fallback` keeps its room until then. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> | null = null,
): ComponentType<Props> {
  return function Later(props: Props): ReactNode {
    const Part = useLater(load) ?? Fallback;
    return Part === null ? null : <Part {...props} />;
  };
}
