import { randomUUID } from "node:crypto";
import type { EntityWriter, Fields, Json } from "./entities.ts";

/** A player of the platform; balances are minor units by currency. */
export interface Player {
  readonly number: number;
  readonly email: string;
  currency: string;
  locale: string;
  readonly balances: Map<string, number>;
  readonly favourites: Map<string, Set<string>>;
  settings: Fields;
  hasFreebet: boolean;
}

/** The currencies of the operator: minor units in a displayed unit. */
export const currencies: Readonly<Record<string, number>> = { EUR: 100, JPY: 1 };

/** The stake of the freebet that every player has, minor units of any currency. */
export const freebetStake = 500;

const demoPassword = "demo-pass-1";

/** The platform's players and their sessions. Anyone may sign in with the demo password and becomes a player by doing so. */
export class Players {
  readonly #writer: EntityWriter;
  readonly #byEmail = new Map<string, Player>();
  readonly #bySession = new Map<string, Player>();

  constructor(writer: EntityWriter) {
    this.#writer = writer;
  }

  /** The session for a correct password; null otherwise. */
  signIn(email: Json, password: Json): { readonly player: Player; readonly session: string } | null {
    if (typeof email !== "string" || password !== demoPassword) return null;
    const player = this.#byEmail.get(email) ?? this.#create(email);
    const session = randomUUID();
    this.#bySession.set(session, player);
    return { player, session };
  }

  signOut(session: string | null): void {
    if (session !== null) this.#bySession.delete(session);
  }

  of(session: string | null): Player | null {
    return session === null ? null : (this.#bySession.get(session) ?? null);
  }

  byEmail(email: string): Player | null {
    return this.#byEmail.get(email) ?? null;
  }

  /** Ends all sessions, like a platform that restarts. */
  endSessions(): void {
    this.#bySession.clear();
  }

  profile(player: Player): Fields {
    const nickname = player.email.split("@")[0] ?? "";
    return this.#writer.write("player", {
      id: this.#writer.id("player", player.number),
      currency: player.currency,
      // The specification names the profile's fields in camel case here, and the preferred locale without a name.
      statuses: [],
      authFieldsMissed: [],
      serasa: { pve: false },
      preferredLocale: player.locale,
      language: player.locale,
      email: player.email,
      phone: "+35612345678",
      name: "Ana Berg",
      firstName: "Ana",
      lastName: "Berg",
      nickname,
    });
  }

  accounts(player: Player): readonly Fields[] {
    return [...player.balances].map(([currency, balance]) => this.#writer.write("account", { currency, balance }));
  }

  #create(email: string): Player {
    const player: Player = {
      number: this.#byEmail.size + 1,
      email,
      currency: "EUR",
      locale: "en",
      balances: new Map([
        ["EUR", 100_000],
        ["JPY", 50_000],
      ]),
      favourites: new Map(),
      settings: {},
      hasFreebet: true,
    };
    this.#byEmail.set(email, player);
    return player;
  }
}
