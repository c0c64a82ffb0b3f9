import type { Bonus, LeaderboardEntry } from "@touchline/contract/entities/bonus";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { betOn, newPlayer, place, placeOne } from "../support/bets.ts";
import { bonusNamed, campaign, freebetCampaign, freebetTerms, openTerms, placeWith } from "../support/bonuses.ts";
import type { Client } from "../support/client.ts";
import { closeBalanced } from "../support/close-balanced.ts";
import { matchNumbers, settleMatch } from "../support/match-results.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let player: Client;
const prize = { freebet: freebetTerms("only_win"), hoursToUse: 24 };

beforeAll(async () => {
  server = await startTestServer({ inPlayDelayMs: 5_000 });
  await server.work.bonuses.add([
    campaign({
      key: "hunting",
      type: "hunting",
      terms: {
        ...openTerms,
        needsActivation: true,
        minStake: 500,
        ranges: [
          { points: 1, share: 100 },
          { points: 3, share: 250 },
        ],
        maxAmount: 200,
        isOncePerEvent: true,
        isInPromotions: true,
        prize,
      },
    }),
    campaign({
      key: "lootbox",
      type: "lootbox",
      terms: {
        ...openTerms,
        banners: { desktop: "/campaigns/chest.svg", mobile: "/images/floodlights.webp" },
        betsNeeded: 2,
        gift: { amount: 200, freebet: freebetTerms("all_win", { boostData: [1100, 1250, 1500], isBoostRequired: true }), hoursToUse: 24 },
      },
    }),
    campaign({
      key: "amb",
      type: "amb",
      terms: { ...openTerms, minStake: 1_000, ranges: [{ numberOfBets: 2, numberOfFreebets: 1, amount: 150 }], prize },
    }),
    { ...freebetCampaign("code", "all_win", { triggerKey: "code" }), code: "KICKOFF" },
    { ...freebetCampaign("old code", "all_win", { triggerKey: "code" }), code: "OLD", validTo: new Date(Date.now() - 1_000) },
    freebetCampaign("abroad", "all_win", { countryCodes: ["BR"] }),
    freebetCampaign("later", "all_win", { needsActivation: true }),
  ]);
});
beforeEach(async () => {
  player = await newPlayer(server, 10_000);
});
afterAll(async () => closeBalanced(server));

function sorted(numbers: readonly number[]): readonly number[] {
  return numbers.toSorted((left, right) => left - right);
}

const freshMatch = matchNumbers();

