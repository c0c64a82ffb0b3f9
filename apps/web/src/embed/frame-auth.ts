import type { startEmbedSession } from "@touchline/contract/http/embed";
import type { ErrorCode } from "@touchline/embed/protocol";
import type { Store } from "@touchline/store";
import type { FramePorts } from "./frame-ports.ts";
import type { HostLine } from "./host-line.ts";

/** Who is signed in inside the frame, as the host has it. */
export interface FrameAuth {
  /** Takes a code of the host for a session. */
  takeCode(code: string): Promise<ErrorCode | null>;
  /** Asks the host for a code; whether it had one. */
  request(reason: "first" | "expired" | "refresh"): Promise<boolean>;
  signOut(): Promise<void>;
  /** The host is signing the player out: that is no session that ran out. */
  readonly isLeaving: () => boolean;
}

interface AuthOptions {
  readonly frame: FramePorts;
  readonly line: HostLine;
  readonly parentOrigin: string;
  readonly store: () => Store;
  /** Another player than before is here: the page says who. */
  readonly onSwitched: (name: string) => void;
}

interface EndpointPath {
  readonly method: (typeof startEmbedSession)["method"];
  readonly path: (typeof startEmbedSession)["path"];
}

const sessionCall: EndpointPath = { method: "POST", path: "/embed/session" };
const patienceMs = 10_000;

/** What of the answer counts here. */
interface SessionReply {
  readonly token: string | null;
  readonly expires_in: number;
}

/** A token is renewed this long before it ends. */
const renewBeforeSeconds = 60;

/** Makes the hand-over: by a partitioned cookie, or by a token in memory where none comes back. */
export function createFrameAuth({ frame, line, parentOrigin, store, onSwitched }: AuthOptions): FrameAuth {
  let isCookieTried = !frame.canKeepCookies();
  let isLeaving = false;
  let renewing: ReturnType<typeof setTimeout> | undefined;
  let taking: Promise<ErrorCode | null> = Promise.resolve(null);

  async function exchange(code: string, carrier: "cookie" | "bearer"): Promise<ErrorCode | null> {
    const answer = await frame.ports.http({
      ...sessionCall,
      headers: { accept: "application/json", "content-type": "application/json", "x-sb-request": "1" },
      body: JSON.stringify({ code, parent_origin: parentOrigin, carrier }),
      timeoutMs: patienceMs,
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
      // The cookie did not come back: the next code is taken for a token.
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
    return (await line.askControl("sb:auth-request", { reason })) === null;
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
