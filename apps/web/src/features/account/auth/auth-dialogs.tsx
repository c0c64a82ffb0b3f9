import type { Store } from "@touchline/store";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { openTabChannel } from "../../../elements/tab-channel.ts";
import type { AuthRequest } from "../../../elements/dialog-events.ts";
import { useFlag, useResource, useSession, useStore, useValue } from "../../../elements/store.ts";
import { useNavigation, useCurrentPage } from "../../../navigation/navigation-context.ts";
import { createAuthDialogStore } from "./auth-dialog-store.ts";
import type { AuthDialog } from "./auth-dialog.tsx";

/** Paths that visitors outside the group may open, so that members can sign in. */
const openPaths = /^\/(?:users\/|init-sportsbook)/u;

/** Redirects visitors and players without the required status to the platform (spec.md 6). The server does the same for whole pages. */
function useUserGroup(): void {
  const { listings, session } = useStore();
  const { status } = useSession();
  const { address } = useCurrentPage();
  const platform = useResource(listings.system()).data?.platform_settings;
  useEffect(() => {
    const group = platform?.user_group ?? null;
    if (platform === undefined || group === null || openPaths.test(address)) return;
    const statuses = session.toSeed().player?.statuses ?? [];
    const isMember = status === "signedIn" && statuses.some(({ id }) => id === group);
    if (!isMember && (status === "signedIn" || status === "signedOut")) location.assign(platform.platform_origin);
  }, [platform, status, session, address]);
}

interface DialogModule {
  readonly AuthDialog: typeof AuthDialog;
}

const preloadFormsAfterMs = 4_000;

/** Preloads the forms for visitors if either flag is on (spec.md 6 "iframe preloader"). The data for sign-up comes with the page. */
function usePreloadedForms(onFetched: (dialogModule: DialogModule) => void): void {
  const { ports } = useStore();
  const isVisitor = useSession().status === "signedOut";
  const wantsSignIn = useFlag("sign_in_iframe_preloader");
  const wantsSignUp = useFlag("sign_up_iframe_preloader");
  useEffect(() => {
    if (!isVisitor || (!wantsSignIn && !wantsSignUp)) return;
    return ports.time.after(preloadFormsAfterMs, () => {
      import("./auth-dialog.tsx").then(onFetched, () => undefined);
    });
  }, [isVisitor, wantsSignIn, wantsSignUp, onFetched, ports]);
}

/** The auth dialogs. Their code loads when the first one opens. */
export function AuthDialogs(): ReactNode {
  const store = useStore();
  const navigation = useNavigation();
  const { page } = useValue(navigation);
  const { data: site } = useResource(store.listings.siteConfig());
  const [dialogs] = useState(() => createAuthDialogStore(store));
  const [dialogModule, setDialogModule] = useState<DialogModule | null>(null);
  const { request, isRequired, hasExpired } = useValue(dialogs);
  usePreloadedForms(setDialogModule);
  useUserGroup();
  useEffect(() => shareSession(store), [store]);
  const enter = useEffectEvent(({ kind, returnTo = page.address }: AuthRequest): void => {
    if (returnTo !== page.address) void navigation.go(returnTo);
    // Opens the cashier for new players, if the site is configured that way (spec.md 9).
    if (kind === "sign_up" && site?.deposit_after_registration === true) location.hash = "deposit";
  });
  useEffect(() => dialogs.follow(store, (answered) => enter(answered)), [dialogs, store]);
  useEffect(() => dialogs.openFromAddress(), [dialogs, page.address]);
  const isWaiting = request !== null && dialogModule === null;
  useEffect(() => {
    if (isWaiting) import("./auth-dialog.tsx").then(setDialogModule, store.ports.report);
  }, [isWaiting, store]);
  if (dialogModule === null) return null;
  return (
    <dialogModule.AuthDialog
      request={request}
      noteKey={hasExpired ? "auth.sessionEnded" : null}
      isRequired={isRequired}
      onRequest={dialogs.open}
      onClose={dialogs.close}
    />
  );
}

const channelName = "touchline-session";

/** Signs all tabs of the browser in or out together. Returns a function that stops it. */
function shareSession({ session }: Pick<Store, "session">): () => void {
  let known = session.getState().player?.id ?? null;
  const channel = openTabChannel(channelName, (data) => {
    if (data === "out") {
      known = null;
      session.seed({ player: null, accounts: [] });
    } else if (data === "in" && session.getState().status !== "signedIn") void session.refresh();
  });
  const unsubscribe = session.subscribe(({ status, player, ...rest }) => {
    if (status !== "signedIn" && status !== "signedOut") return;
    const id = player?.id ?? null;
    if (id === known) return;
    known = id;
    // Each tab detects on its own that the server ended the session.
    if (!("hasExpired" in rest)) channel.post(id === null ? "out" : "in");
  });
  return () => {
    unsubscribe();
    channel.close();
  };
}
