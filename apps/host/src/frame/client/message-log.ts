import { part } from "./site.ts";

type Direction = "to" | "from";

const most = 200;
/** Messages of one type that follow each other this closely share a line. */
const togetherMs = 300;
const quiet: ReadonlySet<string> = new Set(["sb:ping", "sb:pong"]);

/** What JSON has no words for, as hostile messages hold it. */
function namePart(_name: string, value: unknown): unknown {
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "number" && !Number.isFinite(value)) return String(value);
  if (value instanceof Map) return `Map of ${value.size}`;
  if (value instanceof ArrayBuffer) return `ArrayBuffer of ${value.byteLength} bytes`;
  return typeof value === "string" && value.length > 400 ? `${value.slice(0, 400)}... (${value.length} characters)` : value;
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = ""): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className, textContent: text });
}

/** As JSON where it is any; `undefined` and functions are not. */
function toJson(data: unknown, spaces = 0): string {
  const text = JSON.stringify(data, namePart, spaces) as string | undefined;
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

/** What a line shows of a message before it is opened. */
function toPreview(data: unknown): string {
  const { payload, ...more } = (typeof data === "object" && data !== null ? data : { payload: data }) as Readonly<Record<string, unknown>>;
  return toJson(payload ?? more);
}

/** Writes every message that goes between this page and the frame into the list of the page, the newest first; a line opens to the whole message. */
export function startMessageLog(frameOrigin: string): (direction: Direction, data: unknown) => void {
  const list = part<HTMLOListElement>("[data-log]");
  const isQuiet = part<HTMLInputElement>("[data-quiet]");
  let newest: Line | null = null;

  function begin(direction: Direction, type: string): Line {
    const element = make("li", "");
    element.dataset["direction"] = direction;
    const count = make("span", "times");
    const line: Line = { element, direction, type, count, at: 0, times: 0 };
    list.prepend(element);
    while (list.children.length > most) list.lastElementChild?.remove();
    newest = line;
    return line;
  }

  const write = (direction: Direction, data: unknown): void => {
    const type =
      typeof data === "object" && data !== null && "type" in data ? String(data.type) : Object.prototype.toString.call(data).slice(8, -1);
    if (isQuiet.checked && quiet.has(type)) return;
    const now = performance.now();
    const isMore = newest !== null && newest.direction === direction && newest.type === type && now - newest.at < togetherMs;
    const line = isMore && newest !== null ? newest : begin(direction, type);
    line.at = now;
    line.times += 1;
    line.count.textContent = line.times === 1 ? "" : `x ${line.times}`;
    const summary = make("summary", "");
    const time = make("time", "", new Date().toISOString().slice(11, 23));
    const way = make("span", "way", direction === "to" ? "\u2192" : "\u2190");
    way.setAttribute("aria-label", direction === "to" ? "To the frame" : "From the frame");
    summary.append(way, make("b", "", type), line.count, time, make("code", "", toPreview(data)));
    const details = make("details", "");
    details.append(summary, make("pre", "", toJson(data, 2)));
    details.open = line.element.querySelector("details")?.open === true;
    line.element.replaceChildren(details);
  };
  addEventListener("message", ({ origin, data }: MessageEvent<unknown>) => {
    if (origin === frameOrigin) write("from", data);
  });
  part("[data-action=clear]").addEventListener("click", () => {
    list.replaceChildren();
    newest = null;
  });
  return write;
}
