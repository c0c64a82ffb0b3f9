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

/** A provider's game on the player's own balance; visitors are asked to sign in. */
export function ProviderFrame({ game, title, signInAddress }: ProviderFrameProps): ReactNode {
  const { status, player } = useSession();
  if (player === null && status === "signedOut") return <SignedOut title={title} signInAddress={signInAddress} />;
  // As high as the window from the start: what the frame grows by moves nothing that is seen.
  return (
    <div className="min-h-svh">
      {player === null ? (
        <Skeleton lines={6} className="h-24" />
      ) : (
        // Another player or currency is another launch.
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
  const { launch, again } = useLaunch(game);
  const [isExpired, setExpired] = useState(false);
  const restart = (): void => {
    setExpired(false);
    again();
  };
  const say = (key: "failed" | "forbidden" | "expired", icon: IconName, action: ReactNode): ReactNode => (
    <div role="alert">
      <EmptyState icon={icon} title={t(`providers.${key}`)} action={action}>
        {t(`providers.${key}Text`)}
      </EmptyState>
    </div>
  );
  if (isExpired) return say("expired", "clock", <Button onClick={restart}>{t("providers.start")}</Button>);
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
      return say("forbidden", "lock", null);
    case "failed":
      return say("failed", "offline", <Button onClick={again}>{t("list.retry")}</Button>);
  }
}

/** A provider's game. */
export interface FrameGame {
  readonly provider: string;
  readonly app: string;
}

/** Starts the game once, and again whenever it is asked to; null while it is being started. */
function useLaunch({ provider, app }: FrameGame): { readonly launch: Launch | null; again(): void } {
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
