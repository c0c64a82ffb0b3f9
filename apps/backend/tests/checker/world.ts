import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openDatabase, type Database } from "../../src/platform/database/open-database.ts";
import { createSessions } from "../../src/players/access/sessions.ts";
import { loadOperatorAccounts } from "../../src/wallet/operator-accounts.ts";
import type { BookCommand, ProcessMessage, ProcessPlan } from "../support/book-command.ts";
import { createClient, type Client } from "../support/client.ts";
import { createPlayer } from "../support/create-player.ts";
import { away, draw, home } from "../support/scripted-book.ts";
import { fillDataFolder } from "../support/test-database.ts";
import type { PriceSpan } from "./history.ts";

/** A backend process that can be killed, its book, and signed-in players. */
export interface World {
  readonly players: number;
  readonly prices: readonly PriceSpan[];
  readonly crashes: () => number;
  readonly commands: () => number;
  /** The client of a player; resolves once a process answers. */
  client(player: number): Promise<Client>;
  /** Changes the book; the change survives a restart. */
  changeBook(command: BookCommand): Promise<void>;
  /** Kills the process and starts another one on its folder. */
  crash(): Promise<void>;
  /** Resolves when the process has finished all pending work. */
  calm(): Promise<void>;
  /** Stops the process cleanly and opens its database. */
  finish(): Promise<Database>;
  dispose(): Promise<void>;
}

const script = fileURLToPath(new URL("../support/betting-process.ts", import.meta.url));
const inPlayDelayMs = 250;
const openingBalance = 200_000;

async function preparePlayers(folder: string, players: number): Promise<readonly string[]> {
  await fillDataFolder(folder);
  const database = await openDatabase({ url: "", dataDir: folder });
  const services = { database, operator: await loadOperatorAccounts(database) };
  const sessions = createSessions(database);
  const tokens: string[] = [];
  for (let player = 0; player < players; player += 1) tokens.push(await sessions.start(await createPlayer(services, openingBalance)));
  await database.destroy();
  return tokens;
}

interface Prices {
  readonly spans: readonly PriceSpan[];
  change(price: Omit<PriceSpan, "from" | "to">): () => void;
}

/** New odds may be current from the moment they are sent, the old ones until the process has confirmed. */
function createPrices(matches: number): Prices {
  const first = [
    [home, 2_000],
    [draw, 3_000],
    [away, 4_000],
  ] as const;
  const spans: PriceSpan[] = [];
  const current = new Map<string, PriceSpan>();
  const start = (price: Omit<PriceSpan, "from" | "to">, from: number): void => {
    const span = { ...price, from, to: Infinity };
    spans.push(span);
    current.set(`${price.match} ${price.outcome}`, span);
  };
  for (let match = 1; match <= matches; match += 1) for (const [outcome, odds] of first) start({ match, outcome, odds }, 0);
  return {
    spans,
    change(price) {
      const old = current.get(`${price.match} ${price.outcome}`);
      start(price, Date.now());
      return () => {
        if (old !== undefined) old.to = Date.now();
      };
    },
  };
}

/** Runs one process at a time on a folder. Each new process first receives all earlier changes of the book. */
export async function createWorld(players: number, matches: number): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), "touchline-checker-"));
  const tokens = await preparePlayers(folder, players);
  const commands: BookCommand[] = [];
  const prices = createPrices(matches);
  const clients: Client[] = [];
  let crashes = 0;
  let numbers = 0;
  let child: ChildProcess;
  let starting: Promise<void>;

  const start = async (): Promise<void> => {
    const planFile = join(folder, "plan.json");
    const plan: ProcessPlan = { commands, inPlayDelayMs };
    await writeFile(planFile, JSON.stringify(plan));
    const known = commands.length;
    child = spawn(process.execPath, [script, folder, planFile], { stdio: ["ignore", "pipe", "inherit", "ipc"] });
    if (child.stdout === null) throw new Error("The process has no output.");
    const [line] = (await once(child.stdout, "data")) as [Buffer];
    for (const [player, token] of tokens.entries()) {
      const client = createClient(`http://127.0.0.1:${line.toString().trim()}`);
      client.cookies.set("sb", token);
      clients[player] = client;
    }
    for (const command of commands.slice(known)) await send(command);
  };
  async function send(command: ProcessMessage["command"]): Promise<void> {
    numbers += 1;
    const number = numbers;
    const target = child;
    await new Promise<void>((resolve) => {
      const receive = (reply: unknown): void => {
        if (reply === number) done();
      };
      const done = (): void => {
        target.off("message", receive).off("exit", done);
        resolve();
      };
      target.on("message", receive).on("exit", done);
      if (target.connected) target.send({ number, command } satisfies ProcessMessage, (error) => (error === null ? undefined : done()));
      else done();
    });
  }
  const end = async (signal: "SIGKILL" | "SIGTERM"): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  };
  starting = start();
  await starting;
  return {
    players,
    prices: prices.spans,
    crashes: () => crashes,
    commands: () => commands.length,
    async client(player) {
      await starting;
      const client = clients[player];
      if (client === undefined) throw new Error(`No player ${player}.`);
      return client;
    },
    async changeBook(command) {
      await starting;
      commands.push(command);
      const confirm = command.type === "odds" ? prices.change(command) : () => undefined;
      await send(command);
      await starting;
      confirm();
    },
    async crash() {
      crashes += 1;
      await starting;
      starting = end("SIGKILL").then(start);
      await starting;
    },
    async calm() {
      await starting;
      await send({ type: "calm" });
    },
    async finish() {
      await end("SIGTERM");
      return openDatabase({ url: "", dataDir: folder });
    },
    async dispose() {
      await end("SIGKILL");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
