import { launchProvider, type Launch } from "@touchline/store/launch-provider";
import { useEffect, useEffectEvent, useState } from "react";
import { useStore } from "../../../elements/store.ts";

/** A provider's game. */
export interface FrameGame {
  readonly provider: string;
  readonly app: string;
}

/** Starts the game once, and again whenever it is asked to; null while it is being started. */
export function useLaunch({ provider, app }: FrameGame): { readonly launch: Launch | null; again(): void } {
  const { api, ports, preferences } = useStore();
  const [attempt, setAttempt] = useState(0);
  const [launch, setLaunch] = useState<Launch | null>(null);
  const themeNow = useEffectEvent(() => preferences.getState().theme);
  useEffect(() => {
    let isWanted = true;
    void launchProvider(api, { provider, app, theme: themeNow() }).then((result) => {
      if (isWanted) setLaunch(result);
    });
    return () => {
      isWanted = false;
    };
  }, [api, provider, app, attempt]);
  const again = (): void => {
    setLaunch(null);
    setAttempt((count) => count + 1);
  };
  const onBack = useEffectEvent(() => {
    if (launch?.type === "failed" && ports.online.isOnline()) again();
  });
  useEffect(() => ports.online.subscribe(() => onBack()), [ports]);
  return { launch, again };
}
