import { localizePath, resolveLocale } from "@touchline/domain";
import type { Kysely } from "kysely";
import type { Tables } from "../platform/database/tables.ts";
import { mailTexts, type MailKind } from "./mail-texts.data.ts";

/** A mail or text message to a player. */
export interface Mail {
  readonly kind: MailKind;
  /** E-mail address, or phone number of a `phone_code`. */
  readonly recipient: string;
  readonly locale: string;
  /** Path of the page that the text links to, without its locale. */
  readonly path?: string;
  readonly code?: string;
  readonly at: Date;
}

/** The sender of all messages. */
export interface MailSender {
  readonly siteName: string;
  readonly publicOrigin: string;
  /** Whether mails are sent over SMTP; otherwise they stay in the outbox. */
  readonly isSmtpUsed?: boolean;
}

const languages = Object.keys(mailTexts);

/** Adds a message to the outbox in the player's language. */
export async function writeMail(
  database: Kysely<Tables>,
  mail: Mail,
  { siteName, publicOrigin, isSmtpUsed = false }: MailSender,
): Promise<void> {
  const text = mailTexts[resolveLocale(mail.locale, languages)]?.[mail.kind];
  if (text === undefined) throw new Error(`No text for mails of kind ${mail.kind}.`);
  const link = mail.path === undefined ? null : `${publicOrigin}${localizePath(mail.path, mail.locale)}`;
  const fill = (pattern: string): string =>
    pattern
      .replaceAll("{site}", siteName)
      .replaceAll("{link}", link ?? "")
      .replaceAll("{code}", mail.code ?? "");
  const channel = mail.kind === "phone_code" ? "sms" : "email";
  const row = {
    channel,
    kind: mail.kind,
    recipient: mail.recipient,
    subject: fill(text.subject),
    body: fill(text.body),
    link,
    created_at: mail.at,
    send_at: isSmtpUsed && channel === "email" ? mail.at : null,
  } as const;
  await database.insertInto("mails").values(row).execute();
}
