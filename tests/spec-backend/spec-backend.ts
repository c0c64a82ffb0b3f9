import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Bets } from "./bets.ts";
import { bettingCalls } from "./betting-calls.ts";
import { catalogueCalls } from "./catalogue-calls.ts";
import { Catalogue, type Event } from "./catalogue.ts";
import { EntityWriter, type Fields, type IdStyle, type Json } from "./entities.ts";
import { playerCalls, sessionOf } from "./player-calls.ts";
import { type Player, Players } from "./players.ts";
import { type CallRow, checkNames, CodedError, isFields, refuse, type Reply } from "./requests.ts";

/** How a backend differs from the default, which writes ids as text and serves its system data and site configuration. */
export interface SpecBackendOptions {
  readonly ids?: IdStyle;
  readonly hasSite?: boolean;
}

/** A refused call, for a test that expects none. */
export interface Refused {
  readonly call: string;
  readonly reason: string;
}

/** What a test can do behind the API. */
export interface SpecControl {
  readonly writer: EntityWriter;
  readonly catalogue: Catalogue;
  readonly players: Players;
  /** Ends a match with a score and settles its bets. */
  finish(match: number, home: number, away: number): void;
  /** Places a bet of five euros on the home side for a player who has signed in. */
  place(email: string, match: number): void;
  /** The bets of a player, newest first, as the API shows them. */
  betsOf(email: string): readonly Fields[];
  /** Makes the next call such as `POST /api/v2/bets` fail with `status`; 0 closes the connection after the call has run. */
  failNext(call: string, status: number, body?: Json): void;
  /** Returns and clears the calls that were refused as invalid. */
  takeRefused(): readonly Refused[];
}

export interface SpecBackend extends SpecControl {
  readonly origin: string;
  stop(): Promise<void>;
}

const unknownCall: Reply = { status: 404, body: { message: "Not found." } };

const picturePath = "/pictures";
const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>';

function paramsOf(template: string, path: string): Readonly<Record<string, string>> | null {
  const [parts, given] = [template.split("/"), path.split("/")];
  if (parts.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    if (part.startsWith(":")) params[part.slice(1)] = decodeURIComponent(given[index] ?? "");
    else if (part !== given[index]) return null;
  }
  return params;
}

function find(rows: readonly CallRow[], method: string, path: string) {
  for (const row of rows) {
    const params = row.method === method ? paramsOf(row.path, path) : null;
    if (params !== null) return { row, params };
  }
  return null;
}

async function bodyOf(request: IncomingMessage): Promise<Fields> {
  const written = await text(request);
  if (written === "") return {};
  const body = JSON.parse(written) as Json;
  if (!isFields(body)) throw refuse(400, { message: "The body must be an object." });
  return body;
}

/**
 * Starts a backend that implements what the specification names and nothing more: its calls, its fields, its errors. It refuses names
 * unknown to it, leaves nulls out, answers 201 to a placement and publishes nothing in realtime.
 */
export async function startSpecBackend({ ids = "text", hasSite = true }: SpecBackendOptions = {}): Promise<SpecBackend> {
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(500, { "content-type": "text/plain" }).end(String(error instanceof Error ? error.stack : error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pictures = `${origin}${picturePath}`;
  const writer = new EntityWriter(ids);
  const catalogue = new Catalogue(writer, { nowMs: Date.now(), pictures });
  const players = new Players(writer);
  const bets = new Bets(writer, catalogue);
  const rows = [
    ...playerCalls({ writer, players, hasSite, pictures }),
    ...catalogueCalls({ writer, catalogue }),
    ...bettingCalls({ writer, bets, pictures }),
  ];
  const failures = new Map<string, Reply>();
  let refused: Refused[] = [];

  async function answer(request: IncomingMessage): Promise<Reply> {
    const url = new URL(request.url ?? "/", "http://backend");
    const name = `${request.method} ${url.pathname}`;
    const found = find(rows, request.method ?? "GET", url.pathname);
    try {
      if (found === null) throw refuse(404, { message: "Not found." });
      const { row, params } = found;
      checkNames(url.searchParams.keys(), row.query ?? [], "query");
      const body = await bodyOf(request);
      checkNames(Object.keys(body), row.body ?? [], "body");
      const session = sessionOf(request.headers.cookie);
      const visitor = players.of(session);
      const player = (): Player => {
        if (visitor === null) throw refuse(401, { message: "Sign in." });
        return visitor;
      };
      const failure = failures.get(name);
      failures.delete(name);
      if (failure !== undefined && failure.status > 0) return failure;
      const reply = row.answer({ params, query: url.searchParams, body, headers: request.headers, session, visitor, player });
      return failure ?? reply;
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      if (error.status === 400) refused.push({ call: name, reason: error.message });
      return found === null ? unknownCall : { status: error.status, body: error.body };
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url?.startsWith(picturePath) === true)
      return void response.writeHead(200, { "content-type": "image/svg+xml" }).end(picture);
    const { status, body, headers } = await answer(request);
    if (status === 0) return void request.socket.destroy();
    const type = body === undefined ? {} : { "content-type": "application/json; charset=utf-8" };
    response.writeHead(status, { ...type, ...headers }).end(body === undefined ? undefined : JSON.stringify(body));
  }

  return {
    writer,
    catalogue,
    players,
    origin,
    finish(match, home, away) {
      const event = catalogue.events.find(({ id }) => id === match);
      if (event === undefined) throw new Error(`The fixtures have no match ${match}.`);
      end(event, [home, away]);
      bets.settle();
    },
    place(email, match) {
      const event = catalogue.events.find(({ id }) => id === match);
      const [line] = event === undefined ? [] : catalogue.lines(event);
      const player = players.byEmail(email);
      if (event === undefined || line === undefined || player === null) throw new Error(`No bet of ${email} on ${match} can be placed.`);
      const [outcome] = line.outcomes;
      const selection = {
        match_id: writer.id("match", match),
        market_id: writer.id("market", line.id),
        specifier: line.specifier,
        outcome_id: writer.id("outcome", outcome?.id ?? 0),
        odds: outcome?.odds ?? 0,
      };
      bets.place(player, [{ stake: 500, currency: "EUR", subunits: 100, selections: [selection] }]);
    },
    betsOf(email) {
      const player = players.byEmail(email);
      return player === null ? [] : bets.list(player, []);
    },
    failNext: (call, status, body) => void failures.set(call, { status, body }),
    takeRefused() {
      const all = refused;
      refused = [];
      return all;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function end(event: Event, total: readonly [number, number]): void {
  event.status = 4;
  event.total = total;
}
