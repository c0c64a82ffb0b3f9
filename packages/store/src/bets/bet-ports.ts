import type { SlipPorts } from "../slip/slip-ports.ts";

/** What changing placed bets needs from outside, as placing does. */
export type BetPorts = Pick<SlipPorts, "request" | "setTimer" | "createKey" | "deviceId">;

/** Ports whose answers name legs in the page's language. */
export function createBetPorts(ports: BetPorts, locale: string): BetPorts {
  return { ...ports, request: async (call) => ports.request({ ...call, headers: { "accept-language": locale, ...call.headers } }) };
}
