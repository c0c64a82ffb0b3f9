import type { SportsbookFrameElement } from "@touchline/embed";

interface Account {
  readonly balance: number;
  readonly currency: string;
  readonly subunits: number;
}

/** Finds an element that must be in the page. */
export function requireElement<Kind extends Element = HTMLElement>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (found === null) throw new Error(`${selector} is missing`);
  return found;
}

async function send(method: string, path: string, body?: object): Promise<Response> {
  return fetch(path, {
    method,
    credentials: "same-origin",
    headers: body === undefined ? {} : { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Formats minor units with a dot and the currency's code, as `12.50 EUR`. */
export function formatMoney(minor: bigint, { currency, subunits }: { readonly currency: string; readonly subunits: number }): string {
  const digits = String(subunits).length - 1;
  const text = minor.toString().padStart(digits + 1, "0");
  const whole = digits === 0 ? text : text.slice(0, -digits);
  return `${whole}${digits === 0 ? "" : `.${text.slice(-digits)}`} ${currency}`;
}

/** The platform's own session, shown in its header. */
export interface PlatformSession {
  /** Fetches a sign-in code for the frame; null for a visitor. */
  getAuthCode(): Promise<string | null>;
  openSignIn(): Promise<boolean>;
  refresh(): Promise<void>;
}

/** Starts the site's header with the platform's own wallet, sign-in and sign-out. */
export function startHeader(frame: () => SportsbookFrameElement | null): PlatformSession {
  const wallet = requireElement("[data-wallet]");
  const dialog = requireElement<HTMLDialogElement>("dialog[data-sign-in]");
  const form = requireElement<HTMLFormElement>("dialog[data-sign-in] form");
  const error = requireElement("dialog[data-sign-in] [role=alert]");
  const signInButton = requireElement<HTMLButtonElement>("[data-action=sign-in]");
  const signOutButton = requireElement<HTMLButtonElement>("[data-action=sign-out]");

  async function refresh(): Promise<void> {
    const reply = await send("GET", "/platform/api/player/accounts");
    signInButton.hidden = reply.ok;
    signOutButton.hidden = !reply.ok;
    if (!reply.ok) {
      wallet.textContent = "";
      return;
    }
    const [account] = ((await reply.json()) as { readonly data: readonly Account[] }).data;
    wallet.textContent = account === undefined ? "" : formatMoney(BigInt(account.balance), account);
  }

  async function openSignIn(): Promise<boolean> {
    error.textContent = "";
    dialog.showModal();
    await new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
    return dialog.returnValue === "done";
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void (async () => {
      const reply = await send("POST", "/platform/api/player/sign-in", Object.fromEntries(new FormData(form)));
      if (!reply.ok) {
        error.textContent = ((await reply.json()) as { readonly message: string }).message;
        return;
      }
      dialog.close("done");
      await refresh();
      await frame()?.refreshAuth();
    })();
  });
  requireElement("dialog[data-sign-in] [data-action=close]").addEventListener("click", () => dialog.close(""));
  signInButton.addEventListener("click", () => void openSignIn());
  signOutButton.addEventListener("click", () => {
    void (async () => {
      await send("POST", "/platform/api/player/logout", {});
      await refresh();
      await frame()?.logout();
    })();
  });
  void refresh();
  return {
    openSignIn,
    refresh,
    async getAuthCode() {
      const reply = await send("POST", "/embed-code", {});
      return reply.ok ? ((await reply.json()) as { readonly code: string }).code : null;
    },
  };
}
