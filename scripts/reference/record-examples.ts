import { createHmac } from "node:crypto";
import { writeFileSync } from "node:fs";
import { createRecorder, type Recorder } from "./recorder.ts";

// The contract defines what a reply contains; the recorder returns it untyped, because it handles all calls.
interface Item {
  readonly id: number;
  readonly specifier?: string;
  readonly [name: string]: unknown;
}
const listOf = (reply: Readonly<Record<string, unknown>>): readonly Item[] => (reply["data"] ?? []) as readonly Item[];

async function recordCatalogue({ call }: Recorder, { isSignedIn }: { readonly isSignedIn: boolean }): Promise<readonly Item[]> {
  await call("listSports");
  const category = listOf(await call("listCategories", { query: { sport_key: "soccer", limit: 1 } }))[0];
  await call("getCategory", { params: { id: category?.id ?? 0 } });
  await call("listTournaments", { query: { sport_key: "soccer", limit: 1 } });
  const matches = listOf(
    await call("listMatches", { query: { sport_key: "soccer", match_status: 0, bettable: true, type: "match", limit: 8 } }),
  );
  const withMarkets = matches.filter((match) => match["main_market"] !== null);
  const tournament = (matches[0]?.["tournament"] as Item | undefined)?.id ?? 0;
  await call("getTournament", { params: { id: tournament } });
  await call("getTournamentStandings", { params: { id: tournament } });
  await call("countEvents", { body: { filters: [{ sport_type: "regular", match_status: [0, 1] }] } });
  await call("search", { query: { q: "real", limit: 1 } });
  const live = listOf(await call("listMatches", { query: { sport_key: "soccer", match_status: 1, limit: 20 } }));
  const id = (live.find((match) => match["has_video"] === true) ?? live[0])?.id ?? matches[0]?.id ?? 0;
  await call("listMatches", { query: { id } });
  const calls = [
    "getMatch",
    "getMatchTimeline",
    "getMatchPicture",
    "getWinChances",
    "getMatchLineups",
    "getMatchStandings",
    "getHeadToHead",
    "getChatRoom",
  ];
  const players = isSignedIn ? ["getMatchVideo", "getMatchStreams"] : [];
  for (const name of [...calls, ...players]) await call(name, { params: { id } });
  await call("listWinChances", { query: { match_id: id } });
  const [market] = listOf(await call("listMarkets", { params: { id }, query: { limit: 1 } }));
  await call("getPriceHistory", { params: { id, marketId: market?.id ?? 0 }, query: { specifier: market?.specifier ?? "" } });
  return withMarkets;
}

/** One leg on the first outcome of each given match. */
function legsOf(matches: readonly Item[]): readonly object[] {
  return matches.map((match) => {
    const market = match["main_market"] as Item & {
      readonly specifier: string;
      readonly outcomes: readonly (Item & { readonly odds: number })[];
    };
    const outcome = market.outcomes[0];
    return { match_id: match.id, market_id: market.id, specifier: market.specifier, outcome_id: outcome?.id, odds: outcome?.odds };
  });
}

const maxPairs = 10;

