import { callCodes, canRetry, type OnAnswer } from "./calls.ts";
import { applyDelta } from "./fossil-delta.ts";
import {
  countOf,
  type Fields,
  isGiven,
  listOf,
  objectOf,
  type Publication,
  textOf,
  toPublication,
  UnreadableMessage,
} from "./message-fields.ts";
import { backOff, type Cancel, type Timers } from "./timers.ts";
import { createTokenRenewal } from "./token-renewal.ts";

/** Receives the events of a channel. */
export interface SubscriptionHandlers {
  onPublication(data: unknown): void;
  /** `isGapless` is true when all missed publications will follow. */
  onSubscribed(gap: { readonly isGapless: boolean }): void;
  /** The subscription was lost and is being renewed. */
  onSubscribing?(): void;
  /** The server refuses the channel, now or after it was subscribed. */
  onRefused?(): void;
  /** Somebody joined or left. */
  onPresenceChange?(change: 1 | -1): void;
}

/** A channel and the options of its subscription. */
export interface ChannelOptions {
  readonly channel: string;
  /** The channel requires its own token. */
  readonly isPrivate: boolean;
  readonly wantsDeltas: boolean;
  readonly wantsJoins: boolean;
}

/** What a subscription needs from its connection. */
export interface SubscriptionHost {
  readonly timers: Timers;
  readonly codec: { encode(text: string): Uint8Array; decode(bytes: Uint8Array): string };
  /** Whether commands can be sent. */
  isReady(): boolean;
  call(method: string, params: object, onAnswer: OnAnswer): void;
  /** Closes the connection, which cannot be used, and opens another. */
  lose(reason: string): void;
  /** Null when access to the channel is denied. */
  getToken(channel: string): Promise<string | null>;
  /** Runs a handler and reports its errors. */
  run(handler: () => void): void;
  /** The subscription has ended. */
  forget(): void;
}

/** A channel of a connection, subscribed again on each new one until it is left or refused. */
export interface Subscription {
  /** Subscribes if the connection is ready. */
  send(): void;
  /** Handles a push from the server for the channel. */
  push(push: Fields): void;
  lost(): void;
  /** Discards the token, because another player may connect next. */
  forgetToken(): void;
  /** The server has invalidated everything it sent, so nothing can be recovered. */
  invalidate(): void;
  leave(): void;
}

const retryMs = { min: 500, max: 20_000 };
const renewRetryMs = { min: 10_000, max: 20_000 };
/** Unsubscribe codes of the server; from `resubscribe` on, clients subscribe again. */
const unsubscribed = { resubscribe: 2_500, expired: 2_501, invalidated: 2_502 };
/** An epoch that no server uses, so that a recovery from it fails. */
const invalidEpoch = "_";

/** Whether publications continue from an offset without a gap. */
function isContiguous(publications: readonly Publication[], offset: number): boolean {
  let last = offset;
  return publications.every((publication) => {
    const follows = publication.offset <= last + 1;
    last = Math.max(last, publication.offset);
    return follows;
  });
}

