import type { ShownBlockOf } from "@touchline/contract/site/site-block";
import type { StorePorts } from "@touchline/store";

type MemoryPorts = Pick<StorePorts, "sessionStorage" | "localStorage" | "time">;

const dayMs = 86_400_000;

function keyOf(block: ShownBlockOf<"modal">): string {
  return `modal-${block.id}`;
}

/** Whether a dialog that opens by itself has not been shown as often as it may. */
export function isModalDue(ports: MemoryPorts, block: ShownBlockOf<"modal">): boolean {
  if (block.opens === "each_visit") return ports.sessionStorage.read(keyOf(block)) === null;
  const shownAt = Number(ports.localStorage.read(keyOf(block)) ?? Number.NaN);
  if (Number.isNaN(shownAt)) return true;
  return block.opens === "each_day" && ports.time.now() - shownAt >= dayMs;
}

/** Remembers that it was shown, for the visit or on the device. */
export function noteModalShown(ports: MemoryPorts, block: ShownBlockOf<"modal">): void {
  const storage = block.opens === "each_visit" ? ports.sessionStorage : ports.localStorage;
  storage.write(keyOf(block), String(ports.time.now()));
}
