import { QueryObserver } from "@tanstack/query-core";
import { money, type MoneyUnit } from "@touchline/domain";
import type { Settings } from "@touchline/contract/http/settings";
import type { ApiClient } from "./api/api-client.ts";
import { failureStatus } from "./api/api-error.ts";
import type { EntityStore } from "./entities/entity-store.ts";
import type { Listings } from "./listings/listings.ts";
import type { StorePorts } from "./ports.ts";
import type { QueryStore } from "./query-store.ts";
import type { Realtime } from "./realtime/realtime.ts";
import type { ServerClock } from "./server-clock.ts";
import type { SessionStore } from "./session/session.ts";
import { createSlipStore, type SlipStore } from "./slip/create-slip-store.ts";
import { followLines, type LineSource } from "./slip/follow-lines.ts";
import { settingsToSlipRules } from "./slip/settings-to-rules.ts";
import type { SlipPorts } from "./slip/slip-ports.ts";

/** The slip of a page, fed by its entities and session. */
export interface PageSlip extends SlipStore {
  providerStatusChanged(provider: string, status: "active" | "inactive"): void;
  /** Takes the operator's rules. */
  takeSettings(settings: Settings): void;
  /** Restores the saved session and follows prices until stopped: in the browser only, once. */
  begin(): () => void;
}

interface PageSlipOptions {
  readonly ports: StorePorts;
  readonly clock: ServerClock;
  readonly api: ApiClient;
  readonly entities: EntityStore;
  readonly listings: Listings;
  readonly queries: QueryStore;
  readonly session: SessionStore;
  readonly realtime: Realtime;
}

const deviceIdName = "tl_device";
const requestTimeoutMs = 12_000;
const visitorUnit: MoneyUnit = { currency: "EUR", subunits: 100 };

function readDeviceId({ preferences, createId }: StorePorts): string {
  const known = preferences.read(deviceIdName);
  const deviceId = known ?? createId();
  preferences.write(deviceIdName, deviceId);
  return deviceId;
}

function toSlipPorts({ ports, clock, session }: PageSlipOptions): SlipPorts {
  return {
    storage: ports.sessionStorage,
    setTimer: ports.time.after,
    createKey: ports.createId,
    deviceId: () => readDeviceId(ports),
    now: clock.now,
    async request({ method, path, body, headers }) {
      const isUnsafe = method !== "GET";
      const answer = await ports.http({
        method,
        path,
        headers: {
          accept: "application/json",
          ...(isUnsafe ? { "content-type": "application/json", "x-sb-request": "1" } : {}),
          ...headers,
        },
        body: body === undefined ? null : JSON.stringify(body),
        timeoutMs: requestTimeoutMs,
      });
      if (answer.type !== "answer") return null;
      if (answer.status === 401) session.expire();
      try {
        return { status: answer.status, body: answer.text === "" ? null : (JSON.parse(answer.text) as unknown) };
      } catch {
        return { status: answer.status, body: null };
      }
    },
  };
}

function toLineSource({ ports, clock, entities, listings, queries, realtime }: PageSlipOptions): LineSource {
  return {
    matchStatus: (matchId) => entities.match(matchId)?.status,
    market: entities.market,
    subscribe: entities.subscribeAny,
    watch(matchId) {
      const unfollow = realtime.followMatch(matchId);
      // Observed queries are read again after a gap and polled while realtime is away, as those of a page are.
      const releases = [
        new QueryObserver(queries.client, queries.query(listings.match(matchId))).subscribe(() => {}),
        new QueryObserver(queries.client, queries.query(listings.markets(matchId))).subscribe(() => {}),
      ];
      return () => {
        unfollow();
        for (const release of releases) release();
      };
    },
    now: clock.now,
    setTimer: ports.time.after,
    async load(matchId) {
      try {
        await Promise.all([queries.load(listings.match(matchId)), queries.load(listings.markets(matchId))]);
        return "loaded";
      } catch (error) {
        const status = failureStatus(error);
        return status === 404 || status === 410 ? "gone" : "failed";
      }
    },
  };
}

/** Wires the slip into a page. */
export function createPageSlip(options: PageSlipOptions): PageSlip {
  const { session, realtime, ports } = options;
  const slip = createSlipStore({
    ports: toSlipPorts(options),
    unit: visitorUnit,
    hasMyBets: true,
    player: () => {
      const { player } = session.getState();
      return { isSignedIn: player !== null, isForbidden: player?.isBettingForbidden ?? false };
    },
    balance: session.balance,
  });

  function followUnit(): void {
    const balance = session.balance();
    const unit = balance ?? money(0n, visitorUnit);
    slip.dispatch({ type: "currencyChanged", unit: { currency: unit.currency, subunits: unit.subunits } });
  }

  function followStaleness(): () => void {
    const judge = (): void => {
      const arePricesStale = realtime.getState().isStale || !ports.online.isOnline();
      if (arePricesStale !== slip.getState().arePricesStale) slip.setState({ arePricesStale });
    };
    const stops = [realtime.subscribe(judge), ports.online.subscribe(judge)];
    judge();
    return () => {
      for (const stop of stops) stop();
    };
  }

  return {
    ...slip,
    providerStatusChanged: (provider, status) => slip.dispatch({ type: "providerStatusChanged", provider, status }),
    takeSettings(settings) {
      slip.dispatch({ type: "rulesChanged", rules: settingsToSlipRules(settings, slip.getState().slip.rules) });
      slip.dispatch({ type: "oddsPolicyChanged", policy: settings.auto_accept_odds_change });
    },
    begin() {
      followUnit();
      slip.restore(null);
      const stopSession = session.subscribe(followUnit);
      const stopLines = followLines(slip, toLineSource(options));
      const stopStaleness = followStaleness();
      return () => {
        stopSession();
        stopLines();
        stopStaleness();
        slip.stop();
      };
    },
  };
}
