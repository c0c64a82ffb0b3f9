import { canRetry, type OnAnswer } from "./calls.ts";
import { countOf, type Fields } from "./message-fields.ts";
import { backOff, type Cancel, type Timers } from "./timers.ts";

interface RenewalOptions {
  readonly timers: Timers;
  /** Delays before a failed renewal is tried again. */
  readonly againMs: { readonly min: number; readonly max: number };
  /** Null or empty when access is denied. */
  getToken(): Promise<string | null>;
  send(token: string, onAnswer: OnAnswer): void;
  /** The token cannot be renewed. */
  onRefused(reason: string): void;
}

/** Renews a token before it expires. */
export interface TokenRenewal {
  /** Plans the renewal of an accepted token, whose lifetime is in the server's answer. */
  plan(answer: Fields): void;
  stop(): void;
}

const soonestMs = 1_000;
/** The share of its lifetime after which a token is renewed. */
const renewAt = 0.9;

export function createTokenRenewal({ timers, againMs, getToken, send, onRefused }: RenewalOptions): TokenRenewal {
  let run = 0;
  let cancel: Cancel = () => undefined;

  function stop(): void {
    run += 1;
    cancel();
  }
  function plan(answer: Fields): void {
    stop();
    if (answer.expires === true) cancel = timers.after(Math.max(soonestMs, countOf(answer, "ttl") * 1_000 * renewAt), renew);
  }
  function renew(): void {
    const own = run;
    const renewLater = (): void => {
      if (own === run) cancel = timers.after(backOff(0, againMs), renew);
    };
    getToken().then((token) => {
      if (own !== run) return;
      if (token === null || token === "") return onRefused("no token");
      send(token, (answer) => {
        if (own !== run) return;
        if (answer.ok) plan(answer.value);
        else if (canRetry(answer.error)) renewLater();
        else onRefused(answer.error.message);
      });
    }, renewLater);
  }
  return { plan, stop };
}
