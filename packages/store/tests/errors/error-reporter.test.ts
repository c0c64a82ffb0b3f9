import { describe, expect, it } from "vitest";
import { createErrorReporter, thrownMessage, type SendOutcome } from "../../src/errors/index.ts";
import { ApiFailure } from "../../src/index.ts";
import { createFakePorts, json } from "../fake-ports.ts";
import { createPage, settle } from "../page-harness.ts";

interface SentEvent {
  readonly transaction: string;
  readonly request: { readonly url: string };
  readonly user: { readonly id: string } | null;
  readonly exception: {
    readonly values: readonly {
      readonly type: string;
      readonly value: string;
      readonly stacktrace: { readonly frames: readonly object[] };
    }[];
  };
  readonly breadcrumbs: readonly { readonly message: string }[];
  readonly extra: Readonly<Record<string, string>>;
}

function setUp(outcomes: SendOutcome[] = []) {
  const fake = createFakePorts();
  const envelopes: string[] = [];
  let id = 0;
  const reporter = createErrorReporter({
    time: fake.ports.time,
    createId: () => `00000000-0000-4000-8000-${String((id += 1)).padStart(12, "0")}`,
    release: "touchline@1",
    page: () => ({ route: "/live", address: "https://bets.example/en/live?betcode=abc123&page=2", playerId: "p1" }),
    async send(envelope) {
      const outcome = outcomes.shift() ?? "sent";
      if (outcome === "sent") envelopes.push(envelope);
      return outcome;
    },
  });
  const capture = (message: string, error: unknown = new Error(message)): void =>
    reporter.capture({ error, message, stack: "Error\n    at run (https://bets.example/assets/a.js:3:4)" });
  const events = (): SentEvent[] => envelopes.map((envelope) => JSON.parse(envelope.split("\n")[2] ?? "") as SentEvent);
  return { fake, reporter, capture, envelopes, events };
}

describe("the message of a thrown value", () => {
  it.each<[string, unknown, string]>([
    ["an error", new TypeError("x is undefined"), "x is undefined"],
    ["a text", "no luck", "no luck"],
    ["nothing", undefined, "undefined"],
    ["an object with a message", { message: "no luck", at: 3 }, "no luck"],
    ["a plain object", { state: "lost", at: 3 }, '{"state":"lost","at":3}'],
    ["a plain object with a secret", { token: "abc", at: 3 }, '{"token":"[removed]","at":3}'],
    ["an empty object", {}, "[object Object]"],
  ])("is readable for %s", (_name, thrown, message) => {
    expect(thrownMessage(thrown)).toBe(message);
  });

  it("is limited, and exists for unreadable values", () => {
    expect(thrownMessage({ text: "x y ".repeat(500) })).toHaveLength(250);
    const circular: Record<string, unknown> = {};
    circular["self"] = circular;
    expect(thrownMessage(circular)).toBe("[object Object]");
  });
});

