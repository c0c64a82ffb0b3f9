import type { Outgoing } from "@touchline/embed/protocol";
import type { Navigation } from "../navigation/navigation.ts";
import type { HostLine } from "./host-line.ts";
import { askAuth, signInAsked, type SignInQuestion } from "../elements/ask-auth.ts";

/** How the host lets players in, before we do. */
export interface HostSignIn {
  /** Whether the host takes it; where it leaves it to us, the next dialog of ours opens without asking again. */
  ask(type: "sign-in" | "sign-up", payload: Outgoing["sign-in"]): Promise<boolean>;
  /** Answers dialogs of one page that want to open, until the answer is called. */
  follow(place: () => string): () => void;
}

/** Hands sign-in and sign-up to the host wherever on the page they are asked for. */
export function createHostSignIn(line: Pick<HostLine, "isOpen" | "ask">): HostSignIn {
  let isOurs = false;

  async function ask(type: "sign-in" | "sign-up", payload: Outgoing["sign-in"]): Promise<boolean> {
    const isTaken = (await line.ask(type, payload)) === null;
    isOurs = !isTaken;
    return isTaken;
  }

  return {
    ask,
    follow(place) {
      const asked = (event: Event): void => {
        const { kind, hasExpired } = (event as CustomEvent<SignInQuestion>).detail;
        if (!line.isOpen() || isOurs) return void (isOurs = false);
        event.preventDefault();
        // A session that ended is the host's to renew first.
        if (hasExpired) return;
        void ask(kind === "sign_in" ? "sign-in" : "sign-up", { reason: "user", returnTo: place() }).then((isTaken) => {
          if (!isTaken) askAuth({ kind });
        });
      };
      document.addEventListener(signInAsked, asked);
      return () => document.removeEventListener(signInAsked, asked);
    },
  };
}

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
export function withHost<Own extends Navigation>(
  navigation: Own,
  { line, signIn, isHistoryElsewhere, onGo, onLeave }: HostNavigationOptions,
): Own {
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
