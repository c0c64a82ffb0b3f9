import { part } from "./site.ts";

const most = 200;

/** Writes every message that goes between this page and the frame into the list of the page, the newest first. */
export function startMessageLog(frameOrigin: string): (direction: "to" | "from", data: unknown) => void {
  const list = part<HTMLOListElement>("[data-log]");
  const write = (direction: "to" | "from", data: unknown): void => {
    const line = document.createElement("li");
    const type = typeof data === "object" && data !== null && "type" in data ? String(data.type) : "?";
    line.dataset["type"] = type;
    line.dataset["direction"] = direction;
    const name = document.createElement("b");
    name.textContent = `${direction === "to" ? "→" : "←"} ${type}`;
    const text = document.createElement("code");
    text.textContent = JSON.stringify(data, null, 0)?.slice(0, 600) ?? "";
    line.append(name, " ", text);
    list.prepend(line);
    while (list.children.length > most) list.lastElementChild?.remove();
  };
  addEventListener("message", ({ origin, data }: MessageEvent<unknown>) => {
    if (origin === frameOrigin) write("from", data);
  });
  return write;
}
