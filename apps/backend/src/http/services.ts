import type { Betting } from "../betting/start-betting.ts";
import type { Book } from "../book/book.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/open-database.ts";
import type { Sessions } from "../players/sessions.ts";
import type { RealtimePublisher } from "../realtime/publisher.ts";
import type { OperatorAccounts } from "../wallet/operator-accounts.ts";

/** Tokens that the realtime hub accepts. */
interface RealtimeTokens {
  /** An empty user id is an anonymous visitor. */
  connectionToken(userId: string): string | Promise<string>;
  subscriptionToken(subject: { readonly channel: string; readonly userId: string }): string | Promise<string>;
}

/** What of the settings the API tells or obeys. */
export interface ApiSettings {
  /** The first is the default. */
  readonly locales: readonly string[];
  readonly platformOrigin: string;
  readonly isSecure: boolean;
  readonly isIndexed: boolean;
  readonly hideSimulatedDetail: boolean;
  readonly inPlayDelaySeconds: number;
  readonly version: string;
}

/** Everything that handlers work with. */
export interface Services {
  readonly settings: ApiSettings;
  readonly database: Database;
  readonly operator: OperatorAccounts;
  readonly sessions: Sessions;
  readonly clock: Clock;
  readonly book: Book;
  readonly publisher: RealtimePublisher;
  readonly tokens: RealtimeTokens;
  readonly betting: Betting;
}
