import { dayMs } from "../platform/clock.ts";
import type { EventCondition, FreebetType } from "@touchline/domain";
import type { Book } from "../book/book.ts";
import type { BonusPlan } from "./start-bonus-work.ts";
import type { CampaignTerms, FreebetGift, FreebetTerms } from "../platform/database/bonus-tables.ts";
import { demoNames, leagueNames } from "./demo-names.data.ts";

/** 1970-01-05 was a Monday. */
const firstMondayMs = 4 * dayMs;

const open: CampaignTerms = {
  minOdds: null,
  maxOdds: null,
  matchStatus: null,
  conditions: [],
  countryCodes: [],
  triggerKey: "once",
  needsActivation: false,
  isAnnounced: false,
  currency: null,
  minStake: null,
};

function freebet(freebetType: FreebetType, changes: Partial<FreebetTerms> = {}): FreebetTerms {
  const { minOdds, maxOdds, matchStatus, conditions } = open;
  return { minOdds, maxOdds, matchStatus, conditions, freebetType, from: 1, to: 5, boostData: [], isBoostRequired: false, ...changes };
}

/** A picture from apps/web/public/campaigns. */
function picture(name: string): Required<Pick<CampaignTerms, "banners">> {
  const link = `/campaigns/${name}.svg`;
  return { banners: { desktop: link, mobile: link } };
}

function gift(amount: number, terms: FreebetTerms, hoursToUse = 168): FreebetGift {
  return { amount, freebet: terms, hoursToUse };
}

/** The league of a sport with the most upcoming matches, so that demo campaigns can be used. */
function busiestLeague(book: Pick<Book, "listMatches">, sportKey: string): { readonly id: number; readonly name: string } | null {
  const { data } = book.listMatches("en", { sport_key: [sportKey], match_status: [0, 1], type: "match", page: 1, limit: 100 });
  const leagues = Map.groupBy(data, (match) => match.tournament.id);
  const [busiest] = [...leagues.values()].toSorted((left, right) => right.length - left.length);
  const first = busiest?.[0];
  return first === undefined ? null : { id: first.tournament.id, name: first.tournament.name };
}

