import type { Player as WirePlayer, PlayerAccount } from "@touchline/contract/entities/player";
import { wireToMoney, type Money, type Result } from "@touchline/domain";
import type { ApiClient } from "../core/api-client.ts";
import { ApiFailure, type ApiError } from "../core/api-error.ts";
import { endpoints } from "../core/endpoints.data.ts";
import { createValueStore, type ValueStore } from "../core/value-store.ts";

/** The signed-in player. */
export interface Player {
  readonly id: string;
  readonly email: string;
  /** First name, nickname or the part of the address before the @. */
  readonly shownName: string;
  readonly currency: string;
  readonly locale: string;
  readonly isConfirmed: boolean;
  /** `serasa.pve`: betting is forbidden (spec.md 6). */
  readonly isBettingForbidden: boolean;
}

/** Auth status (spec.md 4), with the balances of the player's accounts. */
export type SessionState =
  | {
      readonly status: "unknown" | "pending" | "signedOut";
      readonly player: null;
      readonly balances: readonly Money[];
      /** The server ended the session, not the player. */
      readonly hasExpired?: true;
    }
  | { readonly status: "signedIn"; readonly player: Player; readonly balances: readonly Money[] };

/** The player's data that the server read for the first page. */
export interface SessionSeed {
  readonly player: WirePlayer | null;
  readonly accounts: readonly PlayerAccount[];
}

/** The current player. */
export interface SessionStore extends Pick<ValueStore<SessionState>, "getState" | "subscribe"> {
  /** The balance in the player's currency; null while signed out or unknown. */
  balance(): Money | null;
  seed(seed: SessionSeed): void;
  /** The latest player and accounts, in their wire format, for the page's seed. */
  toSeed(): SessionSeed;
  /** Requests the current player. */
  refresh(): Promise<void>;
  refreshBalances(): Promise<void>;
  signIn(credentials: { readonly email: string; readonly password: string }): Promise<Result<Player, ApiError>>;
  /** Applies the player of an answer, after a sign-up or a profile change. */
  take(player: WirePlayer): Promise<void>;
  signOut(): Promise<void>;
  /** Changes the player's currency; ignored if it is the current one or they have no account in it (spec.md 5). */
  changeCurrency(currency: string): Promise<Result<Player, ApiError>>;
  /** Saves the language in the player's account (spec.md 2). */
  changeLocale(locale: string): Promise<Result<Player, ApiError>>;
  /** Ends the session after a 401; the page stays. */
  expire(): void;
  /** Applies a balance received from realtime. */
  takeBalance(balance: { readonly balance: number; readonly currency: string; readonly subunits: number }): void;
}

const signedOut = { status: "signedOut", player: null, balances: [] } as const satisfies SessionState;
const expired: SessionState = { ...signedOut, hasExpired: true };

function wireToPlayer(wire: WirePlayer): Player {
  return {
    id: wire.id,
    email: wire.email,
    shownName: wire.first_name ?? wire.nickname ?? wire.email.split("@")[0] ?? wire.email,
    currency: wire.currency,
    locale: wire.locale,
    isConfirmed: wire.is_confirmed,
    isBettingForbidden: wire.serasa.pve,
  };
}

function accountToMoney({ balance, currency, subunits }: PlayerAccount): Money {
  return wireToMoney({ value: balance, currency, subunits });
}

/**
 * Creates a session; `api` is a function because the API client itself ends the session on 401. A failed sign-out is reported, and the
 * player is signed out all the same (spec.md 8).
 */
export function createSession(api: () => ApiClient, report: (error: unknown) => void): SessionStore {
  const store = createValueStore<SessionState>({ status: "unknown", player: null, balances: [] });

  let latest: SessionSeed = { player: null, accounts: [] };

  function seed({ player, accounts }: SessionSeed): void {
    latest = { player, accounts };
    if (player === null || player.is_blocked) store.setState(signedOut, true);
    else store.setState({ status: "signedIn", player: wireToPlayer(player), balances: accounts.map(accountToMoney) }, true);
  }

  async function readAccounts(): Promise<readonly PlayerAccount[]> {
    const accounts = await api().call(endpoints.listAccounts, {});
    return accounts.ok ? accounts.value.data : [];
  }

  async function enter(answer: Result<WirePlayer, ApiError>): Promise<Result<Player, ApiError>> {
    if (!answer.ok) return answer;
    seed({ player: answer.value, accounts: await readAccounts() });
    return { ok: true, value: wireToPlayer(answer.value) };
  }

  // The server ends the session before it answers: calls that fail in between must not report it as expired.
  let isSigningOut = false;

  function expire(): void {
    if (!isSigningOut && store.getState().status === "signedIn") store.setState(expired, true);
  }

  function takeBalance(wire: PlayerAccount): void {
    const state = store.getState();
    if (state.status !== "signedIn") return;
    const others = state.balances.filter(({ currency }) => currency !== wire.currency);
    store.setState({ ...state, balances: [...others, accountToMoney(wire)] }, true);
  }

  async function refreshBalances(): Promise<void> {
    const before = store.getState();
    const accounts = await readAccounts();
    // A balance that realtime sent meanwhile may be newer than the answer.
    if (store.getState() !== before) return refreshBalances();
    for (const account of accounts) takeBalance(account);
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    seed,
    toSeed: () => latest,
    takeBalance,
    balance() {
      const { player, balances } = store.getState();
      return player === null ? null : (balances.find(({ currency }) => currency === player.currency) ?? null);
    },
    async refresh() {
      if (store.getState().status === "unknown") store.setState({ status: "pending", player: null, balances: [] }, true);
      const player = await api().call(endpoints.getPlayer, {});
      if (player.ok) seed({ player: player.value, accounts: await readAccounts() });
      else if (store.getState().status === "pending") store.setState(signedOut, true);
      else if (player.error.type === "refused") expire();
    },
    refreshBalances,
    signIn: async (credentials) => enter(await api().call(endpoints.signIn, { body: credentials })),
    async take(player) {
      await enter({ ok: true, value: player });
    },
    async signOut() {
      isSigningOut = true;
      const answer = await api().call(endpoints.signOut, {});
      isSigningOut = false;
      if (!answer.ok) report(new ApiFailure(answer.error));
      store.setState(signedOut, true);
    },
    async changeCurrency(currency) {
      const { player, balances } = store.getState();
      if (player === null) return { ok: false, error: { type: "unreachable" } };
      if (player.currency === currency || !balances.some((balance) => balance.currency === currency)) return { ok: true, value: player };
      const answer = await api().call(endpoints.setPlayerCurrency, { body: { currency } });
      return enter(answer);
    },
    async changeLocale(locale) {
      const { player } = store.getState();
      if (player === null) return { ok: false, error: { type: "unreachable" } };
      if (player.locale === locale) return { ok: true, value: player };
      return enter(await api().call(endpoints.setPlayerLocale, { body: { locale } }));
    },
    expire,
  };
}
