import type { IncomingMessage, ServerResponse } from "node:http";
import { Type } from "typebox";
import { Compile } from "typebox/compile";
import type { HubCore } from "../hub-core.ts";
import { endWith } from "./origin.ts";
import { readBody } from "./read-body.ts";

const emulationCheck = Compile(Type.Object({ session: Type.String({ minLength: 1 }), node: Type.String(), data: Type.String() }));

function parse(text: string): { session: string; node: string; data: string } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return emulationCheck.Check(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** `POST /emulation`: commands of a client whose transport only carries replies. A session that is gone is no error, as its stream has ended. */
export async function handleEmulation(request: IncomingMessage, response: ServerResponse, core: HubCore): Promise<void> {
  if (request.method !== "POST") return endWith(response, 405);
  const { frameBytes, bodyTimeoutMs } = core.options.limits;
  const body = await readBody(request, response, { bytes: frameBytes, withinMs: bodyTimeoutMs });
  if (body === undefined) return;
  const command = parse(body);
  if (command === undefined) return endWith(response, 400);
  if (command.node !== core.nodeId) return endWith(response, 404);
  core.connections.bySession(command.session)?.receive(command.data);
  endWith(response, 204);
}
