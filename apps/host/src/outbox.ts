import { type Caller, escapeHtml, withCaller } from "@touchline/domain";

/** A message in the backend's outbox. */
export interface OutboxMail {
  readonly id: string;
  readonly channel: "email" | "sms";
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly link: string | null;
  readonly created_at: string;
}

function mailBody({ body, link }: OutboxMail): string {
  const text = escapeHtml(body);
  if (link === null || !/^https?:\/\//.test(link)) return text;
  const address = escapeHtml(link);
  return text.replaceAll(address, `<a href="${address}" rel="noreferrer">${address}</a>`);
}

function mailToHtml(mail: OutboxMail): string {
  const title = mail.channel === "sms" ? "Text message" : escapeHtml(mail.subject);
  return `<article data-kind="${escapeHtml(mail.kind)}"><h2 dir="auto">${title}</h2><p>To <bdi>${escapeHtml(mail.recipient)}</bdi>, <time datetime="${escapeHtml(mail.created_at)}">${escapeHtml(mail.created_at.slice(0, 19).replace("T", " "))} UTC</time></p><pre dir="auto">${mailBody(mail)}</pre></article>`;
}

/** HTML list of the mails and text messages to players. */
export function outboxContent(mails: readonly OutboxMail[]): string {
  const list =
    mails.length === 0 ? "<p>Nothing sent yet. Sign up or reset your password to see an email here.</p>" : mails.map(mailToHtml).join("\n");
  return `<h1>Outbox</h1>
<p>Emails and text messages to players, newest first. Unless MAIL_SMTP_URL is set, nothing leaves this machine: open the links here.</p>
<p><a href="/outbox">Refresh</a></p>
${list}`;
}

/** Fetches the outbox on behalf of a caller. Null if the caller may not read it or the backend does not answer. */
export async function readOutbox(backendOrigin: string, caller: Caller): Promise<readonly OutboxMail[] | null> {
  try {
    const reply = await fetch(`${backendOrigin}/platform/api/outbox`, {
      headers: withCaller({}, caller),
      signal: AbortSignal.timeout(10_000),
    });
    if (!reply.ok) return null;
    const { data } = (await reply.json()) as { readonly data: readonly OutboxMail[] };
    return data;
  } catch {
    return null;
  }
}
