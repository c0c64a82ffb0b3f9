import type { MatchFilter } from "@touchline/store";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { matchName } from "../../../elements/matches/match-name.ts";
import { useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { useNavigation } from "../../../navigation/navigation-context.ts";
import { MatchChoices } from "./match-choices.tsx";
import { mostMultiview, moveMatch, multiviewAddress } from "./multiview-choice.ts";
import { MultiviewMatch } from "./multiview-match.tsx";

interface MultiviewProps {
  /** Ids of the matches shown, in their order. */
  readonly chosen: readonly string[];
  /** What may be chosen from. */
  readonly offered: MatchFilter;
}

interface Move {
  readonly id: string;
  readonly step: 1 | -1;
}

/** Up to four matches in play side by side, with one slip; the address keeps which and in what order. */
export function Multiview({ chosen, offered }: MultiviewProps): ReactNode {
  const t = useText();
  const navigation = useNavigation();
  const { entities } = useStore();
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef<Move | null>(null);
  const [said, setSaid] = useState("");
  const show = (ids: readonly string[]): void => void navigation.go(multiviewAddress(ids), { isReplacing: true });
  const move = ({ id, step }: Move): void => {
    const next = moveMatch(chosen, id, step);
    if (next === chosen) return;
    moved.current = { id, step };
    const match = entities.match(id);
    setSaid(t("live.multiMoved", { name: match === undefined ? id : matchName(match), place: next.indexOf(id) + 1, count: next.length }));
    show(next);
  };
  // A tile that was put elsewhere in the page has lost the focus of its button.
  useLayoutEffect(() => {
    if (moved.current === null) return;
    const { id, step } = moved.current;
    moved.current = null;
    grid.current?.querySelector<HTMLElement>(`[data-multiview="${id}"] [data-step="${step}"]`)?.focus();
  }, [chosen]);
  return (
    <>
      <output className="sr">{said}</output>
      <div className="grid gap-3 pb-4 @min-[640px]/content:grid-cols-2 @min-[640px]/content:px-(--gutter)">
        <div
          ref={grid}
          className="strip py-0.5 auto-cols-[88%] snap-x snap-mandatory scroll-px-(--gutter) grid-flow-col gap-3 px-(--gutter) @max-[639px]/content:grid @min-[640px]/content:contents"
        >
          {chosen.map((id, place) => (
            <MultiviewMatch
              key={id}
              matchId={id}
              place={place}
              count={chosen.length}
              onMove={(step) => move({ id, step })}
              onRemove={() => show(chosen.filter((one) => one !== id))}
            />
          ))}
        </div>
        {chosen.length < mostMultiview ? (
          <MatchChoices
            filter={offered}
            chosen={chosen}
            onToggle={(id) => show(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
          />
        ) : null}
      </div>
    </>
  );
}
