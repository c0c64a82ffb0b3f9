/** An error reply; the client retries codes below 100 and temporary ones. */
export interface ProtocolError {
  readonly code: number;
  readonly message: string;
  readonly temporary?: true;
}

/** Why a connection ends; the client stays away after 3500-3999 and 4500-4999. */
export interface Disconnect {
  readonly code: number;
  readonly reason: string;
}

/** Why a subscription ends; from 2500 on the client subscribes again. */
export interface Unsubscribe {
  readonly code: number;
  readonly reason: string;
}

/** Error replies of the protocol. */
export const protocolErrors = {
  internal: { code: 100, message: "internal server error", temporary: true },
  unauthorized: { code: 101, message: "unauthorized" },
  unknownChannel: { code: 102, message: "unknown channel" },
  permissionDenied: { code: 103, message: "permission denied" },
  methodNotFound: { code: 104, message: "method not found" },
  alreadySubscribed: { code: 105, message: "already subscribed" },
  limitExceeded: { code: 106, message: "limit exceeded" },
  badRequest: { code: 107, message: "bad request" },
  notAvailable: { code: 108, message: "not available" },
  tokenExpired: { code: 109, message: "token expired" },
  expired: { code: 110, message: "expired" },
  unrecoverablePosition: { code: 112, message: "unrecoverable position" },
} as const satisfies Record<string, ProtocolError>;

/** Reasons of the protocol to end a connection. */
export const disconnects = {
  closed: { code: 3000, reason: "connection closed" },
  shutdown: { code: 3001, reason: "shutdown" },
  serverError: { code: 3004, reason: "internal server error" },
  expired: { code: 3005, reason: "connection expired" },
  slow: { code: 3008, reason: "slow" },
  insufficientState: { code: 3010, reason: "insufficient state" },
  noPong: { code: 3012, reason: "no pong" },
  tooManyRequests: { code: 3013, reason: "too many requests" },
  stateInvalidated: { code: 3014, reason: "state invalidated" },
  invalidToken: { code: 3500, reason: "invalid token" },
  badRequest: { code: 3501, reason: "bad request" },
  stale: { code: 3502, reason: "stale" },
  forceNoReconnect: { code: 3503, reason: "force disconnect" },
  connectionLimit: { code: 3504, reason: "connection limit" },
  inappropriateProtocol: { code: 3506, reason: "inappropriate protocol" },
  permissionDenied: { code: 3507, reason: "permission denied" },
  notAvailable: { code: 3508, reason: "not available" },
} as const satisfies Record<string, Disconnect>;

/** Reasons of the protocol to end a subscription. */
export const unsubscribes = {
  server: { code: 2000, reason: "server unsubscribe" },
  insufficientState: { code: 2500, reason: "insufficient state" },
  expired: { code: 2501, reason: "subscription expired" },
} as const satisfies Record<string, Unsubscribe>;
