import { el } from "../kit/dom.ts";
import { serverNow } from "../kit/server-time.ts";
import { t } from "../kit/text.ts";

/** Time until bets close, told in full once and by the clock after that. */
export interface Countdown {
  readonly root: HTMLElement;
  show(closesAtMs: number): void;
}

const tickMs = 250;
const hurryMs = 10_000;

export function createCountdown(): Countdown {
  const text = el("span", { class: "n countdown", role: "timer" });
  const root = el("p", {}, `${t("closesIn")} `, text);
  let closesAtMs = 0;
  const tick = (): void => {
    const leftMs = Math.max(0, closesAtMs - serverNow());
    const seconds = Math.ceil(leftMs / 1000);
    text.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    text.dataset["hurry"] = String(leftMs < hurryMs);
  };
  setInterval(tick, tickMs);
  return {
    root,
    show(next) {
      closesAtMs = next;
      tick();
    },
  };
}
