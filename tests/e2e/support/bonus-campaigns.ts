import type { NewCampaign } from "../../../apps/backend/src/bonuses/campaigns/campaigns.ts";
import type { NewJackpot } from "../../../apps/backend/src/bonuses/read-jackpots.ts";
import { campaign as campaignOf, freebetTerms, openTerms } from "../../../apps/backend/tests/support/bonuses.ts";

const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
/** The first moment of the site of these campaigns. */
export const begin = "2026-11-22T10:00:00Z";
const silent = { ...openTerms, isAnnounced: false } as const;
const prize = { freebet: freebetTerms("only_win"), hoursToUse: 24 };

type Wish = Parameters<typeof campaignOf>[0];

/** On for a week from the file's first moment, unless told otherwise. */
function campaign(wish: Wish): NewCampaign {
  const from = Date.parse(begin);
  return campaignOf({ validFrom: new Date(from - hourMs), validTo: new Date(from + 7 * dayMs), ...wish });
}

function freebetCampaign(key: string, freebetType: Parameters<typeof freebetTerms>[0], code?: string): NewCampaign {
  const gift = { amount: 500, freebet: freebetTerms(freebetType), hoursToUse: 48 };
  const terms = { ...silent, needsActivation: code === undefined, gift, ...(code === undefined ? {} : { triggerKey: "code" as const }) };
  return campaign({ key, type: "freebet", terms, ...(code === undefined ? {} : { code }) });
}

const hunting = { ...silent, needsActivation: true, isOncePerEvent: true, isInPromotions: true, prize };

/** One campaign of each kind, on for a week. */
export const campaigns: readonly NewCampaign[] = [
  campaign({
    key: "Weekend boost",
    type: "comboboost",
    terms: {
      ...silent,
      currency: null,
      usesCount: null,
      onlyVerified: false,
      ranges: [{ minCount: 2, maxCount: null, bonusOdds: 1050 }],
    },
  }),
  freebetCampaign("All of it", "all_win"),
  freebetCampaign("Winnings only", "only_win"),
  freebetCampaign("Insured bet", "no_risk"),
  freebetCampaign("Code gift", "all_win", "KICKOFF"),
  campaign({
    key: "Freebet every two",
    type: "amb",
    terms: { ...silent, minStake: 1_500, minOdds: 1_500, ranges: [{ numberOfBets: 2, numberOfFreebets: 1, amount: 150 }], prize },
  }),
  campaign({ key: "Big hunt", type: "hunting", terms: { ...hunting, ranges: [{ points: 2, share: 250 }], maxAmount: 900 } }),
  campaign({
    key: "Sunday cup",
    type: "tournament",
    validTo: new Date(Date.parse(begin) + dayMs),
    terms: { ...hunting, ranges: [], maxAmount: 0, initialPool: 1_000, contribution: 100, shares: [500, 300] },
  }),
  campaign({
    key: "Treasure box",
    type: "lootbox",
    terms: {
      ...silent,
      needsActivation: true,
      betsNeeded: 1,
      gift: { amount: 200, freebet: freebetTerms("all_win", { boostData: [1100, 1250, 1500], isBoostRequired: true }), hoursToUse: 48 },
    },
  }),
];

/** A jackpot that drops with the first stake of EUR 20. */
export const jackpots: readonly NewJackpot[] = [
  {
    key: "pot",
    names: { en: "Golden pot" },
    currency: "EUR",
    contribution: 1_000,
    minStake: 2_000n,
    minOdds: 1_500,
    // Two euros of a stake of twenty go in: it drops at once.
    levels: [{ code: "mini", names: { en: "Mini" }, share: 1_000, seed: 100n, dropBefore: 101n }],
  },
];
