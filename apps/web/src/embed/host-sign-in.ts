import type { Outgoing } from "@touchline/embed/protocol";
import type { Navigation } from "../navigation/navigation.ts";
import type { HostChannel } from "./host-channel.ts";
import { openAuth, signInRequested, type SignInPrompt } from "../elements/dialog-events.ts";

/** Offers sign-in and sign-up to the host first. */
export interface HostSignIn {
  /** Whether the host handles the request; if not, the next dialog opens without asking the host again. */
  request(type: "sign-in" | "sign-up", payload: Outgoing["sign-in"]): Promise<boolean>;
  /** Intercepts the sign-in dialogs of a page until the returned function is called. */
  follow(place: () => string): () => void;
}

export function createHostSignIn(channel: Pick<HostChannel, "isOpen" | "request">): HostSignIn {
  let isOurs = false;

  async function request(type: "sign-in" | "sign-up", payload: Outgoing["sign-in"]): Promise<boolean> {
    const isTaken = (await channel.request(type, payload)) === null;
    isOurs = !isTaken;
    return isTaken;
  }

  return {
    request,
    follow(place) {
      const asked = (event: Event): void => {
        const { kind, hasExpired } = (event as CustomEvent<SignInPrompt>).detail;
        if (!channel.isOpen() || isOurs) return void (isOurs = false);
        event.preventDefault();
        // The host gets the first chance to renew an expired session.
        if (hasExpired) return;
        void request(kind === "sign_in" ? "sign-in" : "sign-up", { reason: "user", returnTo: place() }).then((isTaken) => {
          if (!isTaken) openAuth({ kind });
        });
      };
      document.addEventListener(signInRequested, asked);
      return () => document.removeEventListener(signInRequested, asked);
    },
  };
}

/** Pages that the host may replace with its own. */
const hostPages: Readonly<Record<string, "sign-in" | "sign-up">> = { "/users/sign-in": "sign-in", "/users/sign-up": "sign-up" };

interface HostNavigationOptions {
  readonly channel: HostChannel;
  readonly signIn: HostSignIn;
  /** Whether the host manages the history; if so, every navigation here replaces its entry. */
  readonly isHistoryElsewhere: () => boolean;
  readonly onGo: (isReplacing: boolean) => void;
  readonly onLeave: (href: string) => void;
}

/** Navigation that offers sign-in and sign-up to the host, and shows this site's own pages if it declines. */
export function withHost<Own extends Navigation>(
  navigation: Own,
  { channel, signIn, isHistoryElsewhere, onGo, onLeave }: HostNavigationOptions,
): Own {
  async function go(address: string, options: Parameters<Navigation["go"]>[1] = {}): Promise<void> {
    const [path = "", query = ""] = address.split("?");
    const type = Object.hasOwn(hostPages, path) ? hostPages[path] : undefined;
    if (type !== undefined && channel.isOpen()) {
      const returnTo = new URLSearchParams(query).get("returnTo");
      const payload: Outgoing["sign-in"] = {
        reason: returnTo === null ? "user" : "place_bet",
        returnTo: returnTo ?? navigation.getState().page.address,
      };
      if (await signIn.request(type, payload)) return;
    }
    onGo(options.isReplacing === true);
    await navigation.go(address, { isReplacing: options.isReplacing === true || isHistoryElsewhere() });
  }
  return { ...navigation, go, leave: onLeave };
}
