import type { ShownBlockOf } from "@touchline/contract/site/site-block";
import {
  createSelection,
  fairChance,
  formatTotalOdds,
  isOutcomeBettable,
  marketKey,
  multiplyOdds,
  slipSelections,
  type SlipSelection,
} from "@touchline/domain";
import { type Match, type MatchFilter, matchToSelectionMatch, type Store } from "@touchline/store";
import { popularCombosOf, type ShownCombo } from "@touchline/store/popular-combos";
import { type ReactNode, useSyncExternalStore } from "react";
import { ComboChain } from "../../elements/betting/combo-chain.tsx";
import { ListFailed, ListSkeleton } from "../../elements/empty-states.tsx";
import { Island } from "../../elements/rendering/island.tsx";
import { matchName, matchPath } from "../../elements/matches/match.ts";
import { TeamMark } from "../../elements/matches/team-mark.tsx";
import { useMarket, usePreferences, useResource, useStore } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import type { BlockDefinition, BlockProps } from "../block.ts";
import { BlockSection, PreviewNote } from "../block-frame.tsx";
import "../../styles/situations.css";

const defaultLimit = 3;

/** The matches of all combos, in one request. */
function comboMatches(combos: readonly ShownCombo[]): MatchFilter {
  const ids = [...new Set(combos.flatMap(({ legs }) => legs.map(({ matchId }) => matchId)))];
  return { state: "bettable", ids, limit: Math.max(1, ids.length) };
}

interface ComboLeg {
  readonly match: Match;
  readonly selection: SlipSelection;
  /** The side that must win; null for other selections. */
  readonly side: "home" | "away" | null;
  /** Without the margin, thousandths. */
  readonly chance: number | null;
}

const sideOf: Readonly<Record<string, "home" | "away">> = { "1": "home", "4": "home", "3": "away", "5": "away" };

/** The legs at their current odds; null when one of them takes no bets. */
function currentLegs({ entities, clock }: Store, { legs }: ShownCombo): readonly ComboLeg[] | null {
  const found = legs.flatMap((leg): readonly ComboLeg[] => {
    const match = entities.match(leg.matchId);
    const market = entities.market(marketKey({ id: leg.marketId, matchId: leg.matchId, specifier: leg.specifier }));
    const outcome = market?.outcomes.find(({ id }) => id === leg.outcomeId);
    if (match === undefined || market === undefined || outcome === undefined || !isOutcomeBettable(market, outcome, clock.now())) return [];
    const selection = createSelection(matchToSelectionMatch(match), market, outcome);
    const side = market.specifier === "" ? (sideOf[outcome.externalId] ?? null) : null;
    return selection === null ? [] : [{ match, selection, side, chance: fairChance(market, outcome.id) }];
  });
  return found.length === legs.length && found.length > 1 ? found : null;
}

function LegLine({ leg: { match, selection, side } }: { readonly leg: ComboLeg }): ReactNode {
  const team = match[side ?? "home"];
  const other = match[side === "away" ? "home" : "away"];
  // The row follows the odds of its line.
  useMarket(match.mainMarketKey);
  return (
    <li>
      {team === null ? null : <TeamMark team={team} sportKey={match.league.sport.key} size={20} />}
      <PageLink to={matchPath(match)} className="min-w-0">
        <b>
          <bdi>{selection.outcomeName}</bdi>
        </b>{" "}
        <bdi className="text-12 text-mid">{side === null ? matchName(match) : `– ${other?.commonName ?? ""}`}</bdi>
      </PageLink>
    </li>
  );
}

function useIsOnSlip(ids: readonly string[]): boolean {
  const { slip } = useStore();
  const read = (): boolean => {
    const present = slipSelections(slip.getState().slip);
    return ids.length > 0 && ids.every((id) => present.some((selection) => selection.id === id));
  };
  return useSyncExternalStore(slip.subscribe, read, () => false);
}

function ComboCard({ combo }: { readonly combo: ShownCombo }): ReactNode {
  const t = useText();
  const store = useStore();
  const { oddsFormat } = usePreferences();
  const legs = currentLegs(store, combo);
  const isOn = useIsOnSlip(legs?.map(({ selection }) => selection.id) ?? []);
  if (legs === null) return null;
  const total = formatTotalOdds(multiplyOdds(legs.map(({ selection }) => selection.odds)), oddsFormat);
  const add = (): void => {
    const present = new Set(slipSelections(store.slip.getState().slip).map(({ id }) => id));
    for (const { selection } of legs) if (isOn || !present.has(selection.id)) store.slip.dispatch({ type: "selectionToggled", selection });
  };
  const title = t(`combos.${combo.kind}`);
  return (
    <article className="combo-card" aria-label={title}>
      <header>
        <h3>{title}</h3>
        {combo.bets === null ? null : <span className="text-12 text-mid">{t("combos.bets", { count: String(combo.bets) })}</span>}
      </header>
      <ul>
        {legs.map((leg) => (
          <LegLine key={leg.selection.id} leg={leg} />
        ))}
      </ul>
      <footer>
        <ComboChain size={28} legs={legs.map(({ selection, chance }) => ({ chance, state: "open", label: selection.outcomeName }))} />
        <button type="button" className="combo-add" aria-pressed={isOn} onClick={add}>
          {t(isOn ? "combos.onSlip" : "combos.add")} <b className="n">{total}</b>
        </button>
      </footer>
    </article>
  );
}

function Combos({ combos }: { readonly combos: readonly ShownCombo[] }): ReactNode {
  const { listings } = useStore();
  const { data, isError, refetch } = useResource(listings.matches(comboMatches(combos)));
  if (data === undefined) return isError ? <ListFailed onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />;
  return (
    <div className="combo-cards">
      {combos.map((combo) => (
        <Island key={JSON.stringify(combo.legs)}>
          <ComboCard combo={combo} />
        </Island>
      ))}
    </div>
  );
}

/** Combos of open matches, each added to the slip at once. */
function PopularCombos({ block }: BlockProps<"popular_combos">): ReactNode {
  const t = useText();
  const { data, isError, refetch } = useResource(popularCombosOf(useStore()));
  const combos = data?.slice(0, block.limit ?? defaultLimit);
  if (combos?.length === 0) return <PreviewNote type="popular_combos">Too few matches are open for combos.</PreviewNote>;
  return (
    <BlockSection className="combos" heading={block.heading ?? t("combos.title")}>
      {combos !== undefined ? (
        <Combos combos={combos} />
      ) : isError ? (
        <ListFailed onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={3} />
      )}
    </BlockSection>
  );
}

async function loadCombos(store: Store, block: ShownBlockOf<"popular_combos">): Promise<unknown> {
  const combos = (await store.queries.load(popularCombosOf(store))).slice(0, block.limit ?? defaultLimit);
  return combos.length === 0 ? null : store.queries.load(store.listings.matches(comboMatches(combos)));
}

export const definition: BlockDefinition<"popular_combos"> = { Component: PopularCombos, loadData: loadCombos };