describe("error reports", () => {
  it("contain the error, page and player in a Sentry envelope", async () => {
    const { capture, envelopes, events } = setUp();
    capture("broken");
    await settle();
    expect(envelopes[0]?.split("\n").map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { event_id: "00000000000040008000000000000001" },
      { type: "event" },
      { platform: "javascript", release: "touchline@1" },
    ]);
    expect(events()[0]).toMatchObject({
      transaction: "/live",
      user: { id: "p1" },
      request: { url: "https://bets.example/en/live?betcode=[removed]&page=2" },
    });
    expect(events()[0]?.exception.values[0]).toMatchObject({
      type: "Error",
      value: "broken",
      stacktrace: { frames: [{ function: "run", lineno: 3, colno: 4 }] },
    });
  });

  it("cut messages at 250 characters", async () => {
    const { capture, reporter, events } = setUp();
    reporter.addBreadcrumb({ category: "click", level: "info", message: "y".repeat(300) });
    capture("x".repeat(1_000));
    await settle();
    expect(events()[0]?.exception.values[0]?.value).toHaveLength(250);
    expect(events()[0]?.breadcrumbs[0]?.message).toHaveLength(250);
  });

  it("carry no secret in message, stack, address or breadcrumbs", async () => {
    const { capture, reporter, events, envelopes } = setUp();
    const hex = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
    reporter.addBreadcrumb({ category: "console", level: "error", message: "mail to dana@example.com, password=hunter2" });
    const message = `token=abc.def password: "hunter2", betcode=QX7P9 Bearer tok_123 card 4242 4242 4242 4242 ${hex}`;
    reporter.capture({ error: new Error(message), message, stack: `Error\n    at run (https://bets.example/a.js?token=abc&v=2:3:4)` });
    capture("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJl and QWxhZGRpbjpvcGVuIHNlc2FtZQ1234567890abcdef==");
    await settle();
    const [first, second] = events();
    expect(first?.exception.values[0]?.value).toBe(
      "token=[removed] password: [removed], betcode=[removed] [removed] card [removed] [removed]",
    );
    expect(first?.exception.values[0]?.stacktrace.frames).toMatchObject([{ filename: "https://bets.example/a.js?token=[removed]&v=2" }]);
    expect(second?.exception.values[0]?.value).toBe("[removed] and [removed]");
    for (const secret of ["dana@", "hunter2", "QX7P9", "tok_123", "4242", hex]) expect(envelopes.join()).not.toContain(secret);
  });

  it("keep text without secrets", async () => {
    const { capture, events } = setUp();
    const messages = [
      "Cannot read properties of undefined (reading 'toLowerCase')",
      "useSyncExternalStoreWithSelectorAndComparison is not a function",
      "1732345678901 is later than 1732345678900",
      "status code: 500 at /en/soccer/arsenal-chelsea-m-7",
    ];
    for (const message of messages) capture(message);
    await settle();
    expect(events().map(({ exception }) => exception.values[0]?.value)).toEqual(messages);
  });

  it("carry the newest 100 breadcrumbs", async () => {
    const { capture, reporter, events } = setUp();
    for (let step = 1; step <= 130; step += 1) reporter.addBreadcrumb({ category: "click", level: "info", message: `step ${step}` });
    capture("broken");
    await settle();
    const messages = events()[0]?.breadcrumbs.map(({ message }) => message) ?? [];
    expect([messages.length, messages[0], messages.at(-1)]).toEqual([100, "step 31", "step 130"]);
  });

  it("wait while they cannot be sent, 30 at most, and are sent later", async () => {
    const { capture, reporter, fake, envelopes } = setUp(["failed"]);
    for (let step = 0; step < 40; step += 1) capture(`broken ${step}`);
    await settle();
    expect([reporter.waiting(), envelopes.length]).toEqual([30, 0]);
    fake.advance(15_000);
    for (let turn = 0; turn < 10; turn += 1) await settle();
    expect([reporter.waiting(), envelopes.length]).toEqual([0, 30]);
  });

  it("are not sent again when the service refuses them", async () => {
    const { capture, reporter } = setUp(["refused"]);
    capture("broken");
    await settle();
    expect(reporter.waiting()).toBe(0);
  });

  it("are sent once for a repeated error", async () => {
    const { capture, envelopes } = setUp();
    capture("broken");
    capture("broken");
    await settle();
    expect(envelopes).toHaveLength(1);
  });

  it("add address, answer and request of a failed call, without secrets", async () => {
    const { store } = createPage({ "/platform/api/player/sign-in": () => json({ code: "internal", message: "No.", token: "t0p" }, 500) });
    const answer = await store.session.signIn({ email: "a@example.com", password: "very-secret" });
    const { capture, events } = setUp();
    capture("500 internal", answer.ok ? null : new ApiFailure(answer.error));
    await settle();
    expect(events()[0]?.extra).toEqual({
      response_url: "/platform/api/player/sign-in",
      response_body: '{"code":"[removed]","message":"No.","token":"[removed]"}',
      request_body: '{"email":"[removed]","password":"[removed]"}',
    });
  });
});
