import { failure, type Result, success } from "@touchline/domain";
import { countOf, type Fields, isGiven, objectOf, textOf } from "./message-fields.ts";
import type { Deadline, Timers } from "./timers.ts";

/** Why a call failed. Codes below 100 are those of this client: the server may have carried out the call. */
export interface CallError {
  readonly code: number;
  readonly message: string;
  readonly isTemporary: boolean;
}

/** Receives the result of a command. */
export type OnAnswer = (answer: Result<Fields, CallError>) => void;

/** Codes of this client, and of the server from 100. */
export const callCodes = { timeout: 1, closed: 11, firstOfServer: 100, tokenExpired: 109 } as const;

/** Whether the same call may succeed later. */
export function canRetry({ code, isTemporary }: CallError): boolean {
  return isTemporary || code < callCodes.firstOfServer || code === callCodes.tokenExpired;
}

function failed(reason: "timeout" | "closed"): { readonly ok: false; readonly error: CallError } {
  return failure({ code: callCodes[reason], message: reason, isTemporary: false });
}

/** The answer to a call that is made without a connection. */
export const closedAnswer = failed("closed");

const timeoutMs = 5_000;

/** The commands of a connection, each answered exactly once. */
export interface Calls {
  /** Sends a command together with the others of the same turn. */
  add(method: string, params: object, onAnswer: OnAnswer): void;
  /** Sends the waiting commands. */
  flush(): void;
  /** Handles a reply from the server; ignored if it arrives too late. */
  answer(id: number, message: Fields): void;
  /** Fails all unanswered commands when the connection is lost. */
  close(): void;
}

export function createCalls(timers: Timers, send: (text: string) => void): Calls {
  const asked = new Map<number, { readonly method: string; readonly onAnswer: OnAnswer; readonly deadline: Deadline }>();
  let queue: string[] = [];
  let lastId = 0;

  function settle(id: number, toAnswer: (method: string) => Result<Fields, CallError>): void {
    const call = asked.get(id);
    if (call === undefined) return;
    asked.delete(id);
    call.deadline.cancel();
    call.onAnswer(toAnswer(call.method));
  }
  function flush(): void {
    const texts = queue;
    queue = [];
    if (texts.length > 0) send(texts.join("\n"));
  }
  return {
    add(method, params, onAnswer) {
      const id = (lastId += 1);
      asked.set(id, { method, onAnswer, deadline: timers.deadline(timeoutMs, () => settle(id, () => failed("timeout"))) });
      if (queue.push(JSON.stringify({ id, [method]: params })) === 1) void Promise.resolve().then(flush);
    },
    flush,
    answer: (id, message) =>
      settle(id, (method) => {
        if (!isGiven(message.error)) return success(objectOf(message, method));
        const error = objectOf(message, "error");
        return failure({ code: countOf(error, "code"), message: textOf(error, "message"), isTemporary: error.temporary === true });
      }),
    close() {
      queue = [];
      for (const id of asked.keys()) settle(id, () => closedAnswer);
    },
  };
}
