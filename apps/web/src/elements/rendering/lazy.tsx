import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from "react";

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
const never = (): (() => void) => () => undefined;
const idleTimeoutMs = 3_000;

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: idleTimeoutMs });
  return () => cancelIdleCallback(handle);
}

/** Fetches code once for all callers that pass the same function. */
export async function loadOnce<Code>(load: () => Promise<Code>): Promise<Code> {
  const code = await loadWithRetry(load);
  loaded.set(load, code);
  return code;
}

/**
 * A module that is fetched once the page is hydrated and idle; null until then. `load` must be the same function in every render.
 * It is also null at first in a part of the page that hydrates after the module has arrived, because the server rendered it without.
 */
export function useLazy<Code>(load: () => Promise<Code>): Code | null {
  const [fetched, setFetched] = useState<Code | null>(null);
  const known = useSyncExternalStore<Code | null>(
    never,
    () => (loaded.get(load) as Code | undefined) ?? null,
    () => null,
  );
  const code = known ?? fetched;
  useEffect(() => {
    if (code !== null) return;
    let isWanted = true;
    const cancel = whenIdle(() => {
      void loadOnce(load).then((found) => {
        if (isWanted) setFetched(() => found);
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
