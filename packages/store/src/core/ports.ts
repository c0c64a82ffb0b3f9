import type { MoneyUnit } from "@touchline/domain";

/** An HTTP request as the store makes it; paths start at the site's root. */
export interface HttpRequest {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

/** The text of the answer, or why there is none. */
export type HttpAnswer =
  | { readonly type: "answer"; readonly status: number; readonly text: string }
  | { readonly type: "unreachable" }
  | { readonly type: "timeout" }
  | { readonly type: "cancelled" };

/** A call before it is sent: the template of its path, and the values for it. */
export interface WireCall {
  readonly method: HttpRequest["method"];
  /** With `:name` parameters, from the server root. */
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** A reply with its JSON read; `body` is null without one and undefined when it is not JSON. */
export interface WireReply {
  readonly status: number;
  readonly body: unknown;
}

/** Kinds of entities whose ids requests send in a body. */
export type IdKind = "match" | "market" | "outcome" | "bonus" | "system" | "bet";

/**
 * Translates between the contract, which the store uses, and the backend, which may omit fields, use the dialect of the specification
 * or have a different shape (docs/recipes/put-your-own-api-behind-it.md). Never throws.
 */
export interface WirePort {
  /** The call in the form that the backend accepts. */
  request(call: WireCall): WireCall;
  /** The reply after the operator's mapping; its fields have not been read yet. */
  reply(call: WireCall, reply: WireReply): WireReply;
  /** The body of a successful reply as the contract declares it; undefined when it cannot be used. `readAtMs` is product time. */
  read(call: WireCall, body: unknown, readAtMs: number): unknown;
  /** A realtime publication in the form that the store uses; null when it is unknown or unusable. */
  publication(data: unknown, moment: { readonly readAtMs: number; readonly matchId: string | null }): unknown;
  /** Kinds of ids that the backend sends as digits in text; the server passes those that it has seen to the page. */
  textIds(): readonly IdKind[];
  /** Origins of the pictures of teams and bonuses read so far, which the content policy of the server's pages allows. */
  pictureOrigins(): readonly string[];
}

/** Sends a request; never throws. */
export type HttpPort = (request: HttpRequest) => Promise<HttpAnswer>;

/** Strings by name; when the browser denies storage, reads return null and writes are lost. */
export interface StoragePort {
  read(name: string): string | null;
  write(name: string, value: string | null): void;
}

/** Choices that the server needs for the first render: cookies in the browser. */
export interface PreferencePort {
  read(name: string): string | null;
  /** Stores a value for `days`, or for as long as browsers allow. */
  write(name: string, value: string, days?: number): void;
}

/** Real time and timers of the host, epoch ms. */
export interface TimePort {
  now(): number;
  /** Calls `run` once after `delayMs`; the returned function cancels it. */
  after(delayMs: number, run: () => void): () => void;
  /** Calls `run` once before one of the next paints, or soon when nothing is painted. */
  beforePaint(run: () => void): void;
}

/** Whether the device has a network connection. */
export interface OnlinePort {
  isOnline(): boolean;
  subscribe(listener: () => void): () => void;
}

/** The other tabs of this browser on the same site. */
export interface TabsPort {
  post(text: string): void;
  subscribe(listener: (text: string) => void): () => void;
  /** Holds a name until the returned function is called; null while another tab holds it. */
  claim(name: string): Promise<(() => void) | null>;
}

/** A record for the operator's analytics (docs/recipes/analytics-events.md). */
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

/** The outcome that was clicked, with names in the page's language. */
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

/** Everything that a store needs from its host. */
export interface StorePorts {
  readonly http: HttpPort;
  /** Loads the translation of the backend's replies; without it, replies are used unchanged. Rejects when it cannot be loaded. */
  readonly wire?: () => Promise<WirePort>;
  readonly sessionStorage: StoragePort;
  readonly localStorage: StoragePort;
  readonly preferences: PreferencePort;
  readonly time: TimePort;
  readonly online: OnlinePort;
  /** Whether the page is hidden, such as in a background tab; a hidden page is not polled. Visible by default. */
  readonly isHidden?: () => boolean;
  /** A random id, UUID v4. */
  readonly createId: () => string;
  /** Absent on the server and when tabs cannot reach each other. */
  readonly tabs?: TabsPort;
  /** The operator's analytics, if any (docs/recipes/analytics-events.md). */
  readonly track?: (event: AnalyticsEvent) => void;
  /** The operator's exchange rate: target minor units per million source minor units; null when unknown. */
  readonly rate?: (from: MoneyUnit, to: MoneyUnit) => bigint | null;
  /** Receives broken invariants and unreadable answers. */
  readonly report: (error: unknown) => void;
}
