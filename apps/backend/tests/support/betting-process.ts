import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { parseParentRules, trustedProxies } from "@touchline/domain";
import { pino } from "pino";
import { startBonuses } from "../../src/bonuses/start-bonuses.ts";
import { startBetting } from "../../src/betting/start-betting.ts";
import { createChat } from "../../src/chat/create-chat.ts";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import { startJobs } from "../../src/platform/jobs/start-jobs.ts";
import { createApp } from "../../src/http/create-app.ts";
import { createHealth } from "../../src/http/health.ts";
import { seedDemoPlayers } from "../../src/players/seed-demo-players.ts";
import { providerGames } from "../../src/providers/games/game-list.ts";
import { startProviders } from "../../src/providers/start-providers.ts";
import { startPayments } from "../../src/payments/start-payments.ts";
import { createRecovery } from "../../src/players/access/recovery.ts";
import { createRateLimits } from "../../src/players/rate-limiter.ts";
import { createSessions } from "../../src/players/access/sessions.ts";
import { loadOperatorAccounts } from "../../src/wallet/operator-accounts.ts";
import { applyCommand, type ProcessMessage, type ProcessPlan } from "./book-command.ts";
import { createScriptedBook } from "./scripted-book.ts";
import { testPlayerRules } from "./test-player-rules.ts";
import { testSite } from "./test-site.ts";

/**
 * The API as a separate process on a data folder, which tests kill: `node betting-process.ts <folder> [plan.json]` prints its port.
 * Commands for its book arrive through the channel to its parent.
 */
const planFile = process.argv[3];
// The plan is written by the process that starts this one.
const plan = planFile === undefined ? null : (JSON.parse(readFileSync(planFile, "utf8")) as ProcessPlan);
const database = await openDatabase({ url: "", dataDir: process.argv[2] ?? "" });
const operator = await loadOperatorAccounts(database);
await seedDemoPlayers(database, operator, new Date());
const book = createScriptedBook();
if (plan === null) book.change(2, { status: 1 });
for (const command of plan?.commands ?? []) applyCommand(book, command);
const clock = { now: () => Date.now(), speed: 1 };
const publisher = { publish: () => undefined, hasInterest: () => false, disconnectUser: () => undefined };
const jobs = await startJobs({ database, onError: (error) => process.stderr.write(`${String(error)}\n`) });
const betting = await startBetting({
  database,
  jobs,
  operator,
  book,
  clock,
  publisher,
  locales: ["en"],
  inPlayDelayMs: plan?.inPlayDelayMs ?? 1_500,
  vipReviewMs: 1_500,
  cashoutMarginBasisPoints: 500,
  onError: (error) => process.stderr.write(`${String(error)}\n`),
});
const bonuses = await startBonuses({
  database,
  jobs,
  operator,
  clock,
  publisher,
  locales: ["en"],
  allowsSeveralFreebets: true,
  onMoved: betting.wakeOutbox,
  everyMs: null,
});
const providers = await startProviders({
  database,
  jobs,
  clock,
  games: providerGames.map((game) => ({ ...game, everyMs: 12_000, shownForMs: 500 })),
  onMoved: betting.wakeOutbox,
  onError: (error) => process.stderr.write(`${String(error)}\n`),
});
const payments = await startPayments({
  database,
  jobs,
  operator,
  clock,
  pendingMs: 300,
  takesTestCards: true,
  onMoved: betting.wakeOutbox,
});
const limits = createRateLimits(null);
const app = await createApp(
  {
    database,
    jobs,
    operator,
    book,
    clock,
    publisher,
    betting,
    bonuses,
    limits,
    chat: createChat({
      limits,
      database,
      book,
      clock,
      locales: ["en"],
      hours: { before: 24, after: 6 },
      refusedWords: [],
      pseudonymOf: (id) => `p_${id.length}`,
    }),
    providers,
    payments,
    health: createHealth({ database, book }),
    sessions: createSessions(database),
    recovery: createRecovery({
      database,
      sender: { siteName: "Test", publicOrigin: testPlayerRules.publicOrigin },
      onError: (error) => process.stderr.write(`${String(error)}\n`),
    }),
    tokens: { connectionToken: () => "connection", subscriptionToken: () => "subscription" },
    settings: {
      locales: ["en"],
      platformOrigin: "http://127.0.0.1",
      isSecure: false,
      isIndexed: false,
      rtlView: true,
      site: testSite(),
      brand: "broadcast",
      hideSimulatedDetail: false,
      video: { isEnabled: true, link: "", frame: "" },
      inPlayDelaySeconds: 2,
      paymentSecret: "",
      version: "test",
      errorService: null,
      operator: { key: "", isPublic: false },
      metrics: { access: "open", token: "", isProduction: false },
      demo: { players: true, deposits: true, testCards: true, campaigns: true },
      featuresOff: [],
      pushKey: "test",
      pushHosts: [],
      embed: { secret: "", parents: parseParentRules("").rules },
      images: { folder: "", links: new Set(), origins: new Set() },
      players: testPlayerRules,
      isTrustedProxy: trustedProxies("loopback"),
    },
  },
  pino({ level: "silent" }),
);
await app.listen({ port: 0, host: "127.0.0.1" });
process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
async function calm(): Promise<void> {
  await betting.settled();
  await betting.cashout.pass();
  await betting.settled();
}
process.on("message", ({ number, command }: ProcessMessage) => {
  if (command.type !== "calm") applyCommand(book, command);
  void (command.type === "calm" ? calm() : Promise.resolve()).then(() => process.send?.(number));
});
process.on("SIGTERM", () => {
  void app
    .close()
    .then(() => payments.stop())
    .then(() => providers.stop())
    .then(() => bonuses.stop())
    .then(() => betting.stop())
    .then(() => database.destroy())
    .then(() => process.exit(0));
});