async function recordBets({ call }: Recorder, matches: readonly Item[]): Promise<void> {
  const stake = { value: 1_000, currency: "EUR", subunits: 100 };
  const single = { type: "single", stake, selections: legsOf(matches.slice(0, 1)) };
  const meta = { device_id: "6f1c9f0e-0f9a-4a55-8c2e-0c8f2a6a7a11" };
  const key = crypto.randomUUID();
  await call("maxStake", { body: { bets: [single] } });
  for (const name of ["slipBonuses", "slipFreebetAmb", "slipJackpots"]) await call(name, { body: { bets: [single] } });
  await call("placeBets", { body: { meta, bets: [{ ...single, selections: [{ ...legsOf(matches.slice(0, 1))[0], odds: 99_000 }] }] } });
  const placed = await call("placeBets", { body: { meta, bets: [single] }, headers: { "idempotency-key": key } });
  const [bet] = (placed["bets"] ?? []) as readonly { readonly id: string; readonly to_cashout: number | null }[];
  const id = bet?.id ?? "";
  await call("getBetAttempt", { params: { key } });
  await call("closeBetAttempt", { params: { key } });
  await call("listBets", { query: { limit: 1 } });
  const { to_cashout: offer } = (await call("getBet", { params: { id } })) as { readonly to_cashout?: number };
  await call("saveCashoutRule", { params: { id }, body: { action: "cash_out", at_value: 1_200 } });
  await call("getBet", { params: { id } });
  await call("removeCashoutRule", { params: { id } });
  await call("cashoutTrend", { params: { id } });
  await call("cashOut", { body: { bet_id: id, to_cashout: (offer ?? 900) + 50 } });
  await call("cashOut", { body: { bet_id: id, to_cashout: offer ?? 900, share: 500 } });
  const combo = { ...single, type: "combo", selections: legsOf(matches.slice(1, 3)) };
  await call("editBet", { params: { id }, body: { to_cashout: 1, meta, bet: combo } });
  const { code } = await call("createShareCode", { body: { bets: [{ type: "single", selections: single.selections }] } });
  await call("getShareCode", { query: { code: String(code) } });
  const custom = listOf(await call("customMarkets", { params: { matchId: matches[0]?.id ?? 0 } }));
  const selectionOf = (market: Item | undefined) => {
    const outcomes = (market?.["outcomes"] ?? []) as readonly Item[];
    return { market_id: market?.id, specifier: market?.specifier, outcome_id: outcomes[0]?.id };
  };
  // Some pairs cannot be combined, such as the winner and a double chance.
  for (const other of custom.filter((market) => market["name"] !== custom[0]?.["name"]).slice(0, maxPairs)) {
    const selections = [custom[0], other].map(selectionOf);
    const { odds } = await call("customOdds", { body: { match_id: matches[0]?.id, selections } });
    if (odds !== undefined) break;
  }
}

async function recordPlayer({ call }: Recorder, matchId: number): Promise<void> {
  for (const name of [
    "getPlayer",
    "listAccounts",
    "listSessions",
    "getTerms",
    "getPhoneVerification",
    "listNotifications",
    "countNotifications",
  ])
    await call(name);
  await call("deposit", { body: { amount: 5_000, currency: "EUR" } });
  await call("listTransactions");
  await call("setPlayerLocale", { body: { locale: "en" } });
  await call("setPlayerCurrency", { body: { currency: "EUR" } });
  await call("addFavourite", { params: { type: "matches", id: matchId } });
  await call("listFavourites", { params: { type: "matches" } });
  await call("removeFavourite", { params: { type: "matches", id: matchId } });
  await call("saveSettings", { body: { auto_accept_odds_change: "higher", stakes: { EUR: [500, 1_000, 2_000] } } });
  await call("castVote", { body: { prediction_id: matchId, data: "home" } });
  await call("getVote", { query: { prediction_id: matchId } });
  await call("readAllNotifications");
  await call("listPaymentMethods");
  const card = { number: "4000 0000 0000 3220", expiry_month: 4, expiry_year: 2029, cvc: "123", holder: "Dana Demo" };
  const payment = await call("createPayment", { body: { amount: 2_000, currency: "EUR", card } });
  await call("getPayment", { params: { id: String(payment["id"]) } });
  await call("answerChallenge", { params: { id: String(payment["id"]) }, body: { code: "123456" } });
  await call("forgetCard", { params: { id: crypto.randomUUID() } });
  await call("setLimit", { body: { type: "reality_check", amount: 30 } });
  const limit = await call("setLimit", { body: { type: "deposit", amount: 50_000, currency: "EUR", period: "week" } });
  for (const name of ["listLimits", "getSaferGambling", "trackActivity", "getRealityCheck", "continueSession"]) await call(name);
  await call("removeLimit", { params: { id: String(limit["id"]) } });
  await call("confirmPassword", { body: { password: "demo-pass-1" } });
  await call("endOtherSessions");
  await call("authorizeChannels", { body: { channels: [`$private:en.platform_user.${String((await call("getPlayer"))["id"])}`] } });
}

