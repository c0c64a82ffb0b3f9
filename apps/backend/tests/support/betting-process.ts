import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { startBetting } from "../../src/betting/start-betting.ts";
import { openDatabase } from "../../src/database/open-database.ts";
import { createApp } from "../../src/http/create-app.ts";
import { seedDemoPlayers } from "../../src/players/seed-demo-players.ts";
import { createSessions } from "../../src/players/sessions.ts";
import { loadOperatorAccounts } from "../../src/wallet/operator-accounts.ts";
import { createScriptedBook } from "./scripted-book.ts";

/** The API as a process of its own on a data folder, to be killed: `node betting-process.ts <folder>` prints its port. */
const database = await openDatabase({ url: "", dataDir: process.argv[2] ?? "" });
const operator = await loadOperatorAccounts(database);
await seedDemoPlayers(database, operator, new Date());
const book = createScriptedBook();
book.change(2, { status: 1 });
const clock = { now: () => Date.now(), speed: 1 };
const publisher = { publish: () => undefined, hasInterest: () => false, disconnectUser: () => undefined };
const betting = await startBetting({
  database,
  operator,
  book,
  clock,
  publisher,
  locales: ["en"],
  inPlayDelayMs: 1_500,
  onError: (error) => process.stderr.write(`${String(error)}\n`),
});
const app = await createApp(
  {
    database,
    operator,
    book,
    clock,
    publisher,
    betting,
    sessions: createSessions(database),
    tokens: { connectionToken: () => "connection", subscriptionToken: () => "subscription" },
    settings: {
      locales: ["en"],
      platformOrigin: "http://127.0.0.1",
      isSecure: false,
      isIndexed: false,
      hideSimulatedDetail: false,
      inPlayDelaySeconds: 2,
      version: "test",
    },
  },
  pino({ level: "silent" }),
);
await app.listen({ port: 0, host: "127.0.0.1" });
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
process.on("SIGTERM", () => {
  void app
    .close()
    .then(() => betting.stop())
    .then(() => database.destroy())
    .then(() => process.exit(0));
});
