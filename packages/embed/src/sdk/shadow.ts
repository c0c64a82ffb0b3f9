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

/** The element's shadow content: the frame with its loading and error views. */
export interface FrameShadow {
  readonly frame: HTMLIFrameElement;
  show(what: "loading" | "error" | "frame"): void;
  /** Sets the target of "Open in a new tab". */
  setLink(address: string): void;
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

/** Permissions of the frame; it has no sandbox, which would deny it storage. */
const permissions =
  "fullscreen; autoplay; encrypted-media; picture-in-picture; clipboard-write; web-share; payment; storage-access; publickey-credentials-get";

/** Creates the shadow content; the slots `loading` and `error` replace the default views. */
export function createFrameShadow(host: HTMLElement, onRetry: () => void): FrameShadow {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const frame = make("iframe", { allow: permissions, referrerPolicy: "origin" });
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
    setLink: (address) => void (link.href = address),
    show(what) {
      loading.hidden = what !== "loading";
      error.hidden = what !== "error";
      // Transparent rather than hidden: browsers do not render hidden cross-origin frames nor run their animation frames.
      frame.style.opacity = what === "frame" ? "1" : "0";
      frame.inert = what !== "frame";
    },
  };
}
