import type { Connection } from "../connection.ts";
import type { HubCore } from "../hub-core.ts";
import {
  disconnects,
  encodeError,
  encodeReply,
  parseCommand,
  protocolErrors,
  type Command,
  type Disconnect,
  type RpcRequest,
} from "../protocol.ts";
import { history, presence, presenceStats, publish } from "./channel-commands.ts";
import { errorReply, resultReply, type CommandContext, type CommandReply } from "./command-reply.ts";
import { connect, refresh } from "./connect.ts";
import { subRefresh, subscribe, unsubscribe } from "./subscribe.ts";

/** Calls an RPC method of the application. Later commands of the connection wait for it. */
async function rpc({ core, connection }: CommandContext, request: RpcRequest): Promise<CommandReply> {
  const { rpc: methods, onError } = core.options;
  if (methods.size === 0) return errorReply(protocolErrors.notAvailable);
  const method = methods.get(request.method ?? "");
  if (method === undefined) return errorReply(protocolErrors.methodNotFound);
  try {
    const answer = await method({ userId: connection.userId, clientId: connection.clientId, data: request.data });
    return "error" in answer ? errorReply(answer.error) : resultReply({ data: answer.data });
  } catch (error) {
    onError(error);
    return errorReply(protocolErrors.internal);
  }
}

type Request = { readonly method: string; readonly run: (context: CommandContext) => CommandReply | Promise<CommandReply> };

/** A command should carry one request; of several, the first in this order is executed. */
function selectRequest(command: Command): Request | undefined {
  if (command.subscribe) return bind("subscribe", subscribe, command.subscribe);
  if (command.unsubscribe) return bind("unsubscribe", unsubscribe, command.unsubscribe);
  if (command.publish) return bind("publish", publish, command.publish);
  if (command.presence) return bind("presence", presence, command.presence);
  if (command.presence_stats) return bind("presence_stats", presenceStats, command.presence_stats);
  if (command.history) return bind("history", history, command.history);
  if (command.rpc) return bind("rpc", rpc, command.rpc);
  if (command.refresh) return bind("refresh", refresh, command.refresh);
  if (command.sub_refresh) return bind("sub_refresh", subRefresh, command.sub_refresh);
  return undefined;
}

function bind<Params>(
  method: string,
  handler: (context: CommandContext, params: Params) => CommandReply | Promise<CommandReply>,
  params: Params,
): Request {
  return { method, run: (context) => handler(context, params) };
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Executes one line of a client frame. Later lines wait if it returns a promise. */
export function createDispatch(
  core: HubCore,
  onConnected: (connection: Connection) => void,
): (connection: Connection, line: string) => void | Promise<void> {
  function executeConnect(connection: Connection, command: Command): void | Disconnect {
    if (!command.connect || !command.id) return disconnects.badRequest;
    const reply = connect({ core, connection }, command.connect);
    if (reply.kind === "disconnect") return reply.disconnect;
    if (reply.kind === "error") {
      connection.state = "refused";
      connection.enqueue(encodeError(command.id, reply.error));
      return;
    }
    connection.state = "connected";
    onConnected(connection);
    connection.enqueue(encodeReply(command.id, "connect", reply.json));
    reply.afterwards?.();
  }

  function answer(connection: Connection, id: number, answered: { readonly method: string; readonly reply: CommandReply }): void {
    const { method, reply } = answered;
    if (reply.kind === "disconnect") connection.disconnect(reply.disconnect);
    else if (reply.kind === "error") connection.enqueue(encodeError(id, reply.error));
    else {
      connection.enqueue(encodeReply(id, method, reply.json));
      reply.afterwards?.();
    }
  }

  function executeConnected(connection: Connection, command: Command): void | Promise<void> | Disconnect {
    if (isGiven(command.send)) return disconnects.notAvailable;
    if (!command.id) return connection.receivePong() ? undefined : disconnects.badRequest;
    const request = command.connect ? undefined : selectRequest(command);
    if (request === undefined) return disconnects.badRequest;
    const id = command.id;
    const { method } = request;
    const outcome = request.run({ core, connection });
    if (outcome instanceof Promise) return outcome.then((reply) => answer(connection, id, { method, reply }));
    answer(connection, id, { method, reply: outcome });
  }

  return (connection, line) => {
    try {
      const command = parseCommand(line);
      if (command === undefined || connection.state === "refused") return connection.disconnect(disconnects.badRequest);
      const outcome = connection.state === "new" ? executeConnect(connection, command) : executeConnected(connection, command);
      if (outcome === undefined || outcome instanceof Promise) return outcome;
      connection.disconnect(outcome);
    } catch (error) {
      core.options.onError(error);
      connection.disconnect(disconnects.serverError);
    }
  };
}
