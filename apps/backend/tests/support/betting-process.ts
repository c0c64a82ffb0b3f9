import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { parseParentRules, trustedProxies } from "@touchline/domain";
import { pino } from "pino";
import { createBetting } from "../../src/betting/create-betting.ts";
import { createChat } from "../../src/chat/create-chat.ts";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import { createLocalSignal } from "../../src/platform/jobs/work-signal.ts";
import { createApp } from "../../src/http/create-app.ts";
import { createHealth } from "../../src/http/health.ts";
import { seedDemoPlayers } from "../../src/players/seed-demo-players.ts";
import { providerGames } from "../../src/providers/games/game-list.ts";
import { createProviders } from "../../src/providers/create-providers.ts";
import { createPayments } from "../../src/payments/create-payments.ts";
import { createRecovery } from "../../src/players/access/recovery.ts";
import { createRateLimits } from "../../src/players/rate-limiter.ts";
import { openCountryBlocks } from "../../src/players/access/country-blocks.ts";
import { createSessions } from "../../src/players/access/sessions.ts";
import { loadOperatorAccounts } from "../../src/wallet/operator-accounts.ts";
import { applyCommand, type ProcessMessage, type ProcessPlan } from "./book-command.ts";
import { startTestWork } from "./leader-work.ts";
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
const publisher = {
  publish: async () => undefined,
  hasInterest: () => false,
  hasSubscribers: () => false,
  disconnectUser: () => undefined,
};
const signal = createLocalSignal();
const onError = (error: unknown): void => void process.stderr.write(`${String(error)}\n`);
const betting = {
  database,
  operator,
  book,
  clock,
  inPlayDelayMs: plan?.inPlayDelayMs ?? 1_500,
  vipReviewMs: 1_500,
  cashoutMarginBasisPoints: 500,
};
const providers = await createProviders({
  database,
  clock,
  signal,
  games: providerGames.map((game) => ({ ...game, everyMs: 12_000, shownForMs: 500 })),
});
const payment = { pendingMs: 300, takesTestCards: true };
const work = await startTestWork({
  ...betting,
  signal,
  publisher,
  locales: ["en"],
  providers,
  pendingPaymentMs: payment.pendingMs,
  takesTestCards: payment.takesTestCards,
  onError,
});
const limits = createRateLimits(null);
const app = await createApp(
  {
    database,
    jobs: work.jobs,
    signal,
    operator,
    book,
    clock,
    publisher,
    limits,
    betting: createBetting({ ...betting, signal }),
    chat: createChat({
      limits,
      signal,
      database,
      book,
      clock,
      locales: ["en"],
      hours: { before: 24, after: 6 },
      refusedWords: [],
      pseudonymOf: (id) => `p_${id.length}`,
    }),
    providers,
    payments: createPayments({ database, operator, clock, ...payment, signal }),
    health: createHealth({ database, book }),
    sessions: createSessions(database),
    blocks: await openCountryBlocks({ database, fixed: new Set(), everyMs: null }),
    recovery: createRecovery({
      database,
      sender: { siteName: "Test", publicOrigin: testPlayerRules.publicOrigin },
      onError,
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
      process: { role: "all", instance: "test" },
      demo: { players: true, deposits: true, testCards: true, campaigns: true },
      featuresOff: [],
      allowsSeveralFreebets: true,
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
  await work.betting.settled();
  await work.betting.pass();
  await work.betting.settled();
}
process.on("message", ({ number, command }: ProcessMessage) => {
  if (command.type !== "calm") applyCommand(book, command);
  void (command.type === "calm" ? calm() : Promise.resolve()).then(() => process.send?.(number));
});
process.on("SIGTERM", () => {
  void app
    .close()
    .then(() => work.stop())
    .then(() => database.destroy())
    .then(() => process.exit(0));
});
