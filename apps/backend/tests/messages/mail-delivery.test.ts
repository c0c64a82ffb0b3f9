import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../src/platform/database/open-database.ts";
import { createLocalSignal } from "../../src/platform/jobs/work-signal.ts";
import { startJobs, type Jobs } from "../../src/platform/jobs/start-jobs.ts";
import type { Job } from "../../src/platform/jobs/job.ts";
import { startMailDelivery } from "../../src/players/deliver-mails.ts";
import { writeMail } from "../../src/players/write-mail.ts";
import { openTestDatabase } from "../support/test-database.ts";

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

/** An SMTP server that records mails; `refusal` is its reply to a recipient. */
function createSmtpServer() {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const state = { refusal: "", logins: [] as string[] };
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    let [from, to, data, input] = ["", [] as string[], null as string | null, ""];
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    const command = (line: string): void => {
      if (data !== null) {
        if (line !== ".") data += `${line}\n`;
        else {
          received.push({ from, to, text: data });
          [from, to, data] = ["", [], null];
          say("250 Kept");
        }
      } else if (/^EHLO/iu.test(line)) say("250-localhost\r\n250 AUTH PLAIN");
      else if (/^AUTH PLAIN /iu.test(line)) {
        state.logins.push(Buffer.from(line.slice("AUTH PLAIN ".length), "base64").toString());
        say("235 Welcome");
      } else if (/^MAIL FROM:/iu.test(line)) {
        from = line.slice("MAIL FROM:".length);
        say("250 Ok");
      } else if (/^RCPT TO:/iu.test(line)) {
        if (state.refusal === "") to.push(line.slice("RCPT TO:".length));
        say(state.refusal === "" ? "250 Ok" : state.refusal);
      } else if (line === "DATA") {
        data = "";
        say("354 Go on");
      } else if (line === "QUIT") {
        say("221 Bye");
        socket.end();
      } else say("250 Ok");
    };
    socket.on("error", () => undefined);
    socket.on("data", (part: Buffer) => {
      const lines = (input + part.toString()).split("\r\n");
      input = lines.pop() ?? "";
      lines.forEach(command);
    });
    say("220 localhost");
  });
  return {
    received,
    state,
    listen: async () => {
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      return (server.address() as AddressInfo).port;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe("mail delivery", () => {
  const smtp = createSmtpServer();
  let port = 0;
  let database: Database;
  let jobs: Jobs;
  let now = Date.parse("2026-11-23T12:00:00Z");
  const errors: unknown[] = [];
  const running: Job[] = [];
  beforeAll(async () => {
    port = await smtp.listen();
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    jobs = await startJobs({ database, signal: createLocalSignal(), onError: (error) => void errors.push(error) });
    smtp.received.length = 0;
    errors.length = 0;
    smtp.state.refusal = "";
    await database.deleteFrom("mails").execute();
  });
  afterEach(async () => {
    for (const job of running.splice(0)) await job.stop();
    await jobs.stop();
  });
  afterAll(async () => {
    await smtp.close();
    await database.destroy();
  });

  const start = (smtpUrl = `smtp://127.0.0.1:${port}`): Job => {
    const job = startMailDelivery({
      database,
      jobs,
      smtpUrl,
      from: { name: "Bets & Söhne", address: "no-reply@bets.example" },
      onError: (error) => void errors.push(error),
      now: () => new Date(now),
    });
    running.push(job);
    return job;
  };
  const write = (recipient: string, isSmtpUsed = true): Promise<void> =>
    writeMail(
      database,
      { kind: "unlock", recipient, locale: "de", path: "/users/unlock?unlock_token=abc", at: new Date(now) },
      { siteName: "Bets", publicOrigin: "https://bets.example", isSmtpUsed },
    );
  const queued = async (): Promise<number> =>
    (await database.selectFrom("mails").select("id").where("send_at", "is not", null).execute()).length;

  it("sends each mail once, in its recipient's language, with the link", async () => {
    await write("one@example.com");
    await write("two@example.com");
    const job = start();
    await job.flush();
    await job.flush();
    expect(smtp.received.map(({ from, to }) => [from, to])).toEqual([
      ["<no-reply@bets.example>", ["<one@example.com>"]],
      ["<no-reply@bets.example>", ["<two@example.com>"]],
    ]);
    const [head = "", body = ""] = smtp.received[0]?.text.split("\n\n", 2) ?? [];
    expect(head).toMatch(/^Auto-Submitted: auto-generated$/imu);
    expect(head).toMatch(/^Subject: .*Bets/imu);
    expect(smtp.received[0]?.text.replaceAll("=\n", "").replaceAll("=3D", "=")).toContain(
      "https://bets.example/de/users/unlock?unlock_token=abc",
    );
    expect(body).not.toBe("");
    expect(await queued()).toBe(0);
  });

  it("signs in with the user and password of the address", async () => {
    await write("one@example.com");
    await start(`smtp://user:pass%40word@127.0.0.1:${port}`).flush();
    expect(smtp.state.logins).toEqual(["\u0000user\u0000pass@word"]);
    expect(smtp.received).toHaveLength(1);
  });

  it("leaves text messages, and mails written without SMTP, in the outbox", async () => {
    await write("one@example.com", false);
    await writeMail(
      database,
      { kind: "phone_code", recipient: "+4915112345678", locale: "en", code: "123456", at: new Date(now) },
      { siteName: "Bets", publicOrigin: "https://bets.example", isSmtpUsed: true },
    );
    await start().flush();
    expect(smtp.received).toEqual([]);
    expect(await queued()).toBe(0);
  });

  it("treats a recipient as one address, whatever it contains", async () => {
    await write("one@example.com,two@example.com");
    await start().flush();
    expect(smtp.received.flatMap(({ to }) => to)).not.toContain("<two@example.com>");
  });

  it("retries a mail that was refused after 30 s, and logs neither its address nor its text", async () => {
    smtp.state.refusal = "451 <one@example.com> is busy";
    await write("one@example.com");
    const job = start();
    await job.flush();
    expect(errors.map(String)).toEqual(["Error: A mail of kind unlock was not sent: EENVELOPE 451."]);
    smtp.state.refusal = "";
    now += 29_000;
    await job.flush();
    expect(smtp.received).toEqual([]);
    now += 1_000;
    await job.flush();
    expect(smtp.received).toHaveLength(1);
  });

  it("sends other mails while one is refused repeatedly", async () => {
    smtp.state.refusal = "550 no";
    await write("one@example.com");
    const job = start();
    await job.flush();
    smtp.state.refusal = "";
    await write("two@example.com");
    await job.flush();
    expect(smtp.received.flatMap(({ to }) => to)).toEqual(["<two@example.com>"]);
  });

  it("turns a mail that failed eight times into a dead letter, which the operator can retry", async () => {
    smtp.state.refusal = "550 no";
    await write("one@example.com");
    const job = start();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await job.flush();
      now += 3_600_000;
    }
    expect(errors).toHaveLength(8);
    const [letter] = await jobs.deadLetters.list(10);
    expect(letter).toMatchObject({ source: "mails", attempts: 8, payload: { kind: "unlock" } });
    smtp.state.refusal = "";
    expect(await jobs.deadLetters.retry(letter?.id ?? 0n)).toBe(true);
    await expect.poll(() => jobs.deadLetters.list(10), { timeout: 10_000 }).toEqual([]);
    expect(smtp.received).toHaveLength(1);
  });

  it("sends a mail only once when two processes deliver", async () => {
    for (let mail = 0; mail < 10; mail += 1) await write(`player${mail}@example.com`);
    await Promise.all([start().flush(), start().flush()]);
    expect(smtp.received.flatMap(({ to }) => to).toSorted()).toEqual(
      Array.from({ length: 10 }, (_, mail) => `<player${mail}@example.com>`),
    );
  });
});
