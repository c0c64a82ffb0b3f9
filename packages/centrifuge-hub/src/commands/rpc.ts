import { protocolErrors } from "../protocol/codes.ts";
import type { RpcRequest } from "../protocol/command-schema.ts";
import { failure, result, type CommandContext, type CommandReply } from "./command-reply.ts";

/** Calls one of the backend's methods; the commands that follow wait for it. */
export async function rpc({ core, connection }: CommandContext, request: RpcRequest): Promise<CommandReply> {
  const { rpc: methods, onError } = core.options;
  if (methods.size === 0) return failure(protocolErrors.notAvailable);
  const method = methods.get(request.method ?? "");
  if (method === undefined) return failure(protocolErrors.methodNotFound);
  try {
    const answer = await method({ userId: connection.userId, clientId: connection.clientId, data: request.data });
    return "error" in answer ? failure(answer.error) : result({ data: answer.data });
  } catch (error) {
    onError(error);
    return failure(protocolErrors.internal);
  }
}
