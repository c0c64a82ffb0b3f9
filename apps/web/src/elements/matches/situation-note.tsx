import type { Match, Store } from "@touchline/store";
import { type ShownSituation, situationsOf } from "@touchline/store/situations";
import { type ReactNode, useCallback, useEffect, useSyncExternalStore } from "react";
import { useText } from "../../messages/use-text.ts";
import { useResource, useStore } from "../store.ts";
import { hasShownClock, phaseText } from "./match-clock.tsx";
import "../../styles/time-groups.css";

const readAgainMs = 15_000;
const drawnByStore = new WeakMap<Store, readonly ShownSituation[]>();

/** The data of the page's first render. An island that hydrates later must start with it, even if newer data has arrived. */
function drawnSituations(store: Store): readonly ShownSituation[] {
  const drawn = drawnByStore.get(store) ?? store.queries.peek(situationsOf(store)) ?? [];
  drawnByStore.set(store, drawn);
  return drawn;
}

/** The situations of live matches, refetched every 15 seconds. */
export function useFreshSituations(): readonly ShownSituation[] {
  const store = useStore();
  const { queries, ports } = store;
  const { data, dataUpdatedAt } = useResource(situationsOf(store));
  drawnSituations(store);
  useEffect(
    () => ports.time.after(readAgainMs, () => void queries.client.invalidateQueries({ queryKey: ["situations"] })),
    [ports, queries, dataUpdatedAt],
  );
  return data ?? [];
}

/** The situation of a match, if the list around it loads situations. */
function useSituation(id: string): ShownSituation | undefined {
  const store = useStore();
  const { queries } = store;
  const subscribe = useCallback(
    (listener: () => void) =>
      queries.client.getQueryCache().subscribe(({ type, query }) => {
        if (type === "updated" && query.queryKey[0] === "situations") listener();
      }),
    [queries],
  );
  const find = (situations: readonly ShownSituation[] | undefined) => situations?.find(({ matchId }) => matchId === id);
  return useSyncExternalStore(
    subscribe,
    () => find(queries.peek(situationsOf(store))),
    () => find(drawnSituations(store)),
  );
}

/** The note below the teams of a match: its situation, else its phase if the clock does not name it. */
function SituationNote({ match: { id, scoreboard }, hasPhase }: { readonly match: Match; readonly hasPhase: boolean }): ReactNode {
  const t = useText();
  const { kind = null, title = null, detail = null } = useSituation(id) ?? {};
  const phase = hasPhase && hasShownClock(scoreboard) ? phaseText(scoreboard, t) : null;
  // The title of the situation `late` is the minute, which the clock shows already.
  const parts = kind === null || kind === "late" ? [detail ?? phase] : [title, detail];
  return <bdi className="row-note">{scoreboard?.pause?.name ?? parts.filter((part) => part !== null).join(" · ")}</bdi>;
}

/** Shows the situation of a live match below its teams. The line keeps its space without a situation, so that rows do not move. */
export function situationNote(match: Match, { hasPhase = true }: { readonly hasPhase?: boolean } = {}): ReactNode {
  return match.status === "live" || match.status === "stopped" ? <SituationNote match={match} hasPhase={hasPhase} /> : null;
}
