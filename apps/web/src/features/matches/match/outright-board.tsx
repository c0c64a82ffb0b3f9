import { bookSum, formatPercent, impliedChance, type Market, type Outcome } from "@touchline/domain";
import type { Match } from "@touchline/store";
import { EmptyState, Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { EmptyWithLink } from "../../../elements/empty-states.tsx";
import { OddsButton } from "../../../elements/markets/odds-button.tsx";
import { specifierValue } from "../../../elements/markets/outcome-label.ts";
import { isOver, leaguePath } from "../../../elements/matches/match.ts";
import { useMarket, useMarketKeys, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";

/** How many entrants of a market win: one, or the places that its line names. */
function winnerCount({ specifier }: Market): number {
  return Number(specifierValue(specifier, "winners") ?? 1);
}

/** The market of an outright event: its winners once it is settled, and all entrants by price. */
export function OutrightBoard({ match, isLoading }: { readonly match: Match; readonly isLoading: boolean }): ReactNode {
  const t = useText();
  const market = useMarket(useMarketKeys(match.id)[0] ?? null);
  if (market === undefined)
    return isLoading ? (
      <Skeleton lines={8} className="h-11" />
    ) : (
      <EmptyState icon="lock" title={t("match.noMarkets")}>
        {t("match.noMarketsText")}
      </EmptyState>
    );
  return isOver(match) ? <OutrightWinners match={match} market={market} /> : <Entrants market={market} />;
}

function OutrightWinners({ match, market }: { readonly match: Match; readonly market: Market }): ReactNode {
  const t = useText();
  const winners = market.outcomes.filter(({ result }) => result === "win_entire");
  return (
    <EmptyWithLink
      icon="trophy"
      title={winners.length === 1 ? t("tracker.won", { team: winners[0]?.name ?? "" }) : winners.map(({ name }) => name).join(", ")}
      to={leaguePath(match.league)}
      label={t("match.toLeague", { league: match.league.name })}
      tone="quiet"
    >
      {winners.length === 0 ? t("tracker.betsVoid") : market.name}
    </EmptyWithLink>
  );
}

function Entrants({ market }: { readonly market: Market }): ReactNode {
  const t = useText();
  const { locale } = useStore();
  const winners = winnerCount(market);
  const entrants = market.outcomes.filter(({ odds }) => odds !== null).toSorted((left, right) => Number(left.odds) - Number(right.odds));
  const prices = entrants.flatMap(({ odds }) => odds ?? []);
  const terms = [
    ...(winners > 1 ? [t("outright.winners", { count: winners })] : []),
    t("outright.book", { percent: formatPercent(Math.round(bookSum(prices, winners) / 10) * 10, locale) }),
  ];
  return (
    <section aria-label={market.name} className="pb-6">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-(--gutter) pt-3 pb-2">
        <h2 className="text-16 font-[650]">
          <bdi>{market.name}</bdi>
        </h2>
        <span className="text-12 text-mid">{terms.join(" · ")}</span>
      </header>
      <table className="w-full border-collapse text-14">
        <caption className="sr">{market.name}</caption>
        <thead>
          <tr className="border-y border-line bg-raise text-12 text-mid">
            <th scope="col" className="h-8.5 px-(--gutter) text-start font-medium">
              {t("outright.entrant")}
            </th>
            <th scope="col" className="w-20 px-2 text-end font-medium">
              {t("outright.chance")}
            </th>
            <th scope="col" className="w-36 px-(--gutter) text-end font-medium">
              {t("outright.odds")}
            </th>
          </tr>
        </thead>
        <tbody>
          {entrants.map((outcome) => (
            <Entrant key={outcome.id} market={market} outcome={outcome} chance={chanceText(outcome, { prices, winners, locale })} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface Book {
  readonly prices: Parameters<typeof bookSum>[0];
  readonly winners: number;
  readonly locale: string;
}

/** Whole percent; below one percent with one decimal. */
function chanceText({ odds }: Outcome, { prices, winners, locale }: Book): string {
  const chance = odds === null ? 0 : impliedChance(odds, prices, winners);
  return formatPercent(chance < 10 ? chance : Math.round(chance / 10) * 10, locale);
}

function Entrant({ market, outcome, chance }: { readonly market: Market; readonly outcome: Outcome; readonly chance: string }): ReactNode {
  return (
    <tr className="border-b border-line">
      <th scope="row" className="px-(--gutter) py-1 text-start font-[570]">
        <bdi>{outcome.name}</bdi>
      </th>
      <td className="n px-2 text-end text-mid">
        <bdi>{chance}</bdi>
      </td>
      <td className="px-(--gutter) py-1">
        <div className="entrant">
          <OddsButton market={market} outcome={outcome} isExact isTabStop />
        </div>
      </td>
    </tr>
  );
}
