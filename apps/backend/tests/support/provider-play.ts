import { randomUUID } from "node:crypto";
import type { ProviderBet, ProviderState } from "@touchline/contract/http/providers";
import { newPlayer } from "./bets.ts";
import type { Client, ClientReply } from "./client.ts";
import type { TestServer } from "./test-server.ts";

/** A game of a provider. */
export interface GamePlace {
  readonly provider: string;
  readonly app: string;
}

/** A launched game, as its page uses it. */
export interface LaunchedGame {
  readonly client: Client;
  readonly url: string;
  state(): Promise<ProviderState>;
  bet(wish: { readonly selection: object; readonly stake: number; readonly round?: number; readonly key?: string }): Promise<ClientReply>;
}

/** Launches a game for a signed-in player. */
export async function launch(client: Client, { provider, app }: GamePlace): Promise<LaunchedGame> {
  const reply = await client.post(`/api/v2/virtual-wallet/${provider}/launch`, { app });
  if (reply.status !== 200) throw new Error(`Launching answered ${reply.status}: ${reply.text}`);
  const url = String(reply.body["url"]);
  const [address = "", token = ""] = url.split("#");
  const base = address.split("?")[0] ?? "";
  const headers = { authorization: `Bearer ${token}` };
  const state = async (): Promise<ProviderState> => {
    const read = await client.get<ProviderState>(`${base}/state`, headers);
    if (read.status !== 200) throw new Error(`The state answered ${read.status}: ${read.text}`);
    return read.body;
  };
  return {
    client,
    url,
    state,
    async bet({ selection, stake, round, key = randomUUID() }) {
      const number = round ?? (await state()).open.number;
      return client.post(`${base}/bets`, { round: number, selection, stake }, { ...headers, "idempotency-key": key });
    },
  };
}

/** A new player with this balance in EUR cents, in a game. */
export async function newGame(server: TestServer, place: GamePlace, balance: number): Promise<LaunchedGame> {
  return launch(await newPlayer(server, balance), place);
}

export function betOf(reply: ClientReply): ProviderBet {
  if (reply.status !== 201) throw new Error(`Betting answered ${reply.status}: ${reply.text}`);
  return reply.body["bet"] as ProviderBet;
}

/** A clock that the test moves. */
export interface ManualClock {
  readonly nowMs: () => number;
  /** Must not move back. */
  moveTo(ms: number): void;
}

export function createManualClock(startMs: number): ManualClock {
  let at = startMs;
  return { nowMs: () => at, moveTo: (ms) => void (at = Math.max(at, ms)) };
}