async function activate(client: Client, bonus: Pick<Bonus, "id">): Promise<Bonus> {
  const reply = await client.post<Bonus>(`/api/v2/bonuses/${bonus.id}/activate`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body;
}

describe("a hunting", () => {
  it("counts each event once, shows open points and issues its freebet at the last range", async () => {
    const hunting = await activate(player, await bonusNamed(player, "hunting"));
    const [first, second, third] = [freshMatch(), freshMatch(), freshMatch()];
    await placeWith(player, [first, second], hunting, { stake: 1_000 });
    expect((await bonusNamed(player, "hunting")).hunting).toMatchObject({ points: 0, potential_points: 2, bets_count: 0 });
    await settleMatch(server, first, "lose");
    expect((await bonusNamed(player, "hunting")).hunting).toMatchObject({ points: 2, bets_count: 1, farmed_event_ids: [first, second] });
    await placeWith(player, [second], hunting, { stake: 600 });
    await settleMatch(server, second, "lose");
    expect((await bonusNamed(player, "hunting")).hunting).toMatchObject({ points: 2, avg_stake: { value: 1_000 } });
    await placeWith(player, [third], hunting, { stake: 600 });
    await settleMatch(server, third, "lose");
    expect(await bonusNamed(player, "hunting", "hunting")).toMatchObject({
      user_status: "over",
      hunting: { points: 3, avg_stake: { value: 800 } },
    });
    expect(await bonusNamed(player, "hunting", "freebet")).toMatchObject({ user_status: "active", issued: { amount: { value: 200 } } });
  });

  it("accepts bets only after activation and with at least its minimum stake", async () => {
    const hunting = await bonusNamed(player, "hunting");
    expect(hunting.user_status).toBe("available");
    const asked = { ...betOn([freshMatch()], 600), bonus: { id: hunting.id, type: "hunting" as const, odds: 1000 } };
    expect((await place(player, [asked])).status).toBe(400);
    await activate(player, hunting);
    expect((await place(player, [{ ...asked, stake: { ...asked.stake, value: 400 } }])).status).toBe(400);
    expect((await place(player, [asked])).status).toBe(200);
  });

  it("pays its prize once and counts no points when it expires while a bet settles", async () => {
    const hunting = await activate(player, await bonusNamed(player, "hunting"));
    const [early, late] = [freshMatch(), freshMatch()];
    await placeWith(player, [early], hunting, { stake: 1_000 });
    await settleMatch(server, early, "lose");
    await placeWith(player, [late], hunting, { stake: 1_000 });
    const { database } = server.services;
    const { bonuses } = server.work;
    await sql`update player_bonuses set expires_at = now() where type = 'hunting' and state = 'active'`.execute(database);
    await Promise.all([bonuses.pass(), settleMatch(server, late, "lose"), bonuses.pass()]);
    expect(await bonusNamed(player, "hunting", "hunting")).toMatchObject({ user_status: "expired", hunting: { points: 1 } });
    const all = (await player.get("/api/v2/bonuses")).body["data"] as Bonus[];
    expect(all.filter(({ name, type }) => name === "hunting" && type === "freebet").map(({ issued }) => issued?.amount?.value)).toEqual([
      100,
    ]);
  });
});

describe("a lootbox", () => {
  it("fills with counted bets and issues a freebet whose chest opens once", async () => {
    const box = await bonusNamed(player, "lootbox");
    const [first, gone, second] = [freshMatch(), freshMatch(), freshMatch()];
    for (const match of [first, gone]) await placeWith(player, [match], box, { stake: 300 });
    await settleMatch(server, first, "lose");
    await settleMatch(server, gone, "void");
    expect((await bonusNamed(player, "lootbox")).lootbox?.progress_bar).toEqual({ count: 1, possible: 1, needed: 2 });
    await placeWith(player, [second], box, { stake: 300 });
    await settleMatch(server, second, "win");
    const freebet = await bonusNamed(player, "lootbox", "freebet");
    expect(freebet).toMatchObject({ user_status: "available", freebet: { boost_required: true }, issued: { amount: { value: 200 } } });
    expect((await player.post(`/api/v2/bonuses/${freebet.id}/activate`)).status).toBe(409);
    const opened = await Promise.all(
      [1, 2, 3, 1].map((chest) => player.post<{ bonus: Bonus; chests: number[] }>(`/api/v2/bonuses/${freebet.id}/boost?place=${chest}`)),
    );
    expect(sorted(opened.map(({ status }) => status))).toEqual([200, 409, 409, 409]);
    const done = opened.find(({ status }) => status === 200)?.body;
    if (done === undefined) throw new Error("No chest was opened.");
    expect(sorted(done.chests)).toEqual([1100, 1250, 1500]);
    const { boost_place: chest, boost_multiplier: boost } = done.bonus.freebet ?? {};
    expect(boost).toBe(done.chests[(chest ?? 0) - 1]);
    expect(done.bonus).toMatchObject({ user_status: "active", issued: { amount: { value: Math.floor((200 * (boost ?? 0)) / 1000) } } });
  });
});

describe("automatic issue", () => {
  it("issues each freebet once after the required number of settled bets", async () => {
    await player.get("/api/v2/bonuses");
    const matches = [freshMatch(), freshMatch()];
    for (const match of matches) await placeOne(player, [match], 1_000);
    const amb = async () => (await player.get("/api/v2/bonuses/freebets/amb")).body["data"];
    expect(await amb()).toMatchObject([{ progress_count: 0, possible_progress_count: 2, min_stake: { value: 1_000 } }]);
    const withSlip = async (stake: number) =>
      (await player.post("/api/v2/bonuses/freebets/amb", { bets: [betOn([freshMatch()], stake)] })).body["data"];
    expect(await withSlip(1_000)).toMatchObject([{ possible_progress_count: 3 }]);
    expect(await withSlip(999)).toMatchObject([{ possible_progress_count: 2 }]);
    for (const match of matches.slice(0, 1)) await settleMatch(server, match, "lose");
    expect(await amb()).toMatchObject([{ progress_count: 1, possible_progress_count: 2 }]);
    for (const match of matches.slice(1)) await settleMatch(server, match, "lose");
    expect(await amb()).toMatchObject([{ progress_count: 0, possible_progress_count: 0 }]);
    expect(await withSlip(1_000)).toMatchObject([{ possible_progress_count: 1 }]);
    expect(await withSlip(999)).toMatchObject([{ possible_progress_count: 0 }]);
    expect(await bonusNamed(player, "amb", "freebet")).toMatchObject({ user_status: "active", issued: { amount: { value: 150 } } });
    server.book.rollBack(matches[1] ?? 0);
    await server.work.betting.settled();
    await settleMatch(server, matches[1] ?? 0, "win");
    const all = (await player.get("/api/v2/bonuses")).body["data"] as Bonus[];
    expect(all.filter(({ name }) => name === "amb")).toHaveLength(1);
  });
});

describe("bonus routes", () => {
  it("redeem a code once in parallel requests", async () => {
    const redeem = (code: string) => player.post("/api/v2/bonuses/promo-code", { code });
    const replies = await Promise.all(Array.from({ length: 4 }, () => redeem("kickoff")));
    expect(sorted(replies.map(({ status }) => status))).toEqual([200, 409, 409, 409]);
    expect((await redeem("NOPE")).body["code"]).toBe("code_unknown");
    expect((await redeem("OLD")).body["code"]).toBe("code_over");
    expect(await bonusNamed(player, "code")).toMatchObject({ user_status: "active" });
    await server.work.betting.settled();
    expect(server.published.filter(({ publication }) => publication.event === "bonus_issued").length).toBeGreaterThan(0);
  });

  it("activate a bonus once and do not find bonuses of other players", async () => {
    const later = await bonusNamed(player, "later");
    const replies = await Promise.all(Array.from({ length: 4 }, () => player.post(`/api/v2/bonuses/${later.id}/activate`)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const other = await newPlayer(server, 0);
    expect((await other.post(`/api/v2/bonuses/${later.id}/activate`)).status).toBe(404);
    expect((await other.get(`/api/v2/bonuses/freebets/${later.id}`)).status).toBe(404);
  });

  it("list the running bonuses for visitors, by type and in pages", async () => {
    const client = server.client();
    const running = (await client.get("/api/v2/bonuses?status=active&limit_per_type=5")).body["data"] as Bonus[];
    const { data, pagination } = (await client.get("/api/v2/bonuses/huntings?status=active&limit=1")).body;
    expect(data).toEqual(running.filter(({ type }) => type === "hunting").slice(0, 1));
    expect(data).toMatchObject([{ name: "hunting" }]);
    expect(pagination).toMatchObject({ page: 1, limit: 1 });
    expect((await client.get("/api/v2/bonuses/huntings?status=ended")).body["data"]).toEqual([]);
  });

  it("hide bonuses of other countries and mark bonuses as seen", async () => {
    const names = async (query: string) => ((await player.get(`/api/v2/bonuses?${query}`)).body["data"] as Bonus[]).map(({ name }) => name);
    expect(await names("type=freebet")).toEqual(["later"]);
    expect(await names("status=available")).toEqual(["later", "hunting"]);
    expect(await names("status=active")).toContain("later");
    expect(await names("status=ended")).toEqual([]);
    const unseen = (await player.get("/api/v2/bonuses?unseen=true")).body["data"] as Bonus[];
    const bonuses = unseen.map(({ id, type }) => ({ id, type }));
    expect((await player.post("/api/v2/bonuses/mark-as-seen", { bonuses })).body["marked"]).toBe(unseen.length);
    expect((await player.post("/api/v2/bonuses/mark-as-seen", { bonuses })).body["marked"]).toBe(0);
    expect(await names("unseen=true")).toEqual([]);
  });

  it("link campaign pictures, and photographs through the image proxy", async () => {
    expect((await bonusNamed(player, "lootbox")).banners).toEqual({
      desktop: "/campaigns/chest.svg",
      mobile: `/img?url=${encodeURIComponent("/images/floodlights.webp")}`,
    });
    expect((await bonusNamed(player, "later")).banners).toEqual({ desktop: null, mobile: null });
  });

  it("list terms with their values, also for visitors", async () => {
    const hunting = await bonusNamed(player, "hunting");
    const reply = await server.client().get(`/api/v2/bonuses/huntings/${hunting.id}/terms`);
    expect(reply.body["data"]).toEqual(
      expect.arrayContaining([
        { key: "min_stake", values: { amount: 500, currency: "EUR", subunits: 100 } },
        { key: "farming_range", values: { points: 3, thousandths: 250 } },
      ]),
    );
  });
});

describe("a tournament", () => {
  it("ranks by points, adds stakes to its pool and pays the pool once at its end", async () => {
    const terms = { ...openTerms, ranges: [], maxAmount: 0, isOncePerEvent: true, isInPromotions: true, prize };
    await server.work.bonuses.add([
      campaign({ key: "cup", type: "tournament", terms: { ...terms, initialPool: 1_000, contribution: 100, shares: [500, 300] } }),
    ]);
    const other = await newPlayer(server, 10_000);
    const [first, second] = [freshMatch(), freshMatch()];
    await placeWith(player, [first], await bonusNamed(player, "cup"), { stake: 1_000 });
    await placeWith(other, [first, second], await bonusNamed(other, "cup"), { stake: 1_000 });
    for (const match of [first, second]) await settleMatch(server, match, "win");
    const cup = await bonusNamed(player, "cup");
    expect(cup.tournament).toMatchObject({ pool_amount: { value: 1_200 }, position: 2, players: 2 });
    const rating = (await player.get(`/api/v2/bonuses/tournaments/${cup.id}/rating`)).body["data"] as LeaderboardEntry[];
    expect(rating).toMatchObject([
      { position: 1, points: 2, farmed_amount: 600, current_user: false },
      { position: 2, points: 1, farmed_amount: 360, current_user: true },
    ]);
    const { database } = server.services;
    const { bonuses } = server.work;
    await sql`update bonuses set valid_to = now() where key = 'cup'`.execute(database);
    await Promise.all([bonuses.pass(), bonuses.pass()]);
    expect((await bonusNamed(player, "cup", "freebet")).issued?.amount?.value).toBe(360);
    expect((await bonusNamed(other, "cup", "freebet")).issued?.amount?.value).toBe(600);
  });
});

describe("one active freebet at a time", () => {
  it("deactivates the earlier one when several are not allowed", async () => {
    const single = await startTestServer({ allowsSeveralFreebets: false });
    await single.work.bonuses.add([
      freebetCampaign("one", "all_win", { needsActivation: true }),
      freebetCampaign("two", "all_win", { needsActivation: true }),
    ]);
    const client = await newPlayer(single, 10_000);
    const [one, two] = [await bonusNamed(client, "one"), await bonusNamed(client, "two")];
    await Promise.all([activate(client, one), activate(client, two)]);
    const states = [(await bonusNamed(client, "one")).user_status, (await bonusNamed(client, "two")).user_status];
    expect(states.toSorted()).toEqual(["active", "available"]);
    expect((await client.get("/api/v2/settings")).body["allow_multiple_active_user_freebets"]).toBe(false);
    await closeBalanced(single);
  });
});
