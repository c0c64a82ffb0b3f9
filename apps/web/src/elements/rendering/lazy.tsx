import { useEffect, useState, type ComponentType, type ReactNode } from "react";

const retryAfterMs = 4_000;

/** Fetches code and retries until it arrives. `onFailed` is called on each failure. */
export async function loadWithRetry<Code>(load: () => Promise<Code>, onFailed?: () => void): Promise<Code> {
  return load().catch(async () => {
    onFailed?.();
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    return loadWithRetry(load, onFailed);
  });
}

const loaded = new Map<() => Promise<unknown>, unknown>();
const idleTimeoutMs = 3_000;

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: idleTimeoutMs });
  return () => cancelIdleCallback(handle);
}

/** A module that is fetched once the page is hydrated and idle; null until then. `load` must be the same function in every render. */
export function useLazy<Code>(load: () => Promise<Code>): Code | null {
  const [code, setCode] = useState<Code | null>(() => (loaded.get(load) as Code | undefined) ?? null);
  useEffect(() => {
    if (code !== null) return;
    let isWanted = true;
    const cancel = whenIdle(() => {
      void loadWithRetry(load).then((found) => {
        loaded.set(load, found);
        if (isWanted) setCode(() => found);
      });
    });
    return () => {
      isWanted = false;
      cancel();
    };
  }, [load, code]);
  return code;
}

/** A component whose code `useLazy` fetches. `Fallback` reserves its space until then. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> | null = null,
): ComponentType<Props> {
  return function Lazy(props: Props): ReactNode {
    const Loaded = useLazy(load) ?? Fallback;
    return Loaded === null ? null : <Loaded {...props} />;
  };
}
