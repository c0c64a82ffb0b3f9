/** Messages to the host page. */
export type ToHost =
  | { readonly type: "size"; readonly height: number }
  | { readonly type: "session-expired" }
  /** Opens the cashier, with an amount in minor units. */
  | { readonly type: "deposit"; readonly amount: number };

const source = "touchline-provider";
const hostOrigin = new URL(document.referrer === "" ? location.href : document.referrer).origin;

export function postToHost(message: ToHost): void {
  if (parent !== window) parent.postMessage({ source, ...message }, hostOrigin);
}

/** Reports the height of the page to the host, now and at each change. */
export function reportSize(wrapper: HTMLElement): void {
  let last = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(wrapper.getBoundingClientRect().height);
    if (height !== last) postToHost({ type: "size", height: (last = height) });
  }).observe(wrapper);
}

/** Applies the host's colour mode and calls `onRefresh` when the balance may have changed. */
export function listenToHost(onRefresh: () => void): void {
  addEventListener("message", ({ origin, source: sender, data }: MessageEvent<unknown>) => {
    if (origin !== hostOrigin || sender !== parent || typeof data !== "object" || data === null || !("type" in data)) return;
    if (data.type === "theme" && "theme" in data) document.documentElement.dataset["theme"] = String(data.theme);
    if (data.type === "refresh") onRefresh();
  });
}
