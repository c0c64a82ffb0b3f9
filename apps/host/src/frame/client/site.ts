import type { SportsbookFrameElement } from "@touchline/embed";

interface Account {
  readonly balance: number;
  readonly currency: string;
  readonly subunits: number;
}

/** Finds a part of the page that is always there. */
export function part<Kind extends Element = HTMLElement>(selector: string): Kind {
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

/** Money as the wallet of this site writes it; whole minor units come in. */
export function showMoney(minor: bigint, { currency, subunits }: { readonly currency: string; readonly subunits: number }): string {
  const digits = String(subunits).length - 1;
  const text = minor.toString().padStart(digits + 1, "0");
  const whole = digits === 0 ? text : text.slice(0, -digits);
  return `${whole}${digits === 0 ? "" : `.${text.slice(-digits)}`} ${currency}`;
}

/** Who is signed in on this site, and what its header says of that. */
export interface Member {
  /** A code for the player's frame; null for a visitor. */
  getAuthCode(): Promise<string | null>;
  askSignIn(): Promise<boolean>;
  refresh(): Promise<void>;
}

/** The site's header: wallet, sign-in and sign-out of the platform, which are this site's own. */
export function startHeader(frame: () => SportsbookFrameElement | null): Member {
  const wallet = part("[data-wallet]");
  const dialog = part<HTMLDialogElement>("dialog[data-sign-in]");
  const form = part<HTMLFormElement>("dialog[data-sign-in] form");
  const note = part("dialog[data-sign-in] [role=alert]");
  const enter = part<HTMLButtonElement>("[data-action=sign-in]");
  const leave = part<HTMLButtonElement>("[data-action=sign-out]");

  async function refresh(): Promise<void> {
    const reply = await send("GET", "/platform/api/player/accounts");
    enter.hidden = reply.ok;
    leave.hidden = !reply.ok;
    if (!reply.ok) {
      wallet.textContent = "";
      return;
    }
    const [account] = ((await reply.json()) as { readonly data: readonly Account[] }).data;
    wallet.textContent = account === undefined ? "" : showMoney(BigInt(account.balance), account);
  }

  async function askSignIn(): Promise<boolean> {
    note.textContent = "";
    dialog.showModal();
    await new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
    return dialog.returnValue === "done";
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void (async () => {
      const reply = await send("POST", "/platform/api/player/sign-in", Object.fromEntries(new FormData(form)));
      if (!reply.ok) {
        note.textContent = ((await reply.json()) as { readonly message: string }).message;
        return;
      }
      dialog.close("done");
      await refresh();
      await frame()?.refreshAuth();
    })();
  });
  part("dialog[data-sign-in] [data-action=close]").addEventListener("click", () => dialog.close(""));
  enter.addEventListener("click", () => void askSignIn());
  leave.addEventListener("click", () => {
    void (async () => {
      await send("POST", "/platform/api/player/logout", {});
      await refresh();
      await frame()?.logout();
    })();
  });
  void refresh();
  return {
    askSignIn,
    refresh,
    async getAuthCode() {
      const reply = await send("POST", "/embed-code", {});
      return reply.ok ? ((await reply.json()) as { readonly code: string }).code : null;
    },
  };
}
