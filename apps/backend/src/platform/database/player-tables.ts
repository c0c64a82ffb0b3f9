import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";

export interface PlayersTable {
  id: string;
  email: string;
  password_hash: string;
  first_name: string | null;
  last_name: string | null;
  nickname: string | null;
  phone: string | null;
  currency: string;
  country: string;
  locale: string;
  /** Written as `yyyy-mm-dd`. */
  date_of_birth: ColumnType<Date, string, string>;
  is_confirmed: Generated<boolean>;
  is_blocked: Generated<boolean>;
  is_pve: Generated<boolean>;
  odds_type: Generated<string>;
  odds_policy: Generated<string>;
  /** Written as JSON text. */
  stakes: Generated<unknown>;
  cpf: Generated<string | null>;
  /** Seven-digit IBGE code. */
  municipality_code: Generated<number | null>;
  is_phone_verified: Generated<boolean>;
  is_phone_asked: Generated<boolean>;
  wants_push: Generated<boolean>;
  /** Written as JSON text. */
  statuses: Generated<unknown>;
  /** Written as JSON text. */
  tags: Generated<unknown>;
  device_id: Generated<string | null>;
  terms_version: Generated<string | null>;
  terms_accepted_at: Generated<Date | null>;
  /** Id of the player in the system of an embedding host. */
  host_id: Generated<string | null>;
  created_at: Generated<Date>;
}
export type PlayerRow = Selectable<PlayersTable>;

export interface PhoneCodesTable {
  player_id: string;
  phone: string;
  code_hash: string;
  tries: Generated<number>;
  sent_at: Date;
  expires_at: Date;
}
export interface SignInFailuresTable {
  email_hash: string;
  place: string;
  failures: number;
  total: number;
  locked_until: Generated<Date | null>;
  changed_at: Date;
}
export interface KnownPlacesTable {
  player_id: string;
  place: string;
  seen_at: Date;
}
export interface PlayerTokensTable {
  token_hash: string;
  player_id: string;
  purpose: "confirm" | "unlock" | "password";
  created_at: Date;
  expires_at: Date;
}
export interface MailsTable {
  id: GeneratedAlways<bigint>;
  channel: "email" | "sms";
  kind: string;
  recipient: string;
  subject: string;
  body: string;
  link: string | null;
  created_at: Date;
  send_at: Generated<Date | null>;
  attempts: Generated<number>;
}
export interface SessionsTable {
  id: Generated<string>;
  user_agent: Generated<string>;
  ip: Generated<string>;
  confirmed_at: Generated<Date | null>;
  token_hash: string;
  player_id: string;
  created_at: Date;
  seen_at: Date;
  expires_at: Date;
  country: Generated<string | null>;
}
export interface BlockedCountriesTable {
  country: string;
  since: Generated<Date>;
}
/** Codes by which hosts sign their players in, as hashes. */
export interface EmbedCodesTable {
  code_hash: string;
  player_id: string;
  brand: string;
  parent_origin: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}
