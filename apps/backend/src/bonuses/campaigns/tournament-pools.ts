import { localeToChannel } from "@touchline/domain";
import type { RealtimePublisher } from "../../platform/realtime-publisher.ts";
import { currencyFacts } from "../../wallet/currency-facts.ts";
import type { Campaign } from "./terms.ts";

/** The whole pool of a tournament now, minor units. */
export function poolOf(campaign: Campaign & { readonly type: "tournament" }): bigint {
  return BigInt(campaign.terms.initialPool) + campaign.pool;
}

/** Publishes pools that changed since the last look, on the public channels. */
export function poolChanges(options: {
  readonly publisher: Pick<RealtimePublisher, "publish">;
  readonly locales: readonly string[];
}): (campaigns: readonly Campaign[]) => void {
  const known = new Map<bigint, bigint>();
  return (campaigns) => {
    for (const campaign of campaigns) {
      if (campaign.type !== "tournament") continue;
      const pool = poolOf(campaign);
      const before = known.get(campaign.id);
      known.set(campaign.id, pool);
      if (before === undefined || before === pool) continue;
      const currency = campaign.terms.currency ?? "EUR";
      const data = { id: Number(campaign.id), pool_amount: Number(pool), currency, subunits: currencyFacts(currency)?.subunits ?? 100 };
      for (const locale of new Set(options.locales.map(localeToChannel)))
        options.publisher.publish(`public:${locale}`, { event: "tournament_pool_changed", sent_at: Date.now(), data });
    }
  };
}
