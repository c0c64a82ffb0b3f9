import type { Match } from "@touchline/store";
import { moveFocusByKey } from "@touchline/ui";
import type { ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import { matchPath } from "./match-path.ts";
import { OddsButton } from "../odds/odds-button.tsx";
import { useDayFormat } from "../time/use-day-format.ts";
import { useMarket } from "../markets/use-market.ts";

const shownFavourites = 4;

/** An outright event of a list: its name, when it ends, and the favourites. */
export function OutrightRow({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const format = useDayFormat();
  const market = useMarket(match.mainMarketKey);
  const path = matchPath(match);
  const favourites = (market?.outcomes ?? [])
    .filter(({ odds }) => odds !== null)
    .toSorted((left, right) => Number(left.odds) - Number(right.odds))
    .slice(0, shownFavourites);
  return (
    <div className="relative border-t border-line px-[var(--gutter)] py-3 first-of-type:border-t-0">
      <div className="mb-2 flex items-baseline gap-3">
        <PageLink to={path} className="min-w-0 text-14 font-semibold hover:underline">
          <bdi className="block truncate">{match.name}</bdi>
        </PageLink>
        <span className="text-12 text-mid">{format.day(match.startsAtMs)}</span>
        <span className="flex-1" />
        <PageLink to={path} className="text-12 text-mid hover:text-hi">
          {t("match.choices", { count: market?.outcomes.length ?? 0 })}
        </PageLink>
      </div>
      {market === undefined ? null : (
        <div className="cells" data-width="wide" role="group" aria-label={market.name} onKeyDown={moveFocusByKey}>
          {favourites.map((outcome, index) => (
            <OddsButton key={outcome.id} market={market} outcome={outcome} label={outcome.name} isTabStop={index === 0} />
          ))}
        </div>
      )}
    </div>
  );
}
