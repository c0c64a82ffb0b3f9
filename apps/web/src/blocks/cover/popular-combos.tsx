import type { ShownBlockOf } from "@touchline/contract/site/site-block";
import type { Store } from "@touchline/store";
import { popularCombosOf, type ShownCombo } from "@touchline/store/popular-combos";
import type { ReactNode } from "react";
import { ComboChain } from "../../elements/betting/combo-chain.tsx";
import { type ComboLeg, comboMatches, usePopularCombo } from "../../elements/betting/popular-combo.ts";
import { ListFailed, ListSkeleton } from "../../elements/empty-states.tsx";
import { Island } from "../../elements/rendering/island.tsx";
import { matchName, matchPath } from "../../elements/matches/match.ts";
import { TeamMark } from "../../elements/matches/team-mark.tsx";
import { useResource, useStore } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import type { BlockDefinition, BlockProps } from "../block.ts";
import { BlockSection, PreviewNote } from "../block-frame.tsx";
import "../../styles/situations.css";

const defaultLimit = 3;

function LegLine({ leg: { match, selection, side } }: { readonly leg: ComboLeg }): ReactNode {
  const team = match[side ?? "home"];
  const other = match[side === "away" ? "home" : "away"];
  return (
    <li>
      {team === null ? null : <TeamMark team={team} sportKey={match.league.sport.key} size={20} />}
      <PageLink to={matchPath(match)} className="min-w-0">
        <b>
          <bdi>{selection.outcomeName}</bdi>
        </b>{" "}
        <span className="text-12 text-mid">
          {side === null ? null : "– "}
          <bdi>{side === null ? matchName(match) : other?.commonName}</bdi>
        </span>
      </PageLink>
    </li>
  );
}

function ComboCard({ combo }: { readonly combo: ShownCombo }): ReactNode {
  const t = useText();
  const current = usePopularCombo(combo);
  if (current === null) return null;
  const { legs, chain, total, isOn, toggle } = current;
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
        <ComboChain size={28} legs={chain} />
        <button type="button" className="combo-add" aria-pressed={isOn} onClick={toggle}>
          {t(isOn ? "combos.onSlip" : "combos.add")} <b className="n">{total}</b>
        </button>
      </footer>
    </article>
  );
}

/** About the height of a card. */
const cardPx = 200;

function Combos({ combos }: { readonly combos: readonly ShownCombo[] }): ReactNode {
  const { listings } = useStore();
  const { data, isError, refetch } = useResource(listings.matches(comboMatches(combos)));
  if (data === undefined) return isError ? <ListFailed onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />;
  return (
    <div className="combo-cards">
      {combos.map((combo) => (
        <Island key={JSON.stringify(combo.legs)} heightPx={cardPx}>
          <ComboCard combo={combo} />
        </Island>
      ))}
    </div>
  );
}

/** Combos of open matches, each with a button that adds all its selections to the slip. */
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
