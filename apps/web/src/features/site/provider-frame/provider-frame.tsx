import { type Launch, launchProvider } from "@touchline/store/launch-provider";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Button, EmptyState, type IconName, Skeleton } from "@touchline/ui";
import { useSession, useStore } from "../../../elements/store.ts";
import { EmptyWithLink } from "../../../elements/empty-states.tsx";
import { useText } from "../../../messages/use-text.ts";
import { GameFrame } from "./game-frame.tsx";

interface ProviderFrameProps {
  readonly game: FrameGame;
  readonly title: string;
  readonly signInAddress: string;
}

/** A provider's game, played with the player's balance. Visitors are asked to sign in. */
export function ProviderFrame({ game, title, signInAddress }: ProviderFrameProps): ReactNode {
  const { status, player } = useSession();
  if (player === null && status === "signedOut") return <SignedOut title={title} signInAddress={signInAddress} />;
  // At least as high as the window, so that a growing frame shifts nothing in view.
  return (
    <div className="min-h-svh">
      {player === null ? (
        <Skeleton lines={6} className="h-24" />
      ) : (
        // Another player or currency needs a new launch.
        <LaunchedGame key={`${player.id} ${player.currency}`} game={game} title={title} signInAddress={signInAddress} />
      )}
    </div>
  );
}

function SignedOut({ title, signInAddress }: Pick<ProviderFrameProps, "title" | "signInAddress">): ReactNode {
  const t = useText();
  return (
    <EmptyWithLink icon="user" title={t("providers.signIn", { game: title })} to={signInAddress} label={t("auth.submitSignIn")}>
      {t("providers.signInText")}
    </EmptyWithLink>
  );
}

function LaunchedGame({ game, title, signInAddress }: ProviderFrameProps): ReactNode {
  const t = useText();
  const { launch, relaunch } = useLaunch(game);
  const [isExpired, setExpired] = useState(false);
  const restart = (): void => {
    setExpired(false);
    relaunch();
  };
  const notice = (key: "failed" | "forbidden" | "expired", icon: IconName, action: ReactNode): ReactNode => (
    <div role="alert">
      <EmptyState icon={icon} title={t(`providers.${key}`)} action={action}>
        {t(`providers.${key}Text`)}
      </EmptyState>
    </div>
  );
  if (isExpired) return notice("expired", "clock", <Button onClick={restart}>{t("providers.start")}</Button>);
  switch (launch?.type) {
    case undefined:
      return (
        <div role="status" aria-label={t("providers.loading")}>
          <Skeleton lines={6} className="h-24" />
        </div>
      );
    case "ready":
      return <GameFrame url={launch.url} title={title} onExpired={() => setExpired(true)} />;
    case "signedOut":
      return <SignedOut title={title} signInAddress={signInAddress} />;
    case "forbidden":
      return notice("forbidden", "lock", null);
    case "failed":
      return notice("failed", "offline", <Button onClick={relaunch}>{t("list.retry")}</Button>);
  }
}

export interface FrameGame {
  readonly provider: string;
  readonly app: string;
}

/** Launches the game, and again on `relaunch` or when the connection returns. Null while it starts. */
function useLaunch({ provider, app }: FrameGame): { readonly launch: Launch | null; relaunch(): void } {
  const { api, ports, preferences } = useStore();
  const [attempt, setAttempt] = useState(0);
  const [launch, setLaunch] = useState<Launch | null>(null);
  const currentTheme = useEffectEvent(() => preferences.getState().theme);
  useEffect(() => {
    let isCurrent = true;
    void launchProvider(api, { provider, app, theme: currentTheme() }).then((result) => {
      if (isCurrent) setLaunch(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [api, provider, app, attempt]);
  const relaunch = (): void => {
    setLaunch(null);
    setAttempt((count) => count + 1);
  };
  const handleOnline = useEffectEvent(() => {
    if (launch?.type === "failed" && ports.online.isOnline()) relaunch();
  });
  useEffect(() => ports.online.subscribe(() => handleOnline()), [ports]);
  return { launch, relaunch };
}
