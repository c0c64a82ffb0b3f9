import { requireElement } from "./site.ts";

type Direction = "to" | "from";

const maxLines = 200;
/** Messages of one type within this time share a line. */
const groupWithinMs = 300;
const pingTypes: ReadonlySet<string> = new Set(["sb:ping", "sb:pong"]);

/** JSON replacer for values of hostile messages that JSON cannot represent. */
function describeValue(_name: string, value: unknown): unknown {
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "number" && !Number.isFinite(value)) return String(value);
  if (value instanceof Map) return `Map of ${value.size}`;
  if (value instanceof ArrayBuffer) return `ArrayBuffer of ${value.byteLength} bytes`;
  return typeof value === "string" && value.length > 400 ? `${value.slice(0, 400)}... (${value.length} characters)` : value;
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = ""): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className, textContent: text });
}

// JSON.stringify returns undefined for `undefined` and functions.
function toJson(data: unknown, spaces = 0): string {
  const text = JSON.stringify(data, describeValue, spaces) as string | undefined;
  return text ?? typeof data;
}

interface Line {
  readonly element: HTMLLIElement;
  readonly direction: Direction;
  readonly type: string;
  readonly count: HTMLElement;
  at: number;
  times: number;
}

function toPreview(data: unknown): string {
  const { payload, ...more } = (typeof data === "object" && data !== null ? data : { payload: data }) as Readonly<Record<string, unknown>>;
  return toJson(payload ?? more);
}

/** Logs messages between this page and the frame, newest first. A line expands to the entire message. */
export function startMessageLog(frameOrigin: string): (direction: Direction, data: unknown) => void {
  const list = requireElement<HTMLOListElement>("[data-log]");
  const hidesPings = requireElement<HTMLInputElement>("[data-quiet]");
  let newest: Line | null = null;

  function addLine(direction: Direction, type: string): Line {
    const element = make("li", "");
    element.dataset["direction"] = direction;
    const count = make("span", "times");
    const line: Line = { element, direction, type, count, at: 0, times: 0 };
    list.prepend(element);
    while (list.children.length > maxLines) list.lastElementChild?.remove();
    newest = line;
    return line;
  }

  const write = (direction: Direction, data: unknown): void => {
    const type =
      typeof data === "object" && data !== null && "type" in data ? String(data.type) : Object.prototype.toString.call(data).slice(8, -1);
    if (hidesPings.checked && pingTypes.has(type)) return;
    const now = performance.now();
    const isRepeat = newest !== null && newest.direction === direction && newest.type === type && now - newest.at < groupWithinMs;
    const line = isRepeat && newest !== null ? newest : addLine(direction, type);
    line.at = now;
    line.times += 1;
    line.count.textContent = line.times === 1 ? "" : `x ${line.times}`;
    const summary = make("summary", "");
    const time = make("time", "", new Date().toISOString().slice(11, 23));
    const arrow = make("span", "way", direction === "to" ? "\u2192" : "\u2190");
    arrow.setAttribute("aria-label", direction === "to" ? "To the frame" : "From the frame");
    summary.append(arrow, make("b", "", type), line.count, time, make("code", "", toPreview(data)));
    const details = make("details", "");
    details.append(summary, make("pre", "", toJson(data, 2)));
    details.open = line.element.querySelector("details")?.open === true;
    line.element.replaceChildren(details);
  };
  addEventListener("message", ({ origin, data }: MessageEvent<unknown>) => {
    if (origin === frameOrigin) write("from", data);
  });
  requireElement("[data-action=clear]").addEventListener("click", () => {
    list.replaceChildren();
    newest = null;
  });
  return write;
}
