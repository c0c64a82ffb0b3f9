import type { startEmbedSession } from "@touchline/contract/http/embed";
import type { ErrorCode } from "@touchline/embed/protocol";
import type { Store } from "@touchline/store";
import type { FramePorts } from "./frame-ports.ts";
import type { HostChannel } from "./host-channel.ts";

/** Keeps the session in the frame in step with the host. */
export interface FrameAuth {
  /** Exchanges a code from the host for a session; null on success. */
  takeCode(code: string): Promise<ErrorCode | null>;
  /** Requests a code from the host; false if the host has none. */
  request(reason: "first" | "expired" | "refresh"): Promise<boolean>;
  signOut(): Promise<void>;
  /** Whether the host is signing the player out, in which case the end of the session is not an expiry. */
  readonly isLeaving: () => boolean;
}

interface AuthOptions {
  readonly frame: FramePorts;
  readonly channel: HostChannel;
  readonly parentOrigin: string;
  readonly store: () => Store;
  /** Called when a different player has been signed in. */
  readonly onSwitched: (name: string) => void;
}

interface EndpointPath {
  readonly method: (typeof startEmbedSession)["method"];
  readonly path: (typeof startEmbedSession)["path"];
}

const sessionCall: EndpointPath = { method: "POST", path: "/embed/session" };
const maxWaitMs = 10_000;

interface SessionReply {
  readonly token: string | null;
  readonly expires_in: number;
}

/** Tokens are renewed this long before they expire. */
const renewBeforeSeconds = 60;

/** Holds the session in a partitioned cookie, or in a token in memory if the browser drops the cookie. */
export function createFrameAuth({ frame, channel, parentOrigin, store, onSwitched }: AuthOptions): FrameAuth {
  let isCookieTried = !frame.canKeepCookies();
  let isLeaving = false;
  let renewing: ReturnType<typeof setTimeout> | undefined;
  let taking: Promise<ErrorCode | null> = Promise.resolve(null);

  async function exchange(code: string, carrier: "cookie" | "bearer"): Promise<ErrorCode | null> {
    const answer = await frame.ports.http({
      ...sessionCall,
      headers: { accept: "application/json", "content-type": "application/json", "x-sb-request": "1" },
      body: JSON.stringify({ code, parent_origin: parentOrigin, carrier }),
      timeoutMs: maxWaitMs,
    });
    if (answer.type !== "answer" || answer.status !== 200) return "code";
    const { token, expires_in: seconds } = JSON.parse(answer.text) as SessionReply;
    frame.setBearer(token);
    clearTimeout(renewing);
    if (token !== null) renewing = setTimeout(() => void request("refresh"), (seconds - renewBeforeSeconds) * 1000);
    return null;
  }

  async function take(code: string): Promise<ErrorCode | null> {
    const { session, slip } = store();
    const before = session.getState().player?.id ?? null;
    const failure = await exchange(code, isCookieTried ? "bearer" : "cookie");
    if (failure !== null) return failure;
    await session.refresh();
    const { player } = session.getState();
    if (player === null && !isCookieTried) {
      // The browser dropped the cookie: exchange the next code for a token.
      isCookieTried = true;
      void request("first");
      return null;
    }
    if (player !== null && before !== null && before !== player.id) {
      slip.clear();
      onSwitched(player.shownName);
    }
    return player === null ? "code" : null;
  }

  async function request(reason: "first" | "expired" | "refresh"): Promise<boolean> {
    return (await channel.requestControl("sb:auth-request", { reason })) === null;
  }

  return {
    request,
    async takeCode(code) {
      taking = taking.then(async () => take(code));
      return taking;
    },
    async signOut() {
      clearTimeout(renewing);
      isLeaving = true;
      await store().session.signOut();
      isLeaving = false;
      frame.setBearer(null);
      store().slip.clear();
    },
    isLeaving: () => isLeaving,
  };
}
