import type { Outgoing } from "@touchline/embed/protocol";
import { askAuth, signInAsked, type SignInQuestion } from "../elements/ask-auth.ts";
import type { HostLine } from "./host-line.ts";

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