export function createSubscription(options: ChannelOptions, handlers: SubscriptionHandlers, host: SubscriptionHost): Subscription {
  const { channel, isPrivate, wantsDeltas, wantsJoins } = options;
  const { timers, codec } = host;
  let state: "subscribing" | "subscribed" | "over" = "subscribing";
  let isSent = false;
  let isAsking = false;
  let token = "";
  let tries = 0;
  let cancelRetry: Cancel | null = null;
  /** The last publication received; null on a channel without recovery. */
  let position: { readonly epoch: string; readonly offset: number } | null = null;
  let hasDeltas = false;
  /** Bytes of the last publication, to which the next delta applies. */
  let base: Uint8Array = new Uint8Array();
  /** Whether the channel was subscribed again after an unusable publication and no usable one has arrived since. */
  let isRepairing = false;
  const renewal = createTokenRenewal({
    timers,
    againMs: renewRetryMs,
    getToken: async () => host.getToken(channel),
    send(given, onAnswer) {
      token = given;
      host.call("sub_refresh", { channel, token }, onAnswer);
    },
    onRefused() {
      unsubscribe();
      refuse();
    },
  });

  function end(): void {
    state = "over";
    cancelRetry?.();
    renewal.stop();
    host.forget();
  }
  function refuse(): void {
    end();
    host.run(() => handlers.onRefused?.());
  }
  function retry(): void {
    cancelRetry = timers.after(backOff(tries++, retryMs), () => {
      cancelRetry = null;
      send();
    });
  }
  function unsubscribe(): void {
    host.call("unsubscribe", { channel }, (answer) => {
      // The server may still hold the subscription.
      if (!answer.ok && answer.error.code !== callCodes.closed) host.lose("a channel could not be left");
    });
  }
  function askToken(): void {
    isAsking = true;
    host.getToken(channel).then(
      (given) => {
        isAsking = false;
        if (state === "over") return;
        if (given === null || given === "") return refuse();
        token = given;
        send();
      },
      () => {
        isAsking = false;
        if (state !== "over") retry();
      },
    );
  }
  function send(): void {
    if (state !== "subscribing" || isSent || isAsking || cancelRetry !== null || !host.isReady()) return;
    if (isPrivate && token === "") return askToken();
    isSent = true;
    host.call(
      "subscribe",
      {
        channel,
        ...(token !== "" && { token }),
        positioned: true,
        recoverable: true,
        ...(wantsJoins && { join_leave: true }),
        ...(wantsDeltas && { delta: "fossil" }),
        ...(position !== null && { recover: true, ...position }),
      },
      (answer) => {
        if (state !== "subscribing") return;
        if (answer.ok) return begin(answer.value);
        const { code } = answer.error;
        if (code === callCodes.closed) return;
        isSent = false;
        if (code === callCodes.timeout) return host.lose("no answer to a subscription");
        if (code === callCodes.tokenExpired) {
          token = "";
          if (!isPrivate) return refuse();
        }
        if (canRetry(answer.error)) retry();
        else refuse();
      },
    );
  }
  function begin(answer: Fields): void {
    const publications = listOf(answer, "publications").map(toPublication);
    const isRecovered = answer.was_recovering === true && answer.recovered === true;
    // A recovery continues from this client's position, regardless of the position in the answer.
    const offset = isRecovered && position !== null ? position.offset : countOf(answer, "offset");
    position = answer.recoverable === true ? { epoch: textOf(answer, "epoch"), offset } : null;
    hasDeltas = answer.delta === true;
    isSent = false;
    tries = 0;
    state = "subscribed";
    const isGapless = isRecovered && isContiguous(publications, offset);
    host.run(() => handlers.onSubscribed({ isGapless }));
    for (const publication of publications) if (state === "subscribed" && !isKnown(publication)) deliver(publication);
    if (state === "subscribed") renewal.plan(answer);
  }
  function isKnown({ offset, epoch }: Publication): boolean {
    return position !== null && offset > 0 && offset <= position.offset && (epoch === "" || epoch === position.epoch);
  }
  function take(publication: Publication): void {
    if (isKnown(publication)) return;
    const { offset, epoch } = publication;
    const isOtherStream = position !== null && epoch !== "" && position.epoch !== "" && epoch !== position.epoch;
    if (isOtherStream || (position !== null && offset > position.offset + 1)) repair();
    else deliver(publication);
  }
  function deliver({ data, isDelta, offset, epoch }: Publication): void {
    let value = data;
    if (hasDeltas) {
      try {
        if (typeof data !== "string") throw new UnreadableMessage("a publication is not text");
        const bytes = codec.encode(data);
        const next = isDelta ? applyDelta(base, bytes) : bytes;
        value = JSON.parse(isDelta ? codec.decode(next) : data);
        base = next;
      } catch {
        return repair();
      }
    }
    isRepairing = false;
    if (position !== null && offset > 0) position = { epoch: epoch || position.epoch, offset };
    host.run(() => handlers.onPublication(value));
  }
  /** Requests unusable or missing publications again; if the next ones are unusable too, the connection is reopened. */
  function repair(): void {
    if (isRepairing) throw new UnreadableMessage("a channel sends publications that cannot be used");
    isRepairing = true;
    unsubscribe();
    resubscribe();
  }
  function resubscribe(): void {
    lost();
    send();
  }
  function lost(): void {
    isSent = false;
    if (state !== "subscribed") return;
    state = "subscribing";
    renewal.stop();
    host.run(() => handlers.onSubscribing?.());
  }
  function invalidate(): void {
    token = "";
    if (position !== null) position = { epoch: invalidEpoch, offset: 0 };
  }
  return {
    send,
    push(push) {
      // The push belongs to an earlier subscription of the channel.
      if (state !== "subscribed") return;
      if (isGiven(push.pub)) take(toPublication(objectOf(push, "pub")));
      else if (isGiven(push.join)) host.run(() => handlers.onPresenceChange?.(1));
      else if (isGiven(push.leave)) host.run(() => handlers.onPresenceChange?.(-1));
      else if (isGiven(push.unsubscribe)) {
        const code = countOf(objectOf(push, "unsubscribe"), "code");
        if (code < unsubscribed.resubscribe) return refuse();
        if (code === unsubscribed.invalidated) invalidate();
        if (code === unsubscribed.expired) token = "";
        resubscribe();
      }
    },
    lost,
    forgetToken: () => void (token = ""),
    invalidate,
    leave() {
      if (state === "over") return;
      const isOnServer = state === "subscribed" || isSent;
      end();
      if (isOnServer) unsubscribe();
    },
  };
}
