import type { SportsbookFrameElement } from "@touchline/embed";
import { hostile } from "./hostile.data.ts";
import { requireElement, startHeader } from "./site.ts";

interface ReceivedMessage {
  readonly type: string;
  readonly replyTo?: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

const frame = requireElement<SportsbookFrameElement>("sportsbook-frame");
const source = frame.dataset["src"] ?? "";
const { origin } = new URL(source);
const list = requireElement<HTMLOListElement>("[data-checks]");
const received: ReceivedMessage[] = [];
let pending: { readonly accepts: (message: ReceivedMessage) => boolean; readonly resolve: (message: ReceivedMessage) => void }[] = [];

addEventListener("message", ({ origin: from, source: sender, data }: MessageEvent<unknown>) => {
  if (from !== origin || sender !== frame.shadowRoot?.querySelector("iframe")?.contentWindow) return;
  const message = data as ReceivedMessage;
  received.push(message);
  pending = pending.filter(({ accepts, resolve }) => {
    if (!accepts(message)) return true;
    resolve(message);
    return false;
  });
});

async function nextMessage(accepts: (message: ReceivedMessage) => boolean, withinMs = 8_000): Promise<ReceivedMessage | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), withinMs);
    pending.push({
      accepts,
      resolve: (message) => {
        clearTimeout(timer);
        resolve(message);
      },
    });
  });
}

let count = 0;
function post(type: string, payload: unknown, more: object = {}): string {
  count += 1;
  const id = `check${count}`;
  frame.shadowRoot?.querySelector("iframe")?.contentWindow?.postMessage({ ns: "sportsbook", v: 1, id, type, payload, ...more }, origin);
  return id;
}

/** Sends a message and returns the frame's answer: `ack`, an error's code, or `silence`. */
async function answerTo(type: string, payload: unknown): Promise<string> {
  const id = post(type, payload);
  const answer = await nextMessage(({ replyTo }) => replyTo === id, 6_000);
  if (answer === null) return "silence";
  return answer.type === "sb:ack" ? "ack" : String(answer.payload["code"]);
}

async function check(name: string, run: () => Promise<string | true>): Promise<void> {
  const line = document.createElement("li");
  line.textContent = name;
  line.dataset["result"] = "running";
  list.append(line);
  const result = await run().catch(String);
  line.dataset["result"] = result === true ? "held" : "broken";
  if (result !== true) line.append(`: ${result}`);
}

const equals = (actual: string, expected: string): string | true => (actual === expected ? true : `expected ${expected}, got ${actual}`);

async function runAll(): Promise<void> {
  await check("sends initialized with protocol 1 and a nonce", async () => {
    const first = received.find(({ type }) => type === "initialized") ?? (await nextMessage(({ type }) => type === "initialized"));
    if (first === null) return "no message within 8 s";
    const { protocols, nonce } = first.payload;
    return Array.isArray(protocols) && protocols.includes(1) && typeof nonce === "string" ? true : "a field is missing";
  });
  await check("handshake ends in the state ready", async () => {
    await Promise.race([frame.ready(), new Promise((resolve) => setTimeout(resolve, 8_000))]);
    return equals(frame.state, "ready");
  });
  await check("reports its first page", async () =>
    received.some(({ type }) => type === "page-loaded") || (await nextMessage(({ type }) => type === "page-loaded")) !== null
      ? true
      : "no page-loaded",
  );
  await check("answers a ping", async () => {
    const id = post("sb:ping", {});
    return (await nextMessage(({ type, replyTo }) => type === "sb:pong" && replyTo === id)) === null ? "no pong" : true;
  });
  await check("page_changed shows a page and reports it", async () => {
    const shown = nextMessage(({ type, payload }) => type === "page-loaded" && payload["pageKey"] === "in_play");
    const answer = await answerTo("page_changed", { path: "/live" });
    if (answer !== "ack") return equals(answer, "ack");
    return (await shown) === null ? "no page-loaded" : true;
  });
  for (const [type, payload] of [
    ["odds_changed", { oddsType: "american" }],
    ["odds_changed", { oddsType: "european" }],
    ["search_modal", { open: true }],
    ["search_modal", { open: false }],
    ["open_bet_slip", { open: false }],
    ["change_currency", { currency: "XXX" }],
    ["change_locale", { locale: "en" }],
    ["apply_bet_code", { code: "CHECK-1" }],
  ] as const)
    await check(`${type} ${JSON.stringify(payload)} is accepted`, async () => equals(await answerTo(type, payload), "ack"));
  await check("viewport is not answered", async () => {
    const id = post("viewport", { top: 0, height: 600 });
    const answer = await answerTo("open_bet_slip", { open: false });
    return received.some(({ replyTo }) => replyTo === id) ? "it was answered" : equals(answer, "ack");
  });
  await check("an invalid payload is refused", async () => equals(await answerTo("odds_changed", { oddsType: "roman" }), "bad_payload"));
  await check("an unknown type is refused", async () => equals(await answerTo("place_bet", { stake: 100 }), "unsupported"));
  await check("an unknown sign-in code is refused", async () =>
    equals(await answerTo("iframe_integration", { action: "init_session", code: "0123456789abcdef0123456789abcdef" }), "code"),
  );
  await check("hostile messages change nothing", async () => {
    const path = location.href;
    for (const { make } of hostile)
      for (const data of make()) frame.shadowRoot?.querySelector("iframe")?.contentWindow?.postMessage(data, origin);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const answer = await answerTo("open_bet_slip", { open: false });
    return answer === "ack" && location.href === path ? true : `the frame answers ${answer}`;
  });
  await check("no message names a token, an address or a stake", async () => {
    const leak = received.find((message) => /@|bearer|"stake|token/iu.test(JSON.stringify(message)));
    return leak === undefined ? true : `${leak.type} does`;
  });
  const broken = list.querySelectorAll('[data-result="broken"]').length;
  requireElement("[data-verdict]").textContent =
    broken === 0 ? `All ${list.children.length} promises were held.` : `${broken} of ${list.children.length} promises were broken.`;
  list.dataset["done"] = "true";
}

frame.getAuthCode = startHeader(() => frame).getAuthCode;
frame.setAttribute("src", source);
void runAll();
