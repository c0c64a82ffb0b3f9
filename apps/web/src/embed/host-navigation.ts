import type { Outgoing } from "@touchline/embed/protocol";
import type { Navigation } from "../navigation/navigation.ts";
import type { HostLine } from "./host-line.ts";
import type { HostSignIn } from "./host-sign-in.ts";

/** Pages that a host shows instead of ours, where it wants to. */
const hostPages: Readonly<Record<string, "sign-in" | "sign-up">> = { "/users/sign-in": "sign-in", "/users/sign-up": "sign-up" };

interface HostNavigationOptions {
  readonly line: HostLine;
  readonly signIn: HostSignIn;
  /** Whether the host keeps the history: then every place takes the place of the one before. */
  readonly isHistoryElsewhere: () => boolean;
  readonly onGo: (isReplacing: boolean) => void;
  readonly onLeave: (href: string) => void;
}

/** Navigation that asks the host for sign-in and sign-up, and shows our own pages where the host leaves them to us. */
export function withHost(navigation: Navigation, { line, signIn, isHistoryElsewhere, onGo, onLeave }: HostNavigationOptions): Navigation {
  async function go(address: string, options: Parameters<Navigation["go"]>[1] = {}): Promise<void> {
    const [path = "", query = ""] = address.split("?");
    const type = Object.hasOwn(hostPages, path) ? hostPages[path] : undefined;
    if (type !== undefined && line.isOpen()) {
      const returnTo = new URLSearchParams(query).get("returnTo");
      const payload: Outgoing["sign-in"] = {
        reason: returnTo === null ? "user" : "place_bet",
        returnTo: returnTo ?? navigation.getState().page.address,
      };
      if (await signIn.ask(type, payload)) return;
    }
    onGo(options.isReplacing === true);
    await navigation.go(address, { isReplacing: options.isReplacing === true || isHistoryElsewhere() });
  }
  return { ...navigation, go, leave: onLeave };
}
