import type { MoneyUnit } from "@touchline/domain";

/** One HTTP exchange as the store sees it; paths start at the site's root. */
export interface HttpRequest {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** The answer's text, or why there is none. */
export type HttpAnswer =
  | { readonly type: "answer"; readonly status: number; readonly text: string }
  | { readonly type: "unreachable" }
  | { readonly type: "timeout" }
  | { readonly type: "cancelled" };

/** Sends a request; never throws. */
export type HttpPort = (request: HttpRequest) => Promise<HttpAnswer>;

/** Strings kept by name; a browser that denies storage answers null and forgets. */
export interface StoragePort {
  read(name: string): string | null;
  write(name: string, value: string | null): void;
}

/** Small choices that the server must know to draw the first page: cookies in the browser. */
export interface PreferencePort {
  read(name: string): string | null;
  /** Kept for so many days, as long as browsers allow where none are named. */
  write(name: string, value: string, days?: number): void;
}

/** Time and timers of the host; real time, epoch ms. */
export interface TimePort {
  now(): number;
  /** Calls once after `delayMs`; the answer cancels. */
  after(delayMs: number, run: () => void): () => void;
  /** Calls once before one of the next paints, or soon where nothing is painted. */
  beforePaint(run: () => void): void;
}

/** Whether the device has a network. */
export interface OnlinePort {
  isOnline(): boolean;
  subscribe(listener: () => void): () => void;
}

/** The other pages of this browser that show the same site. */
export interface TabsPort {
  post(text: string): void;
  subscribe(listener: (text: string) => void): () => void;
  /** Holds a name until the answer is called; null while another tab holds it. */
  claim(name: string): Promise<(() => void) | null>;
}

/** A record for the operator's analytics data layer (docs/recipes/analytics-events.md). */
export type AnalyticsEvent =
  | { readonly event: "outcome_add_click" | "outcome_delete_click"; readonly outcome: OutcomeRecord }
  | {
      readonly event: "purchase";
      readonly transactionId: string;
      readonly contentIds: readonly string[];
      /** In displayed units of `currency`. */
      readonly amount: number;
      readonly currency: string;
    };

/** What was clicked. Names are in the language of the page. */
export interface OutcomeRecord {
  readonly id: string;
  readonly sportKey: string;
  readonly categoryName: string;
  readonly leagueName: string;
  readonly matchId: string;
  readonly matchName: string;
  readonly matchStatus: "live" | "prematch";
  readonly marketId: string;
  readonly marketName: string;
  readonly outcomeId: string;
  readonly outcomeName: string;
  /** Decimal odds. */
  readonly odds: number;
}

/** Everything that a store needs from where it runs. */
export interface StorePorts {
  readonly http: HttpPort;
  readonly sessionStorage: StoragePort;
  readonly localStorage: StoragePort;
  readonly preferences: PreferencePort;
  readonly time: TimePort;
  readonly online: OnlinePort;
  /** A random id, UUID v4. */
  readonly createId: () => string;
  /** None on the server, or where tabs cannot reach each other. */
  readonly tabs?: TabsPort;
  /** The operator's analytics: takes each record, or is absent (docs/recipes/analytics-events.md). */
  readonly track?: (event: AnalyticsEvent) => void;
  /** The operator's rate of exchange: target minor units for a million source minor units, null where it has none. */
  readonly rate?: (from: MoneyUnit, to: MoneyUnit) => bigint | null;
  /** Told of broken invariants and answers that cannot be read. */
  readonly report: (error: unknown) => void;
}
