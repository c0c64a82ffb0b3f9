import type { SessionState, Store, ValueStore } from "@touchline/store";
import { accountEndpoints, reportAffiliate } from "@touchline/store/account";
import { createStore } from "zustand/vanilla";
import { type AuthRequest, authRequested, isSignInHandledByHost, toAuthKind } from "../../../elements/dialog-events.ts";
import { returnPath } from "./return-path.ts";

interface AuthDialogState {
  readonly request: AuthRequest | null;
  /** The dialog cannot be dismissed: a phone number must be verified, or new terms accepted (spec.md 5). */
  readonly isRequired: boolean;
  /** The sign-in dialog opened because the server ended the session. */
  readonly hasExpired: boolean;
}

type PageStore = Pick<Store, "session" | "api" | "ports" | "locale">;

/** Decides which auth dialog is open. The address, the page, the end of a session and the platform can open one. */
export interface AuthDialogStore extends Pick<ValueStore<AuthDialogState>, "getState" | "subscribe"> {
  open(request: AuthRequest): void;
  close(): void;
  /** Opens the dialog that the address names and removes it from the address. */
  openFromAddress(): void;
  /** Follows the session of a store. `onEntered` receives the request through which the player signed in or up. Returns a stop function. */
  follow(store: PageStore, onEntered: (request: AuthRequest) => void): () => void;
}

const visitorDialogs: ReadonlySet<AuthRequest["kind"]> = new Set(["sign_in", "sign_up"]);
const playerDialogs: ReadonlySet<AuthRequest["kind"]> = new Set(["phone_verification", "missed_auth_fields", "confirm_password", "terms"]);
const closed: AuthDialogState = { request: null, isRequired: false, hasExpired: false };

/** Creates the state of the dialogs. It outlives a change of language, which replaces the page's store. */
export function createAuthDialogStore(initial: PageStore): AuthDialogStore {
  let store = initial;
  const dialogs = createStore<AuthDialogState>(() => closed);
  let playerId: string | null = null;

  function open(request: AuthRequest): void {
    const isForOthers = (store.session.getState().player === null ? playerDialogs : visitorDialogs).has(request.kind);
    if (isForOthers || dialogs.getState().isRequired) return;
    const { kind } = request;
    if ((kind === "sign_in" || kind === "sign_up") && isSignInHandledByHost({ kind, hasExpired: false })) return;
    dialogs.setState({ request });
  }

  function openFromAddress(): void {
    const found = parseAuthAddress(location.href);
    if (found === null) return;
    history.replaceState(history.state, "", found.rest);
    open(found.request);
  }

  async function checkAfterSignIn(id: string, onEntered: (request: AuthRequest) => void): Promise<void> {
    const { request } = dialogs.getState();
    if (request !== null && visitorDialogs.has(request.kind)) {
      dialogs.setState(closed);
      request.onDone?.();
      onEntered(request);
    }
    void reportAffiliate(store);
    const terms = await store.api.call(accountEndpoints.getTerms, {});
    if (id !== playerId) return;
    const version = terms.ok && terms.value.is_required ? terms.value.version : null;
    if (version === null) return checkPhone(id);
    dialogs.setState({ request: { kind: "terms", token: version, onDone: () => void checkPhone(id) }, isRequired: true });
  }

  async function checkPhone(id: string): Promise<void> {
    const phone = await store.api.call(accountEndpoints.getPhoneVerification, { query: { locale: store.locale } });
    if (id === playerId && phone.ok && phone.value.is_required)
      dialogs.setState({ request: { kind: "phone_verification" }, isRequired: true });
  }

  function followSession(state: SessionState, onEntered: (request: AuthRequest) => void): void {
    const id = state.player?.id ?? null;
    if (id === playerId) return;
    playerId = id;
    if (id !== null) {
      void checkAfterSignIn(id, onEntered);
      return;
    }
    const hasExpired = state.status === "signedOut" && state.hasExpired === true && !/\/users\//u.test(location.pathname);
    const { request, isRequired } = dialogs.getState();
    const isObsolete = isRequired || (request !== null && playerDialogs.has(request.kind));
    if (hasExpired && !isSignInHandledByHost({ kind: "sign_in", hasExpired }))
      dialogs.setState({ request: { kind: "sign_in" }, isRequired: false, hasExpired });
    else if (isObsolete) dialogs.setState(closed);
  }

  return {
    getState: dialogs.getState,
    subscribe: dialogs.subscribe,
    open,
    openFromAddress,
    close: () => dialogs.setState(closed),
    follow(next, onEntered) {
      store = next;
      const { session } = store;
      const onRequest = (event: Event): void => {
        if (event instanceof CustomEvent) open(event.detail as AuthRequest);
      };
      const onSession = (state: SessionState): void => followSession(state, onEntered);
      onSession(session.getState());
      openFromAddress();
      const stop = session.subscribe(onSession);
      document.addEventListener(authRequested, onRequest);
      addEventListener("hashchange", openFromAddress);
      return () => {
        stop();
        document.removeEventListener(authRequested, onRequest);
        removeEventListener("hashchange", openFromAddress);
      };
    },
  };
}

/** Parameters that contain the secret of a mailed link, and the dialogs that use it. */
const tokenKinds = { reset_password_token: "edit_password", unlock_token: "unlock" } as const satisfies Record<string, AuthRequest["kind"]>;
const tokenNames = Object.keys(tokenKinds) as readonly (keyof typeof tokenKinds)[]; // the keys of the table

/** The dialog for a mailed link without a dialog name. Account pages read their links themselves. */
function kindOfToken({ pathname, searchParams }: URL): AuthRequest["kind"] | null {
  const name = /\/users\//u.test(pathname) ? undefined : tokenNames.find((one) => searchParams.has(one));
  return name === undefined ? null : tokenKinds[name];
}

/** Parses the dialog of an address: a hash (`#sign-in?returnTo=/bets`) or the `modal` parameter (spec.md 2). `rest`: what remains. */
export function parseAuthAddress(href: string): { readonly request: AuthRequest; readonly rest: string } | null {
  const url = new URL(href);
  const named = url.searchParams.get("modal");
  const [hash = "", parameters = ""] = url.hash.split("?");
  const kind = (named === null ? null : toAuthKind(named)) ?? toAuthKind(hash) ?? kindOfToken(url);
  if (kind === null) return null;
  const parsed = new URLSearchParams(parameters);
  const token = tokenNames.map((name) => url.searchParams.get(name)).find((value) => value !== null);
  for (const name of ["modal", ...tokenNames]) url.searchParams.delete(name);
  url.hash = "";
  const returnTo = parsed.has("returnTo") ? { returnTo: returnPath(parsed) } : {};
  return { request: { kind, ...(token == null ? {} : { token }), ...returnTo }, rest: `${url.pathname}${url.search}` };
}
