import { expiryFields } from "../channels/subscriptions.ts";
import { disconnects, protocolErrors } from "../protocol/codes.ts";
import type { RefreshRequest, SubRefreshRequest } from "../protocol/command-schema.ts";
import { ending, failure, result, type CommandContext, type CommandReply } from "./command-reply.ts";

function sameChannels(claimed: readonly string[] | undefined, context: CommandContext): boolean {
  const held = [...context.connection.subscriptions.values()].filter(({ origin }) => origin === "server");
  const names = new Set(claimed);
  return names.size === 0 || (held.length === names.size && held.every(({ channel }) => names.has(channel.name)));
}

/** Prolongs a connection by a fresh token of the same user. */
export function refresh(context: CommandContext, request: RefreshRequest): CommandReply {
  const { core, connection } = context;
  if ((request.token ?? "") === "") return ending(disconnects.badRequest);
  const check = core.options.tokens.verifyConnection(request.token ?? "");
  if (check.status === "expired") return ending(disconnects.expired);
  if (check.status === "invalid" || (check.claims.sub ?? "") !== connection.userId) return ending(disconnects.invalidToken);
  if (!sameChannels(check.claims.channels, context)) return ending(disconnects.insufficientState);
  connection.expiresAt = (check.claims.exp ?? 0) * 1000;
  return result(expiryFields(connection.expiresAt));
}

/** Prolongs a subscription by a fresh token of the same user and channel. */
export function subRefresh({ core, connection }: CommandContext, request: SubRefreshRequest): CommandReply {
  const channel = request.channel ?? "";
  if (channel === "") return ending(disconnects.badRequest);
  const subscription = connection.subscriptions.get(channel);
  if (subscription === undefined) return failure(protocolErrors.permissionDenied);
  if ((request.token ?? "") === "") return failure(protocolErrors.badRequest);
  const check = core.options.tokens.verifySubscription(request.token ?? "");
  if (check.status === "expired") return failure(protocolErrors.tokenExpired);
  if (check.status === "invalid") return ending(disconnects.invalidToken);
  const { claims } = check;
  if (claims.channel !== channel || (claims.sub ?? "") !== connection.userId) return ending(disconnects.invalidToken);
  subscription.expiresAt = (claims.exp ?? 0) * 1000;
  return result(expiryFields(subscription.expiresAt));
}