/** Campaigns of the current week, on leagues that play in it, and the permanent jackpot. Amounts are euro cents. */
export function demoPlan(book: Pick<Book, "listMatches">, now: number): BonusPlan {
  const week = Math.floor((now - firstMondayMs) / (7 * dayMs));
  const validFrom = new Date(firstMondayMs + week * 7 * dayMs);
  const validTo = new Date(validFrom.getTime() + 7 * dayMs);
  const span = { validFrom, validTo };
  const key = (name: string): string => `${name}:${week}`;
  const soccer = busiestLeague(book, "soccer");
  const other = busiestLeague(book, "tennis") ?? busiestLeague(book, "basketball");
  const inLeague: readonly EventCondition[] = soccer === null ? [{ sportKey: "soccer" }] : [{ tournamentId: soccer.id }];
  const cash = { ...open, currency: "EUR" };
  return {
    until: validTo.getTime(),
    campaigns: [
      {
        ...span,
        key: key("comboboost"),
        type: "comboboost",
        names: demoNames.comboboost,
        terms: {
          ...open,
          ...picture("combo"),
          minOdds: 1400,
          usesCount: null,
          onlyVerified: false,
          ranges: [
            { minCount: 2, maxCount: 2, bonusOdds: 1030 },
            { minCount: 3, maxCount: 3, bonusOdds: 1050 },
            { minCount: 4, maxCount: 4, bonusOdds: 1070 },
            { minCount: 5, maxCount: 6, bonusOdds: 1100 },
            { minCount: 7, maxCount: null, bonusOdds: 1150 },
          ],
        },
      },
      {
        ...span,
        key: "welcome",
        validTo: new Date(validFrom.getTime() + 5_200 * 7 * dayMs),
        type: "freebet",
        names: demoNames.welcome,
        terms: {
          ...cash,
          ...picture("freebet"),
          triggerKey: "registration",
          needsActivation: true,
          isAnnounced: true,
          gift: gift(500, freebet("only_win", { minOdds: 1500, maxOdds: 10_000 })),
        },
      },
      {
        ...span,
        key: key("insured"),
        type: "freebet",
        names: demoNames.insured,
        terms: {
          ...cash,
          ...picture("insured"),
          needsActivation: true,
          isAnnounced: false,
          gift: gift(300, freebet("no_risk", { minOdds: 1800, to: 1 })),
        },
      },
      {
        ...span,
        key: key("code"),
        code: `KICKOFF${week % 1000}`,
        type: "freebet",
        names: demoNames.code,
        terms: { ...cash, ...picture("code"), triggerKey: "code", gift: gift(200, freebet("all_win", { minOdds: 1500 })) },
      },
      {
        ...span,
        key: "code:demo",
        validTo: new Date(validFrom.getTime() + 5_200 * 7 * dayMs),
        code: "TOUCHLINE",
        type: "freebet",
        names: demoNames.code,
        terms: { ...cash, ...picture("code"), triggerKey: "code", gift: gift(200, freebet("all_win", { minOdds: 1500 })) },
      },
      {
        ...span,
        key: key("hunting"),
        type: "hunting",
        names: leagueNames(demoNames.hunting, soccer?.name ?? null),
        terms: {
          ...cash,
          ...picture("hunting"),
          conditions: inLeague,
          minOdds: 1300,
          minStake: 100,
          needsActivation: true,
          ranges: [
            { points: 1, share: 100 },
            { points: 3, share: 250 },
            { points: 6, share: 500 },
          ],
          maxAmount: 1_000,
          isOncePerEvent: true,
          isInPromotions: true,
          prize: { freebet: freebet("only_win", { minOdds: 1500 }), hoursToUse: 168 },
        },
      },
      {
        ...span,
        key: key("tournament"),
        type: "tournament",
        names: leagueNames(demoNames.tournament, other?.name ?? null),
        terms: {
          ...cash,
          ...picture("tournament"),
          conditions: other === null ? [{ sportType: "regular" }] : [{ tournamentId: other.id }],
          minOdds: 1300,
          minStake: 100,
          needsActivation: true,
          ranges: [],
          maxAmount: 0,
          isOncePerEvent: true,
          isInPromotions: true,
          prize: { freebet: freebet("only_win", { minOdds: 1500 }), hoursToUse: 168 },
          initialPool: 10_000,
          contribution: 20,
          shares: [400, 250, 150, 120, 80],
        },
      },
      {
        ...span,
        key: key("lootbox"),
        type: "lootbox",
        names: demoNames.lootbox,
        terms: {
          ...cash,
          ...picture("chest"),
          minOdds: 1300,
          minStake: 100,
          needsActivation: true,
          betsNeeded: 2,
          gift: gift(200, freebet("all_win", { minOdds: 1500, boostData: [1100, 1250, 1500], isBoostRequired: true })),
        },
      },
      {
        ...span,
        key: key("amb"),
        type: "amb",
        names: demoNames.amb,
        terms: {
          ...cash,
          ...picture("counted"),
          triggerKey: "bets",
          minOdds: 1500,
          minStake: 500,
          ranges: [
            { numberOfBets: 3, numberOfFreebets: 1, amount: 100 },
            { numberOfBets: 5, numberOfFreebets: 1, amount: 200 },
          ],
          prize: { freebet: freebet("only_win", { minOdds: 1500 }), hoursToUse: 168 },
        },
      },
    ],
    jackpots: [
      {
        key: "touchline",
        names: demoNames.jackpot,
        currency: "EUR",
        contribution: 100,
        minStake: 100n,
        minOdds: 1500,
        levels: [
          { code: "mini", names: demoNames.mini, share: 500, seed: 200n, dropBefore: 250n },
          { code: "midi", names: demoNames.midi, share: 300, seed: 5_000n, dropBefore: 10_000n },
          { code: "mega", names: demoNames.mega, share: 200, seed: 100_000n, dropBefore: 200_000n },
        ],
      },
    ],
  };
}
