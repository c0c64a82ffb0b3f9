import type { Settings } from "@touchline/contract/http/settings";
import { parseOddsPolicy } from "@touchline/domain";
import type { ApiClient } from "../core/api-client.ts";
import type { EntityStore } from "../catalogue/entity-store.ts";
import type { Listings } from "../catalogue/listings.ts";
import type { StorePorts } from "../core/ports.ts";
import type { QueryStore } from "../core/query-store.ts";
import type { Realtime } from "../realtime/realtime.ts";
import type { ServerClock } from "../core/server-clock.ts";
import { deviceIdOf } from "../core/device-id.ts";
import type { SessionStore } from "../player/session.ts";
import { createSlipStore } from "./create-slip.ts";
import type { SlipState, SlipStore } from "./slip-state.ts";
import { settingsToSlipRules } from "./settings-to-rules.ts";
import type { SlipPlayer, SlipPorts } from "./slip-ports.ts";
import { visitorUnit } from "./slip-stand-in.ts";

/** The slip of a page, fed by its entities and session. */
export interface PageSlip extends SlipStore {
  providerStatusChanged(provider: string, status: "active" | "inactive"): void;
  /** Takes the operator's rules. */
  takeSettings(settings: Settings): void;
}

/** What the slip of a page needs of it. */
export interface PageSlipOptions {
  readonly ports: StorePorts;
  readonly clock: ServerClock;
  readonly api: ApiClient;
  readonly entities: EntityStore;
  readonly listings: Listings;
  readonly queries: QueryStore;
  readonly session: SessionStore;
  readonly realtime: Realtime;
}

const requestTimeoutMs = 12_000;

/** What placing needs of the page: the API, the session's storage and the device. */
export function toSlipPorts({ ports, clock, session }: Pick<PageSlipOptions, "ports" | "clock" | "session">): SlipPorts {
  return {
    storage: ports.sessionStorage,
    deviceStorage: ports.localStorage,
    setTimer: ports.time.after,
    createKey: ports.createId,
    playerId: () => session.getState().player?.id ?? null,
    deviceId: () => deviceIdOf(ports),
    now: clock.now,
    ...(ports.tabs === undefined ? {} : { tabs: ports.tabs }),
    ...(ports.track === undefined ? {} : { track: ports.track }),
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

/** The player as placing sees them. */
export function toSlipPlayer({ getState }: SessionStore): SlipPlayer {
  const { player } = getState();
  return { isSignedIn: player !== null, isForbidden: player?.isBettingForbidden ?? false };
}

/** Wires the slip into a page; `before` is the slip of the page that this one takes the place of. */
export function createPageSlip(options: PageSlipOptions, before?: SlipState): PageSlip {
  const { session } = options;
  const slip = createSlipStore({
    ports: toSlipPorts(options),
    unit: visitorUnit,
    hasMyBets: () => options.queries.peek(options.listings.siteConfig())?.is_my_bets_visible ?? true,
    player: () => toSlipPlayer(session),
    balance: session.balance,
    ...(before === undefined ? {} : { before }),
  });

  return {
    ...slip,
    providerStatusChanged: (provider, status) => slip.dispatch({ type: "providerStatusChanged", provider, status }),
    takeSettings(settings) {
      slip.dispatch({ type: "rulesChanged", rules: settingsToSlipRules(settings, slip.getState().slip.rules) });
      slip.dispatch({ type: "oddsPolicyChanged", policy: parseOddsPolicy(settings.auto_accept_odds_change) });
    },
  };
}
