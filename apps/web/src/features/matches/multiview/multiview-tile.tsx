import { marketKey } from "@touchline/domain";
import type { Match } from "@touchline/store";
import { Button, Icon, Skeleton } from "@touchline/ui";
import { useMemo, type ReactNode } from "react";
import { ClockLine } from "../../../elements/scoreboard/clock-line.tsx";
import { MarketPlate } from "../../../elements/markets/market-plate.tsx";
import { matchPath } from "../../../elements/matches/match-path.ts";
import { isOver } from "../../../elements/matches/is-over.ts";
import { TileSide } from "../../../elements/matches/tile-side.tsx";
import { plateLabel } from "../../../elements/markets/outcome-label.ts";
import { useMarket, useMarketKeys } from "../../../elements/markets/use-market.ts";
import { useResource, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { pickLines } from "./pick-lines.ts";

/** Markets that a tile has room for. */
const shownMarkets = 3;

interface MultiviewTileProps {
  readonly match: Match;
  onRemove(): void;
}

/** A match among several: time, score, its first markets, and the way to all of them; an ended one says so. */
export function MultiviewTile({ match, onRemove }: MultiviewTileProps): ReactNode {
  const t = useText();
  const { scoreboard, status } = match;
  return (
    <div className="grid flex-1 content-start gap-2 px-3 pb-3">
      {scoreboard === null ? null : <ClockLine progress={scoreboard.progress} breaks={scoreboard.breaks} isRunning={status === "live"} />}
      <PageLink to={matchPath(match)} className="block">
        <TileSide match={match} side="home" />
        <TileSide match={match} side="away" />
      </PageLink>
      {isOver(match) ? (
        <div className="grid justify-items-start gap-3 py-3">
          <p className="text-mid">{t("live.multiEnded")}</p>
          <Button onClick={onRemove}>{t("live.multiReplace")}</Button>
        </div>
      ) : (
        <Lines match={match} />
      )}
    </div>
  );
}

/** The first lines of a match; the room for them is kept while they are read. */
function Lines({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const { listings, entities } = useStore();
  const { isPending } = useResource(listings.markets(match.id));
  const keys = useMarketKeys(match.id);
  const lines = useMemo(() => pickLines(keys.flatMap((key) => entities.market(key) ?? [])).slice(0, shownMarkets), [keys, entities]);
  if (lines.length === 0)
    return isPending ? <Skeleton lines={shownMarkets} className="h-14" /> : <p className="py-3 text-mid">{t("match.noMarkets")}</p>;
  return (
    <>
      <div className="grid min-h-48 content-start gap-2">
        {lines.map((line) => (
          <Line key={marketKey(line)} lineKey={marketKey(line)} match={match} />
        ))}
      </div>
      <PageLink to={matchPath(match)} className="flex min-h-11 items-center justify-end gap-1 font-semibold text-mid hover:text-hi">
        {t("live.multiMarkets")} <bdi className="cnt">{match.marketCount}</bdi> <Icon name="chevron-right" size={16} mirrored />
      </PageLink>
    </>
  );
}

function Line({ lineKey, match }: { readonly lineKey: string; readonly match: Match }): ReactNode {
  const market = useMarket(lineKey);
  if (market === undefined) return null;
  return (
    <div>
      <bdi className="block truncate pb-1 text-12 text-mid">{market.name}</bdi>
      <MarketPlate market={market} outcomesCount={market.outcomes.length} label={(line, outcome) => plateLabel(line, outcome, match)} />
    </div>
  );
}