async function recordBonuses({ call }: Recorder): Promise<void> {
  const bonuses = listOf(await call("listBonuses"));
  await call("listBonusesOfKind", { params: { kind: "tournaments" }, query: { limit: 1 } });
  const tournament = bonuses.find((bonus) => bonus["type"] === "tournament") ?? bonuses[0];
  await call("getBonus", { params: { kind: "tournaments", id: tournament?.id ?? 0 } });
  await call("getBonusTerms", { params: { kind: "tournaments", id: tournament?.id ?? 0 } });
  await call("tournamentRating", { params: { id: tournament?.id ?? 0 } });
  await call("listFreebetAmb");
  await call("markBonusesSeen", { body: { bonuses: [{ id: tournament?.id ?? 1, type: "tournament" }] } });
  const available = bonuses.find((bonus) => bonus["user_status"] === "available");
  if (available !== undefined) await call("activateBonus", { params: { id: available.id } });
  await call("redeemPromoCode", { body: { code: "TOUCHLINE" } });
  const jackpots = listOf(await call("listJackpots"));
  await call("getJackpot", { params: { id: jackpots[0]?.id ?? 0 } });
  await call("listJackpotHits", { query: { limit: 1 } });
}

async function recordGames({ call }: Recorder): Promise<void> {
  const { url } = await call("launchProvider", { params: { provider: "lotto" }, body: { app: "lottery" } });
  const token = String(url).split("#")[1] ?? "";
  const params = { provider: "lotto", app: "lottery" };
  const headers = { authorization: `Bearer ${token}` };
  const { open } = (await call("getProviderState", { params, headers })) as { readonly open?: { readonly number: number } };
  await call("placeProviderBet", {
    params,
    headers,
    body: { round: open?.number, selection: { numbers: [3, 8, 14, 21, 30] }, stake: 200 },
  });
}

function signed(secret: string, lines: readonly string[]): Readonly<Record<string, string>> {
  const at = String(Math.floor(Date.now() / 1000));
  return {
    "x-sb-signature": `t=${at},v1=${createHmac("sha256", secret)
      .update([at, ...lines].join("\n"))
      .digest("hex")}`,
  };
}

async function recordHost({ call }: Recorder, secret: string): Promise<void> {
  const origin = "https://www.example.com";
  const player = {
    player: "host-player-17",
    brand: "broadcast",
    email: "player@example.com",
    currency: "EUR",
    country: "DE",
    date_of_birth: "1990-05-17",
  };
  const lines = [player.player, player.brand, player.email, player.currency, player.country, player.date_of_birth, "", "", ""];
  await call("putHostPlayer", { body: player, headers: signed(secret, lines) });
  await call("putHostPlayer", { body: player, headers: signed(secret, lines) });
  const body = { player: player.player, brand: player.brand, parent_origin: origin };
  const { code } = await call("createEmbedCode", { body, headers: signed(secret, [body.player, body.brand, origin]) });
  await call("startEmbedSession", { body: { code, parent_origin: origin, carrier: "bearer" }, headers: { "x-sb-embed": "1" } });
}

/**
 * Records the examples of the API reference from a running backend with its demo players: `npm run record-examples <origin>`.
 * With the backend's EMBED_SECRET, and EMBED_PARENTS=https://www.example.com set for the backend, it also records a host's calls.
 */
export async function recordExamples(origin: string, file: URL): Promise<void> {
  const recorder = createRecorder(origin);
  const matches = await recordCatalogue(recorder, { isSignedIn: false });
  for (const name of ["getSettings", "getSystemData", "getSiteConfig", "getRealtimeToken"]) await recorder.call(name);
  await recorder.call("getSitePage", { params: { key: "sports" } });
  await recorder.call("listMunicipalities", { query: { q: "rio" } });
  await recorder.call("signIn", { body: { email: "demo@touchline.test", password: "demo-pass-1" } });
  await recordCatalogue(recorder, { isSignedIn: true });
  await recordBonuses(recorder);
  await recordBets(recorder, matches);
  await recordPlayer(recorder, matches[0]?.id ?? 0);
  await recordGames(recorder);
  await recordHost(recorder, process.env["EMBED_SECRET"] ?? "");
  await recorder.call("signOut");
  const sorted = Object.fromEntries(Object.entries(recorder.examples).toSorted(([left], [right]) => (left < right ? -1 : 1)));
  writeFileSync(
    file,
    `import type { RecordedExample } from "./example-of.ts";\n\n/** What the reference backend took and answered, by the name of the call. Written by scripts/record-examples.mjs. */\nexport const recordedExamples: Readonly<Record<string, RecordedExample>> = ${JSON.stringify(sorted, null, 1)};\n`,
  );
  process.stdout.write(`${Object.keys(sorted).length} calls recorded.\n${recorder.failures.join("\n")}\n`);
}
