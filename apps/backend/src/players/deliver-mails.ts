import { hourMs } from "../platform/clock.ts";
import { sql } from "kysely";
import type { Transporter } from "nodemailer";
import type { Database } from "../platform/database/open-database.ts";
import type { Job } from "../platform/jobs/job.ts";
import type { Jobs } from "../platform/jobs/start-jobs.ts";

interface MailDeliveryOptions {
  readonly database: Database;
  readonly jobs: Pick<Jobs, "start" | "deadLetters" | "onRetry">;
  /** `smtp://` or `smtps://`, with user, password and nodemailer's options in the query. */
  readonly smtpUrl: string;
  readonly from: { readonly name: string; readonly address: string };
  readonly onError: (error: unknown) => void;
  readonly now?: () => Date;
}

const jobName = "mails";
const checkEveryMs = 1_000;
const firstRetryMs = 30_000;
const maxRetryMs = hourMs;
/** Eight attempts take about an hour. */
const maxAttempts = 8;
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** The reason without the server's message, which may quote addresses; logs must not contain them. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const [code, status] = ["code", "responseCode"].map((name): unknown => Reflect.get(error, name));
  return [code, status].filter((part) => typeof part === "string" || typeof part === "number").join(" ") || error.name;
}

/** Sends queued mails over SMTP, each at least once: a mail whose process dies while sending it is sent again. */
export function startMailDelivery({ database, jobs, smtpUrl, from, onError, now = () => new Date() }: MailDeliveryOptions): Job {
  let transport: Transporter | null = null;
  /** Loads the code of the transport for the first mail. */
  const openTransport = async (): Promise<Transporter> => {
    const { createTransport } = await import("nodemailer");
    return (transport ??= createTransport({ url: smtpUrl, ...timeouts, disableFileAccess: true, disableUrlAccess: true }));
  };

  /** Claims the next mail by postponing its next attempt, so that no other process sends it meanwhile. */
  const claim = async () => {
    const at = now();
    return database
      .updateTable("mails")
      .set({
        attempts: sql`attempts + 1`,
        send_at: sql`${at}::timestamptz + least(${firstRetryMs} * 2 ^ attempts, ${maxRetryMs}) * interval '1 millisecond'`,
      })
      .where("id", "=", (select) =>
        select
          .selectFrom("mails")
          .select("id")
          .where("send_at", "<=", at)
          .orderBy("send_at")
          .orderBy("id")
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst();
  };
  const finish = (id: bigint) => database.updateTable("mails").set({ send_at: null }).where("id", "=", id).execute();

  const job = jobs.start({
    name: jobName,
    everyMs: checkEveryMs,
    depth: async () => {
      const row = await database
        .selectFrom("mails")
        .select((select) => select.fn.countAll().as("count"))
        .where("send_at", "is not", null)
        .executeTakeFirst();
      return Number(row?.count ?? 0);
    },
    async run() {
      const mail = await claim();
      if (mail === undefined) return null;
      const { id, kind, recipient, subject, body, attempts } = mail;
      try {
        // An address object is never parsed as a list of addresses.
        const to = { name: "", address: recipient };
        await (await openTransport()).sendMail({ from, to, subject, text: body, headers: { "auto-submitted": "auto-generated" } });
      } catch (thrown) {
        const error = new Error(`A mail of kind ${kind} was not sent: ${reasonOf(thrown)}.`);
        onError(error);
        if (attempts < maxAttempts) return 0;
        await finish(id);
        await jobs.deadLetters.keep({ source: jobName, key: String(id), payload: { kind }, error, attempts }, now());
        return 0;
      }
      await finish(id);
      await jobs.deadLetters.forget(jobName, String(id));
      return 0;
    },
  });
  jobs.onRetry(jobName, async ({ key }) => {
    const { numUpdatedRows } = await database
      .updateTable("mails")
      .set({ send_at: now(), attempts: 0 })
      .where("id", "=", BigInt(key))
      .executeTakeFirst();
    job.wake();
    return numUpdatedRows > 0n;
  });
  return job;
}
