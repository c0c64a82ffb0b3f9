import { parseEntitySlug } from "@touchline/domain";
import type { Match, Store } from "@touchline/store";
import { useEffect } from "react";
import { useStore } from "../../../elements/store.ts";
import { type Goal, playGoal } from "./play-goal.ts";

type MomentsPage = Pick<Store, "entities" | "ports">;

const findEveryMs = 2_000;
/** Every element of the page that represents a match: a link to it, or the match page itself. */
const placeSelector = ".mr, .tile, [data-match]";

function matchIdOf(place: HTMLElement): string | null {
  const own = place.dataset["match"];
  if (own !== undefined) return own;
  const link = place.querySelector<HTMLAnchorElement>("a.tms, a.block");
  return link === null ? null : (parseEntitySlug(link.pathname.split("/").at(-1) ?? "")?.id ?? null);
}

function placesById(root: ParentNode): ReadonlyMap<string, readonly HTMLElement[]> {
  const found = new Map<string, HTMLElement[]>();
  for (const place of root.querySelectorAll<HTMLElement>(placeSelector)) {
    const id = matchIdOf(place);
    if (id !== null) found.set(id, [...(found.get(id) ?? []), place]);
  }
  return found;
}

/** The side that has scored between two states of a match; null for corrections and for sports with frequent scores. */
export function scorerOf(before: Match | undefined, now: Match | undefined): "home" | "away" | null {
  const [old, score] = [before?.scoreboard?.score, now?.scoreboard?.score];
  if (old == null || score == null || now?.status !== "live" || !/soccer|hockey/u.test(now.league.sport.key)) return null;
  const [home, away] = [score.home - old.home, score.away - old.away];
  if (home === 1 && away === 0) return "home";
  return home === 0 && away === 1 ? "away" : null;
}

/** Animates goals of the matches on the page until the returned function is called. */
export function watchGoals(
  { entities, ports: { time } }: MomentsPage,
  { root, play = playGoal }: { readonly root: ParentNode; readonly play?: (goal: Goal) => void },
): () => void {
  const followed = new Map<string, () => void>();
  const known = new Map<string, Match>();

  function follow(id: string): () => void {
    const first = entities.match(id);
    if (first !== undefined) known.set(id, first);
    return entities.subscribeMatch(id, () => {
      const [before, match] = [known.get(id), entities.match(id)];
      const side = scorerOf(before, match);
      if (match !== undefined) known.set(id, match);
      const places = placesById(root).get(id);
      if (side !== null && match !== undefined && places !== undefined)
        play({ match, side, before: before?.scoreboard?.score?.[side] ?? 0, places });
    });
  }

  function findMatches(): void {
    const shown = new Set(placesById(root).keys());
    for (const [id, stop] of followed) {
      if (shown.has(id)) continue;
      stop();
      followed.delete(id);
      known.delete(id);
    }
    for (const id of shown) if (!followed.has(id) && entities.match(id)?.status === "live") followed.set(id, follow(id));
    cancel = time.after(findEveryMs, findMatches);
  }

  let cancel = time.after(0, findMatches);
  return () => {
    cancel();
    for (const stop of followed.values()) stop();
  };
}

/** Animates goals of the matches on the page, without sound. */
export function useGoalMoments(): void {
  const store = useStore();
  useEffect(() => watchGoals(store, { root: document }), [store]);
}
