import type { Match } from "@touchline/store";
import { streamOf, type MatchStream as Stream } from "@touchline/store/match-progress";
import { Button, EmptyState } from "@touchline/ui";
import { useSyncExternalStore, type ReactNode } from "react";
import { EmptyWithLink } from "../../../elements/empty-states.tsx";
import { isOver, panelAddress } from "../../../elements/matches/match.ts";
import { useDayFormat } from "../../../elements/time.ts";
import { useResource, useSession, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { VideoPlayer, FramePlayer } from "./stream-players.tsx";
import { ScenePlayer } from "./scene-player.tsx";

function SignedOut({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  return (
    <EmptyWithLink
      icon="lock"
      title={t("stream.signIn")}
      to={`/users/sign-in?returnTo=${encodeURIComponent(panelAddress(match, "stream"))}`}
      label={t("stream.signInAction")}
    >
      {t("stream.signInText")}
    </EmptyWithLink>
  );
}

function Player({ match, stream }: { readonly match: Match; readonly stream: Stream }): ReactNode {
  const t = useText();
  switch (stream.type) {
    case "video":
      return <VideoPlayer source={stream.url} />;
    case "frame":
      return <FramePlayer url={stream.url} />;
    case "scene":
      return <ScenePlayer match={match} />;
    case "none":
      return <EmptyState icon="video" title={t("stream.none")} />;
  }
}

function SignedIn({ match, playerId }: { readonly match: Match; readonly playerId: string }): ReactNode {
  const t = useText();
  const { api, ports } = useStore();
  const isOnline = useSyncExternalStore(ports.online.subscribe, ports.online.isOnline, () => true);
  const { data, isError, refetch } = useResource(streamOf(api, { matchId: match.id, playerId }), { isEnabled: isOnline });
  if (data !== undefined) return <Player match={match} stream={data} />;
  if (!isOnline) return <EmptyState icon="offline" title={t("stream.offline")} />;
  if (!isError) return <div className="stream-picture skeleton" aria-hidden="true" />;
  return (
    <EmptyState icon="alert" title={t("stream.failed")} action={<Button onClick={() => void refetch()}>{t("list.retry")}</Button>}>
      {t("stream.failedText")}
    </EmptyState>
  );
}

/** The stream of a live match for signed-in players (specification 3); otherwise explains why there is none. */
export function MatchStream({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const format = useDayFormat();
  const { listings } = useStore();
  const { player } = useSession();
  const isEnabled = useResource(listings.settings()).data?.video_settings.enabled !== false;
  if (!isEnabled) return <EmptyState icon="video" title={t("stream.disabled")} />;
  if (match.status === "prematch")
    return (
      <EmptyState icon="clock" title={t("stream.notYet")}>
        {t("stream.notYetText", { day: format.day(match.startsAtMs), time: format.time(match.startsAtMs) })}
      </EmptyState>
    );
  if (isOver(match)) return <EmptyState icon="trophy" title={t("stream.over")} />;
  return player === null ? <SignedOut match={match} /> : <SignedIn key={player.id} match={match} playerId={player.id} />;
}
