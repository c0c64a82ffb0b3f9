import { Icon, IconButton } from "@touchline/ui";
import { useLayoutEffect, type ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { TrackedLeg } from "./tracked-leg.tsx";
import { useTracker, type Tracker } from "./use-tracker.ts";
import "../../../../styles/late.css";

interface BetTrackerProps {
  /** A bar above the phone's tab bar, or a section at the foot of the slip's column. */
  readonly layout: "bar" | "panel";
}

/** The legs of open bets as they stand, pinned while one browses; nothing while there are none. */
export function BetTracker({ layout }: BetTrackerProps): ReactNode {
  const tracker = useTracker();
  if (tracker.legs.length === 0) return null;
  return layout === "bar" ? <TrackerBar tracker={tracker} /> : <TrackerPanel tracker={tracker} />;
}

/** Tells the document that the bar stands at its foot; a mark and no `:has()`, which would be looked up at every change of a price. */
function useRoomForBar(isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    const { dataset } = document.documentElement;
    dataset["tracker"] = "";
    return () => void delete dataset["tracker"];
  }, [isShown]);
}

function TrackerBar({ tracker: { legs, count, isFolded, fold } }: { readonly tracker: Tracker }): ReactNode {
  const t = useText();
  useRoomForBar(!isFolded);
  if (isFolded) {
    return (
      <button
        type="button"
        className="tracker-pill flex h-11 items-center gap-1.5 rounded-full bg-raise px-3.5 font-[640] shadow-2 print:hidden"
        aria-expanded={false}
        aria-label={t("tracker.unfold", { count: count.bets, live: count.inPlay })}
        onClick={() => fold(false)}
      >
        <Icon name={count.inPlay > 0 ? "live" : "clock"} size={16} className={count.inPlay > 0 ? "text-live" : "text-mid"} />
        <span className="n">{count.bets}</span>
      </button>
    );
  }
  return (
    <section aria-label={t("tracker.title")} className="tracker-bar flex items-center border-t border-line-2 bg-raise print:hidden">
      <ul className="strip min-w-0 flex-1 divide-x divide-line rtl:divide-x-reverse">
        {legs.map((leg) => (
          <li key={leg.id} className="flex shrink-0 snap-start">
            <TrackedLeg leg={leg} layout="bar" />
          </li>
        ))}
      </ul>
      <IconButton icon="chevron-down" label={t("tracker.fold")} aria-expanded onClick={() => fold(true)} />
    </section>
  );
}

function TrackerPanel({ tracker: { legs, count, isFolded, fold } }: { readonly tracker: Tracker }): ReactNode {
  const t = useText();
  return (
    <section aria-label={t("tracker.title")} className="shrink-0 border-t border-line-2 bg-raise print:hidden">
      <button
        type="button"
        aria-expanded={!isFolded}
        className="flex min-h-11 w-full items-center gap-2 px-4 text-start font-[640]"
        onClick={() => fold(!isFolded)}
      >
        {t("tracker.title")}
        <span className="n text-12 font-normal text-mid">{t("tracker.count", { count: count.bets, live: count.inPlay })}</span>
        <Icon name="chevron-down" size={16} className={`ms-auto text-mid ${isFolded ? "rotate-180" : ""}`} />
      </button>
      {isFolded ? null : (
        <ul className="max-h-44 divide-y divide-line overflow-y-auto border-t border-line">
          {legs.map((leg) => (
            <li key={leg.id}>
              <TrackedLeg leg={leg} layout="panel" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
