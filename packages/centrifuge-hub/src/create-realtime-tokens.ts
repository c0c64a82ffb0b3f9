import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from "node:crypto";
import { Type, type Static, type TSchema } from "typebox";
import { Compile } from "typebox/compile";

const Seconds = Type.Integer({ minimum: 0 });
const common = {
  exp: Type.Optional(Seconds),
  iat: Type.Optional(Seconds),
  nbf: Type.Optional(Seconds),
  info: Type.Optional(Type.Unknown()),
};
const NoClaim = Type.Optional(Type.Undefined());

const ConnectionClaims = Type.Object({
  ...common,
  sub: Type.Optional(Type.String({ maxLength: 255 })),
  channel: NoClaim,
  channels: Type.Optional(Type.Array(Type.String(), { maxItems: 128 })),
});
const SubscriptionClaims = Type.Object({
  ...common,
  sub: Type.Optional(Type.String({ maxLength: 255 })),
  channel: Type.String({ minLength: 1 }),
  client: Type.Optional(Type.String()),
});

/** Claims of a connection token: `sub` is the user id (absent or empty for visitors), `channels` lists server-side subscriptions. */
export type ConnectionClaims = Static<typeof ConnectionClaims>;
/** Claims of a subscription token: it is valid for one channel and one user. */
export type SubscriptionClaims = Static<typeof SubscriptionClaims>;

/** The claims of a valid token, or why it is rejected. */
export type TokenCheck<Claims> =
  | { readonly status: "valid"; readonly claims: Claims }
  | { readonly status: "expired" }
  | { readonly status: "invalid" };

/** Signs and verifies JWTs (HS256) for connections and private channels. */
export interface RealtimeTokens {
  /** An empty user id makes a token for a visitor. Centrifugo passes `meta` only to its proxies; the hub ignores it. */
  connectionToken(userId: string, meta?: object): string;
  subscriptionToken(subject: { readonly channel: string; readonly userId: string }): string;
  verifyConnection(token: string): TokenCheck<ConnectionClaims>;
  verifySubscription(token: string): TokenCheck<SubscriptionClaims>;
}

/** Token lifetimes in seconds. */
export interface TokenLifetimes {
  readonly connectionSeconds: number;
  readonly subscriptionSeconds: number;
}

const defaultLifetimes: TokenLifetimes = { connectionSeconds: 600, subscriptionSeconds: 600 };
/** Tokens that expire later than this, or never, are rejected. */
const maxSeconds = 86_400;
const minSecretLength = 32;

function encodePart(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
function decodePart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}
function isHs256(header: unknown): boolean {
  return typeof header === "object" && header !== null && "alg" in header && header.alg === "HS256" && !("crit" in header);
}
function signature(key: KeyObject, content: string): Buffer {
  return createHmac("sha256", key).update(content).digest();
}

interface ClaimsCheck<Claims> {
  Check(value: unknown): value is Claims;
}

function createVerifier(key: KeyObject) {
  return function verify<Claims extends { exp?: number; nbf?: number }>(token: string, check: ClaimsCheck<Claims>): TokenCheck<Claims> {
    const [header, payload, signaturePart, ...rest] = token.split(".");
    if (header === undefined || payload === undefined || signaturePart === undefined || rest.length > 0) return { status: "invalid" };
    if (!isHs256(decodePart(header))) return { status: "invalid" };
    const expected = signature(key, `${header}.${payload}`);
    const given = Buffer.from(signaturePart, "base64url");
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { status: "invalid" };
    const claims = decodePart(payload);
    const nowSeconds = Date.now() / 1000;
    if (!check.Check(claims)) return { status: "invalid" };
    if (claims.exp === undefined || claims.exp > nowSeconds + maxSeconds) return { status: "invalid" };
    // A token that is not valid yet is refused like an expired one, so that the client requests another.
    if (claims.exp <= nowSeconds || (claims.nbf ?? 0) > nowSeconds) return { status: "expired" };
    return { status: "valid", claims };
  };
}

function compileClaims<Schema extends TSchema>(schema: Schema): ClaimsCheck<Static<Schema>> {
  const compiled = Compile(schema);
  return { Check: (value): value is Static<Schema> => compiled.Check(value) };
}
const connectionCheck = compileClaims(ConnectionClaims);
const subscriptionCheck = compileClaims(SubscriptionClaims);

/** Throws if the secret has fewer than 32 characters. */
export function createRealtimeTokens(secret: string, lifetimes: TokenLifetimes = defaultLifetimes): RealtimeTokens {
  if (secret.length < minSecretLength) throw new Error(`The secret for realtime tokens must have at least ${minSecretLength} characters.`);
  const key = createSecretKey(Buffer.from(secret));
  const verify = createVerifier(key);
  function sign(claims: object, lifetimeSeconds: number): string {
    const nowSeconds = Math.floor(Date.now() / 1000);
    const content = `${encodePart({ alg: "HS256", typ: "JWT" })}.${encodePart({ ...claims, iat: nowSeconds, exp: nowSeconds + lifetimeSeconds })}`;
    return `${content}.${signature(key, content).toString("base64url")}`;
  }
  return {
    connectionToken: (userId, meta) => sign({ sub: userId, ...(meta === undefined ? {} : { meta }) }, lifetimes.connectionSeconds),
    subscriptionToken: ({ channel, userId }) => sign({ sub: userId, channel }, lifetimes.subscriptionSeconds),
    verifyConnection: (token) => verify(token, connectionCheck),
    verifySubscription: (token) => verify(token, subscriptionCheck),
  };
}
