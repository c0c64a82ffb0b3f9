import type { SiteFile } from "@touchline/contract/site/site-file";
import type { IsTrustedProxy, ParentRules } from "@touchline/domain";
import type { Betting } from "../betting/create-betting.ts";
import type { Book } from "../book/book.ts";
import type { Chat } from "../chat/create-chat.ts";
import type { Clock } from "../platform/clock.ts";
import type { Jobs } from "../platform/jobs/start-jobs.ts";
import type { WorkSignal } from "../platform/jobs/work-signal.ts";
import type { ImageSources } from "../site/image-source.ts";
import type { Payments } from "../payments/create-payments.ts";
import type { Database } from "../platform/database/open-database.ts";
import type { PlayerRules } from "../players/player-rules.ts";
import type { RateLimits } from "../players/rate-limiter.ts";
import type { Recovery } from "../players/access/recovery.ts";
import type { CountryBlocks } from "../players/access/country-blocks.ts";
import type { Sessions } from "../players/access/sessions.ts";
import type { Providers } from "../providers/create-providers.ts";
import type { RealtimePublisher } from "../platform/realtime-publisher.ts";
import type { ErrorService } from "../site/error-reports.ts";
import type { Health } from "./health.ts";
import type { Realtime } from "../realtime/realtime.ts";
import type { Metrics } from "./metrics.ts";
import type { PricingFigures } from "./pricing-metrics.ts";
import type { SharedStats } from "./redis-metrics.ts";
import type { ProcessName } from "./process-metrics.ts";
import type { PricingBudget } from "./routes/pricing-budget.ts";
import type { SessionCookie } from "./session-cookie.ts";
import type { OperatorAccessOptions } from "./routes/operator/operator-page.ts";
import type { DemoRules } from "../platform/settings/read-settings.ts";
import type { OperatorAccounts } from "../wallet/operator-accounts.ts";

/** Issues tokens for the realtime hub. */
interface RealtimeTokens {
  /** A player's id, or `visitorIn` of a country. */
  connectionToken(userId: string): string | Promise<string>;
  subscriptionToken(subject: { readonly channel: string; readonly userId: string }): string | Promise<string>;
}

/** Who may read the metrics. */
export interface MetricsAccess {
  /** `limited`: this machine and holders of the token; `open`: everybody. */
  readonly access: "limited" | "open";
  /** If empty, no token is accepted. */
  readonly token: string;
  readonly isProduction: boolean;
}

/** The settings that the API uses or publishes. */
export interface ApiSettings {
  /** The first is the default. */
  readonly locales: readonly string[];
  readonly platformOrigin: string;
  readonly isSecure: boolean;
  readonly isIndexed: boolean;
  /** The flag `rtl_view` (spec.md 6). */
  readonly rtlView: boolean;
  readonly site: SiteFile;
  readonly brand: string;
  readonly hideSimulatedDetail: boolean;
  readonly inPlayDelaySeconds: number;
  /** Video of matches: the operator's addresses with `{id}`, `{urn}`, `{language}`; both empty for the demo stream. */
  readonly video: { readonly isEnabled: boolean; readonly link: string; readonly frame: string };
  /** Key with which external payment providers sign callbacks; if empty, callbacks are refused. */
  readonly paymentSecret: string;
  readonly version: string;
  /** Where pages send errors; null if they do not. */
  readonly errorService: ErrorService | null;
  readonly operator: OperatorAccessOptions;
  readonly metrics: MetricsAccess;
  readonly process: ProcessName;
  readonly demo: DemoRules;
  /** Whether a player may have several active freebets (`allow_multiple_active_user_freebets`). */
  readonly allowsSeveralFreebets: boolean;
  /** The site's public VAPID key. */
  readonly pushKey: string;
  /** Additional hosts of push services. */
  readonly pushHosts: readonly string[];
  /** Flags that the operator has switched off. */
  readonly featuresOff: readonly string[];
  /** Allowed sources of the image proxy. */
  readonly images: ImageSources;
  /** Sites that may frame our pages, and the secret with which their servers request codes; an empty secret disables codes. */
  readonly embed: { readonly secret: string; readonly parents: ParentRules };
  readonly players: PlayerRules;
  /** Proxies whose forwarding headers are trusted. */
  readonly isTrustedProxy: IsTrustedProxy;
}

/** The dependencies of handlers. */
export interface Services {
  readonly settings: ApiSettings;
  readonly database: Database;
  readonly jobs: Pick<Jobs, "stats" | "deadLetters">;
  readonly signal: WorkSignal;
  readonly operator: OperatorAccounts;
  readonly limits: RateLimits;
  readonly sessions: Sessions;
  readonly blocks: CountryBlocks;
  readonly recovery: Recovery;
  readonly clock: Clock;
  readonly book: Book;
  readonly publisher: RealtimePublisher;
  /** Addresses at which pages connect to realtime, and its statistics; absent in some tests. */
  readonly realtime?: Pick<Realtime, "addresses" | "stats">;
  /** Absent without Redis. */
  readonly shared?: SharedStats;
  /** Statistics of the feed, for metrics. */
  readonly priced?: PricingFigures;
  readonly tokens: RealtimeTokens;
  readonly betting: Betting;
  readonly chat: Chat;
  readonly providers: Providers;
  readonly payments: Payments;
  readonly health: Health;
}

/** The services, including those that the API itself creates. */
export interface RouteServices extends Services {
  readonly metrics: Metrics;
  readonly pricing: PricingBudget;
  readonly cookie: SessionCookie;
}
