const style = `:host{display:block;position:relative;min-block-size:320px}
:host([hidden]){display:none}
:host([layout=fill]){block-size:calc(100dvh - var(--sportsbook-header,0px))}
iframe{display:block;inline-size:100%;block-size:100%;border:0;color-scheme:normal}
.over{position:absolute;inset:0;display:grid;place-content:center;justify-items:center;gap:12px;padding:24px;text-align:center;font:15px/1.5 system-ui,sans-serif}
.over[hidden]{display:none}.over p{margin:0;max-inline-size:38ch}
.acts{display:flex;flex-wrap:wrap;gap:12px;justify-content:center}
.acts>*{font:inherit;font-weight:600;min-block-size:44px;padding:0 18px;border:1px solid;border-radius:6px;background:none;color:inherit;text-decoration:none;display:grid;place-items:center;cursor:pointer}
.spin{inline-size:28px;block-size:28px;border:3px solid;border-inline-end-color:transparent;border-radius:50%;opacity:.6}
@media(prefers-reduced-motion:no-preference){.spin{animation:r 1s linear infinite}}@keyframes r{to{rotate:1turn}}`;

/** What stands around the frame until it is ready, and when it is not. */
export interface Shadow {
  readonly frame: HTMLIFrameElement;
  show(what: "loading" | "error" | "frame"): void;
  /** Where "open in a new tab" leads. */
  leadTo(address: string): void;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** Rights that the frame is given; never a sandbox, which would take its storage away. */
const rights =
  "fullscreen; autoplay; encrypted-media; picture-in-picture; clipboard-write; web-share; payment; storage-access; publickey-credentials-get";

/** Draws them into the element's shadow; the slots `loading` and `error` replace what is there by default. */
export function drawShadow(host: HTMLElement, onRetry: () => void): Shadow {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const frame = make("iframe", { allow: rights, referrerPolicy: "origin" });
  const link = make("a", { target: "_blank", rel: "noopener" }, "Open in a new tab");
  const retry = make("button", { type: "button", onclick: onRetry }, "Try again");
  const loadingSlot = make("slot", { name: "loading" }, make("span", { className: "spin" }), make("p", {}, "Loading the sportsbook"));
  const errorSlot = make(
    "slot",
    { name: "error" },
    make("p", {}, "The sportsbook does not answer. Your bets are safe."),
    make("div", { className: "acts" }, retry, link),
  );
  const loading = make("div", { className: "over" }, loadingSlot);
  const error = make("div", { className: "over", hidden: true }, errorSlot);
  loading.setAttribute("role", "status");
  error.setAttribute("role", "alert");
  root.replaceChildren(make("style", {}, style), frame, loading, error);
  return {
    frame,
    leadTo: (address) => void (link.href = address),
    show(what) {
      loading.hidden = what !== "loading";
      error.hidden = what !== "error";
      // Seen through rather than hidden: browsers draw nothing in hidden frames of other sites, and run no animation frames there.
      frame.style.opacity = what === "frame" ? "1" : "0";
      frame.inert = what !== "frame";
    },
  };
}
