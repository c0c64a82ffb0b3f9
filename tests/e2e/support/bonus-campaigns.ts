import type { NewCampaign } from "../../../apps/backend/src/bonuses/campaigns/campaigns.ts";
import type { NewJackpot } from "../../../apps/backend/src/bonuses/read-jackpots.ts";
import { campaign as campaignOf, freebetTerms, openTerms } from "../../../apps/backend/tests/support/bonuses.ts";

const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
/** The start of product time on the site with these campaigns. */
export const siteStart = "2026-11-22T10:00:00Z";
const defaultTerms = { ...openTerms, isAnnounced: false } as const;
const prize = { freebet: freebetTerms("only_win"), hoursToUse: 24 };

type CampaignOptions = Parameters<typeof campaignOf>[0];

/** Runs for a week from the site's start unless the options say otherwise. */
function campaign(options: CampaignOptions): NewCampaign {
  const from = Date.parse(siteStart);
  return campaignOf({ validFrom: new Date(from - hourMs), validTo: new Date(from + 7 * dayMs), ...options });
}

function freebetCampaign(key: string, freebetType: Parameters<typeof freebetTerms>[0], code?: string): NewCampaign {
  const gift = { amount: 500, freebet: freebetTerms(freebetType), hoursToUse: 48 };
  const terms = { ...defaultTerms, needsActivation: code === undefined, gift, ...(code === undefined ? {} : { triggerKey: "code" as const }) };
  return campaign({ key, type: "freebet", terms, ...(code === undefined ? {} : { code }) });
}

const huntingTerms = { ...defaultTerms, needsActivation: true, isOncePerEvent: true, isInPromotions: true, prize };

/** One campaign of each type, active for a week. */
export const campaigns: readonly NewCampaign[] = [
  campaign({
    key: "Weekend boost",
    type: "comboboost",
    terms: {
      ...defaultTerms,
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
    terms: { ...defaultTerms, minStake: 1_500, minOdds: 1_500, ranges: [{ numberOfBets: 2, numberOfFreebets: 1, amount: 150 }], prize },
  }),
  campaign({ key: "Big hunt", type: "hunting", terms: { ...huntingTerms, ranges: [{ points: 2, share: 250 }], maxAmount: 900 } }),
  campaign({
    key: "Sunday cup",
    type: "tournament",
    validTo: new Date(Date.parse(siteStart) + dayMs),
    terms: { ...huntingTerms, ranges: [], maxAmount: 0, initialPool: 1_000, contribution: 100, shares: [500, 300] },
  }),
  campaign({
    key: "Treasure box",
    type: "lootbox",
    terms: {
      ...defaultTerms,
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
    // EUR 2 of the stake go into the pot, which is enough to drop it.
    levels: [{ code: "mini", names: { en: "Mini" }, share: 1_000, seed: 100n, dropBefore: 101n }],
  },
];
