import { openChest, refreshBonuses, type Bonus } from "@touchline/store/bonuses";
import { useState, type ReactNode } from "react";
import { useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { useBonusFormats } from "./bonus-text.ts";
import { ChestPicture } from "./bonus-pictures.tsx";

/** Text sizes of a small, a medium and a large boost. */
const sizes = ["text-16", "text-18", "text-22"] as const;
const places = [1, 2, 3] as const;

interface ChestsProps {
  readonly bonus: Bonus;
  /** Shows the chests already opened, for the gallery. */
  readonly opened?: { readonly place: number; readonly chests: readonly number[] };
}

/** Three chests, of which the player opens one. Its boost is applied to the freebet, and then all show their content. */
export function Chests({ bonus, opened }: ChestsProps): ReactNode {
  const t = useText();
  const store = useStore();
  const formats = useBonusFormats();
  const [found, setFound] = useState(opened ?? null);
  const [state, setState] = useState<"closed" | "opening" | "failed">("closed");
  async function open(place: number): Promise<void> {
    if (state === "opening") return;
    setState("opening");
    const answer = await openChest(store, { id: bonus.id, place });
    if (answer.ok) setFound({ place, chests: answer.value.chests });
    setState(answer.ok ? "closed" : "failed");
    void refreshBonuses(store);
  }
  const won = found === null ? undefined : found.chests[found.place - 1];
  return (
    <div className="grid gap-3">
      <div role="group" aria-label={t("bonus.chest.title")} className="grid grid-cols-3 gap-2">
        {places.map((place) => (
          <Chest key={place} place={place} found={found} isBusy={state === "opening"} onOpen={() => void open(place)} />
        ))}
      </div>
      <p role="status" className="text-center text-mid">
        {won === undefined
          ? t(state === "failed" ? "bonus.chest.failed" : "bonus.chest.choose")
          : t("bonus.chest.won", { percent: formats.percent(won - 1000) })}
      </p>
    </div>
  );
}

interface ChestProps {
  readonly place: number;
  readonly found: { readonly place: number; readonly chests: readonly number[] } | null;
  readonly isBusy: boolean;
  onOpen(): void;
}

function Chest({ place, found, isBusy, onOpen }: ChestProps): ReactNode {
  const t = useText();
  const formats = useBonusFormats();
  const held = found?.chests[place - 1];
  const isChosen = found?.place === place;
  if (found === null || held === undefined) {
    return (
      <button
        type="button"
        disabled={isBusy}
        aria-label={t("bonus.chest.open", { place })}
        className="grid min-h-24 place-items-center rounded-3 bg-cell text-mid hover:bg-raise hover:text-hi"
        onClick={onOpen}
      >
        <ChestPicture state={{ type: "closed" }} className="h-14 w-20" />
      </button>
    );
  }
  const size = sizeOf(found.chests, held);
  return (
    <div
      className={`grid content-start justify-items-center gap-1 rounded-3 p-2 text-center ${isChosen ? "bg-cell" : "bg-raise text-low"}`}
    >
      <ChestPicture state={{ type: "open", size, isWon: isChosen }} className="h-14 w-20" />
      <b className={`n ${sizes[size]} ${isChosen ? "text-accent-t" : ""}`}>
        <bdi>{formats.percent(held - 1000, "signed")}</bdi>
      </b>
      <span className="text-12">{t(isChosen ? "bonus.chest.yours" : "bonus.chest.other")}</span>
    </div>
  );
}

/** The rank of a boost among those of the chests. */
function sizeOf(chests: readonly number[], held: number): 0 | 1 | 2 {
  const place = [...new Set(chests)].toSorted((left, right) => left - right).indexOf(held);
  return place === 2 ? 2 : place === 1 ? 1 : 0;
}
