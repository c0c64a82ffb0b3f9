import type { SportsbookFrameElement } from "@touchline/embed";
import { hostile } from "./hostile.data.ts";
import { startMessageLog } from "./message-log.ts";
import { requireElement, startHeader } from "./site.ts";

interface MessageSchema {
  readonly title: string;
  readonly description: string;
  readonly properties: { readonly payload: object };
}
interface ProtocolSchema {
  readonly $defs: { readonly incoming: { readonly oneOf: readonly MessageSchema[] } };
}

const frame = requireElement<SportsbookFrameElement>("sportsbook-frame");
const session = startHeader(() => frame);
frame.getAuthCode = session.getAuthCode;
const source = frame.dataset["src"] ?? "";
const write = startMessageLog(new URL(source).origin);
frame.setAttribute("src", source);

const types = requireElement<HTMLSelectElement>("select[data-type]");
const text = requireElement<HTMLTextAreaElement>("textarea[data-payload]");
const summary = requireElement("[data-summary]");
const examples: Readonly<Record<string, string>> = JSON.parse(requireElement("[data-examples]").textContent) as Record<string, string>;
let count = 0;
let nonce = "";

// The frame accepts a handshake only with the nonce of its latest `initialized`.
addEventListener(
  "message",
  ({ origin, data }: MessageEvent<{ readonly type?: string; readonly payload?: { readonly nonce?: string } } | null>) => {
    if (origin !== new URL(source).origin || data?.type !== "initialized") return;
    nonce = data.payload?.nonce ?? "";
    if (types.value === "iframe_integration") text.value = exampleOf(types.value);
  },
);

function exampleOf(type: string): string {
  const example = examples[type] ?? "{}";
  return nonce === "" ? example : example.replace(/("nonce": )"[^"]*"/u, `$1"${nonce}"`);
}

function post(data: unknown): void {
  write("to", data);
  frame.shadowRoot?.querySelector("iframe")?.contentWindow?.postMessage(data, new URL(source).origin);
}

async function loadTypes(): Promise<void> {
  const schema = (await (await fetch(`${source}/embed/v1/messages.schema.json`)).json()) as ProtocolSchema;
  for (const { title } of schema.$defs.incoming.oneOf) types.append(new Option(title, title));
  const show = (): void => {
    const chosen = schema.$defs.incoming.oneOf.find(({ title }) => title === types.value);
    summary.textContent = chosen?.description ?? "";
    text.value = exampleOf(types.value);
  };
  types.addEventListener("change", show);
  show();
}

requireElement("[data-action=send]").addEventListener("click", () => {
  count += 1;
  try {
    post({ ns: "sportsbook", v: 1, id: `sim${count}`, type: types.value, payload: JSON.parse(text.value) as unknown });
  } catch (error) {
    write("to", { type: "not sent", reason: String(error) });
  }
});
for (const { name, make } of hostile) {
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: name });
  button.addEventListener("click", () => {
    for (const data of make()) post(data);
  });
  requireElement("[data-hostile] .hostile").append(button);
}
requireElement<HTMLDetailsElement>("[data-hostile]").open = innerWidth > 800;
requireElement<HTMLSelectElement>("select[data-layout]").addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return;
  frame.setAttribute("layout", target.value);
  frame.reload();
});
void loadTypes();
