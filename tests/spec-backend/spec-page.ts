import { expect } from "vitest";
import { type BetType, createSelection, isOutcomeBettable, money, slipBetKey, slipUnit } from "@touchline/domain";
import { createStore, matchToSelectionMatch, type Store, type StorePorts } from "@touchline/store";
import { beginBetting } from "@touchline/store/begin-betting";
import { createWire } from "@touchline/store/wire";
import type { SpecBackend } from "./spec-backend.ts";

export const email = "ana@example.com";

/** The ports of a page in front of the backend, with the cookies of its browser. */
function portsOf(origin: string, reported: unknown[]): StorePorts {
  const kept = new Map<string, string>();
  const storage = {
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, text: string | null) => void (text === null ? kept.delete(name) : kept.set(name, text)),
  };
  let cookie = "";
  const wire = createWire({ dialect: "spec", adapter: null, report: (error) => void reported.push(error) });
  return {
    async http({ method, path, headers, body }) {
      try {
        const sent = { ...headers, cookie };
        const reply = await fetch(`${origin}${path}`, body === null ? { method, headers: sent } : { method, headers: sent, body });
        cookie = reply.headers.get("set-cookie")?.split(";")[0] ?? cookie;
        return { type: "answer", status: reply.status, text: await reply.text() };
      } catch {
        return { type: "unreachable" };
      }
    },
    wire: async () => wire,
    sessionStorage: storage,
    localStorage: storage,
    preferences: storage,
    time: {
      now: () => Date.now(),
      after(delayMs, run) {
        const timer = setTimeout(run, delayMs);
        return () => clearTimeout(timer);
      },
      beforePaint: (run) => void setTimeout(run),
    },
    online: { isOnline: () => true, subscribe: () => () => undefined },
    createId: () => crypto.randomUUID(),
    report: (error) => void reported.push(error),
  };
}

/** A page of a signed-in player. */
export interface SpecPage {
  readonly backend: SpecBackend;
  readonly store: Store;
  readonly reported: readonly unknown[];
}

/** Opens a page and signs in. Stop its slip at the end. */
export async function openPage(backend: SpecBackend): Promise<SpecPage> {
  const reported: unknown[] = [];
  const store = createStore({ ports: portsOf(backend.origin, reported), locale: "en", isServer: false });
  beginBetting(store);
  const signedIn = await store.session.signIn({ email, password: "demo-pass-1" });
  if (!signedIn.ok) throw new Error(`The sign-in failed: ${JSON.stringify(signedIn.error)}`);
  store.slip.takeSettings(await store.queries.load(store.listings.settings()));
  const unit = store.session.balance();
  if (unit !== null) store.slip.dispatch({ type: "currencyChanged", unit });
  return { backend, store, reported };
}

/** Adds the home side of each match to the slip. */
export async function add({ backend, store }: SpecPage, matches: readonly number[]): Promise<void> {
  for (const number of matches) {
    const id = String(backend.writer.id("match", number));
    await Promise.all([store.queries.load(store.listings.match(id)), store.queries.load(store.listings.markets(id))]);
    const match = store.entities.match(id);
    const market = store.entities.market(store.entities.marketKeys(id)[0] ?? "");
    const outcome = market?.outcomes[0];
    if (match === undefined || market === undefined || outcome === undefined) throw new Error(`Match ${number} has no market.`);
    expect(isOutcomeBettable(market, outcome, Date.now())).toBe(true);
    const selection = createSelection(matchToSelectionMatch(match), market, outcome);
    if (selection === null) throw new Error(`Match ${number} has no price.`);
    store.slip.dispatch({ type: "selectionToggled", selection });
  }
}

/** Types five euros, into the field of the given bet type if there is one, and places. */
export async function place({ store }: SpecPage, type?: BetType): Promise<void> {
  const { slip } = store.slip.getState();
  const stake = money(500n, slipUnit(slip));
  const bet = slip.bets.find((one) => one.type === type);
  store.slip.dispatch(bet === undefined ? { type: "sharedStakeTyped", stake } : { type: "stakeTyped", betKey: slipBetKey(bet), stake });
  await store.slip.place();
}
