import { channelExchanges } from "./channel-exchanges.ts";
import { connectExchanges } from "./connect-exchanges.ts";
import type { Run } from "./exchange.ts";
import { recoveryExchanges } from "./recovery-exchanges.ts";
import { subscribeExchanges } from "./subscribe-exchanges.ts";

/** All exchanges by name. */
export const exchanges: ReadonlyMap<string, Run> = new Map(
  [connectExchanges, subscribeExchanges, recoveryExchanges, channelExchanges].flatMap((group) => Object.entries(group)),
);

/** Exchanges that the hub answers differently from Centrifugo, and why. */
export const differences: ReadonlyMap<string, string> = new Map([
  ["a token that never expires", "The hub requires that tokens expire within a day."],
  ["a token of the channel that never expires", "The hub requires that tokens expire within a day."],
  ["a command after a refused connect", "The hub closes with 3501; Centrifugo closes without a code."],
  ["channels that only the connect command names", "The hub subscribes a connection to the channels of its token only."],
  ["two commands in one line", "The hub reads one command a line; Centrifugo executes the first and drops the rest."],
  ["refresh a subscription with an expired token", "The hub refuses it (109); in Centrifugo the subscription never expires again."],
  ["deltas of a client that missed nothing", "The hub sends the next publication in full, as the client may not hold the base of a delta."],
  [
    "deltas around a publication that is not stored",
    "The base of the hub's delta is what the client holds; Centrifugo's is the last stored one.",
  ],
  ["API publish to names that no client can use", "The hub checks the name in every call, Centrifugo when a client subscribes."],
]);
