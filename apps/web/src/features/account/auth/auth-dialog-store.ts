import type { SessionState, Store, ValueStore } from "@touchline/store";
import { accountEndpoints, tellAffiliate } from "@touchline/store/account";
import { createStore } from "zustand/vanilla";
import { type AuthAsk, authAsked, isSignInElsewhere, toAuthKind } from "../../../elements/ask-auth.ts";
import { returnPath } from "./return-path.ts";

interface AuthDeskState {
  readonly ask: AuthAsk | null;
  /** The dialog cannot be dismissed: a phone number must be verified, or new terms accepted (spec.md 5). */
  readonly isHeld: boolean;
  /** The sign-in dialog opened because the server ended the session. */
  readonly hasExpired: boolean;
}

type AuthStore = Pick<Store, "session" | "api" | "ports" | "locale">;

/** Decides which auth dialog is open. The address, the page, the end of a session and the platform can open one. */
export interface AuthDesk extends Pick<ValueStore<AuthDeskState>, "getState" | "subscribe"> {
  ask(ask: AuthAsk): void;
  close(): void;
  /** Opens the dialog that the address names and removes it from the address. */
  followAddress(): void;
  /** Follows the session of a store until the returned function is called. `onEntered` receives the request through which somebody signed in or up. */
  start(store: AuthStore, onEntered: (ask: AuthAsk) => void): () => void;
}

const forVisitors: ReadonlySet<AuthAsk["kind"]> = new Set(["sign_in", "sign_up"]);
const forPlayers: ReadonlySet<AuthAsk["kind"]> = new Set(["phone_verification", "missed_auth_fields", "confirm_password", "terms"]);
const closed: AuthDeskState = { ask: null, isHeld: false, hasExpired: false };

/** Creates the state of the dialogs. It outlives a change of language, which replaces the page's store. */
export function createAuthDesk(first: AuthStore): AuthDesk {
  let store = first;
  const desk = createStore<AuthDeskState>(() => closed);
  let playerId: string | null = null;

  function ask(wanted: AuthAsk): void {
    const isForOthers = (store.session.getState().player === null ? forPlayers : forVisitors).has(wanted.kind);
    if (isForOthers || desk.getState().isHeld) return;
    const { kind } = wanted;
    if ((kind === "sign_in" || kind === "sign_up") && isSignInElsewhere({ kind, hasExpired: false })) return;
    desk.setState({ ask: wanted });
  }

  function followAddress(): void {
    const asked = readAddressAsk(location.href);
    if (asked === null) return;
    history.replaceState(history.state, "", asked.rest);
    ask(asked.ask);
  }

  async function greet(id: string, onEntered: (ask: AuthAsk) => void): Promise<void> {
    const { ask: open } = desk.getState();
    if (open !== null && forVisitors.has(open.kind)) {
      desk.setState(closed);
      open.onDone?.();
      onEntered(open);
    }
    void tellAffiliate(store);
    const terms = await store.api.call(accountEndpoints.getTerms, {});
    if (id !== playerId) return;
    const version = terms.ok && terms.value.is_required ? terms.value.version : null;
    if (version === null) return checkPhone(id);
    desk.setState({ ask: { kind: "terms", token: version, onDone: () => void checkPhone(id) }, isHeld: true });
  }

  async function checkPhone(id: string): Promise<void> {
    const phone = await store.api.call(accountEndpoints.getPhoneVerification, { query: { locale: store.locale } });
    if (id === playerId && phone.ok && phone.value.is_required) desk.setState({ ask: { kind: "phone_verification" }, isHeld: true });
  }

  function follow(state: SessionState, onEntered: (ask: AuthAsk) => void): void {
    const id = state.player?.id ?? null;
    if (id === playerId) return;
    playerId = id;
    if (id !== null) {
      void greet(id, onEntered);
      return;
    }
    const hasExpired = state.status === "signedOut" && state.hasExpired === true && !/\/users\//u.test(location.pathname);
    const { ask: open, isHeld } = desk.getState();
    const isOver = isHeld || (open !== null && forPlayers.has(open.kind));
    if (hasExpired && !isSignInElsewhere({ kind: "sign_in", hasExpired }))
      desk.setState({ ask: { kind: "sign_in" }, isHeld: false, hasExpired });
    else if (isOver) desk.setState(closed);
  }

  return {
    getState: desk.getState,
    subscribe: desk.subscribe,
    ask,
    followAddress,
    close: () => desk.setState(closed),
    start(next, onEntered) {
      store = next;
      const { session } = store;
      const hear = (event: Event): void => {
        if (event instanceof CustomEvent) ask(event.detail as AuthAsk);
      };
      const followSession = (state: SessionState): void => follow(state, onEntered);
      followSession(session.getState());
      followAddress();
      const stop = session.subscribe(followSession);
      document.addEventListener(authAsked, hear);
      addEventListener("hashchange", followAddress);
      return () => {
        stop();
        document.removeEventListener(authAsked, hear);
        removeEventListener("hashchange", followAddress);
      };
    },
  };
}

const tokenNames = ["reset_password_token", "unlock_token"] as const;

/** Reads the dialog that an address names, by a hash such as `#sign-in?returnTo=/bets` or the `modal` parameter, and the address without it (spec.md 2). */
export function readAddressAsk(href: string): { readonly ask: AuthAsk; readonly rest: string } | null {
  const url = new URL(href);
  const named = url.searchParams.get("modal");
  const [hash = "", parameters = ""] = url.hash.split("?");
  const kind = (named === null ? null : toAuthKind(named)) ?? toAuthKind(hash);
  if (kind === null) return null;
  const wanted = new URLSearchParams(parameters);
  const token = tokenNames.map((name) => url.searchParams.get(name)).find((value) => value !== null);
  for (const name of ["modal", ...tokenNames]) url.searchParams.delete(name);
  url.hash = "";
  const returnTo = wanted.has("returnTo") ? { returnTo: returnPath(wanted) } : {};
  return { ask: { kind, ...(token == null ? {} : { token }), ...returnTo }, rest: `${url.pathname}${url.search}` };
}
