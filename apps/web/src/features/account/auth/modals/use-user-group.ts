import { useEffect } from "react";
import { useResource, useSession, useStore } from "../../../../elements/store.ts";
import { useNavigationState } from "../../../../navigation/navigation-context.ts";

/** Paths that stay open, so that somebody of the group can come in at all. */
const openPaths = /^\/(?:users\/|init-sportsbook)/u;

/** Where the operator asks for a status, a player without it, and a visitor, is sent to the platform (spec.md 6). The server does so for whole pages. */
export function useUserGroup(): void {
  const { listings, session } = useStore();
  const { status } = useSession();
  const { address } = useNavigationState().page;
  const platform = useResource(listings.system()).data?.platform_settings;
  useEffect(() => {
    const group = platform?.user_group ?? null;
    if (platform === undefined || group === null || openPaths.test(address)) return;
    const statuses = session.toSeed().player?.statuses ?? [];
    const isMember = status === "signedIn" && statuses.some(({ id }) => id === group);
    if (!isMember && (status === "signedIn" || status === "signedOut")) location.assign(platform.platform_origin);
  }, [platform, status, session, address]);
}
