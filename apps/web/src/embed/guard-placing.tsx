import { Button, Sheet } from "@touchline/ui";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { Text } from "../messages/text.ts";

const lookEveryMs = 200;
/** Browsers compute this kind of visibility at most so often. */
const delayMs = 100;
/** How long a covering counts after it was last seen. */
const rememberedMs = 500;
/** Looks in a row that see a covering before it counts: in one the button may be on its way, as a sheet opens or the host's page scrolls. */
const looksToCount = 2;

/** What browsers that know it tell of an element beside its place: nothing lies over it, and nothing makes it see-through. */
interface VisibilityEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean;
}
interface VisibilityOptions extends IntersectionObserverInit {
  readonly trackVisibility: boolean;
  readonly delay: number;
}

/** Looks once whether something of the host lies over an element that is inside the window. */
function lookOnce(element: Element, onCovered: (isCovered: boolean) => void): void {
  const options: VisibilityOptions = { trackVisibility: true, delay: delayMs };
  const observer = new IntersectionObserver(([entry]: readonly VisibilityEntry[]) => {
    observer.disconnect();
    if (entry?.isVisible !== undefined) onCovered(entry.isIntersecting && !entry.isVisible);
  }, options);
  observer.observe(element);
}

/**
 * Asks once more before a button that places a bet does so while something covers it: a host, or whoever got into its page, could
 * lay other words over it. Only where the browser tells (Chromium); the first defence is who may hold the frame at all.
 */
export function guardPlacing(text: () => Text, report: (error: unknown) => void): void {
  const root = document.documentElement;
  let coveredAt = Number.NEGATIVE_INFINITY;
  let isMeant = false;
  let coveredLooks = 0;

  setInterval(() => {
    const button = document.hidden ? null : document.querySelector("button[data-places]:enabled");
    if (button === null) return;
    lookOnce(button, (isCovered) => {
      coveredLooks = isCovered ? coveredLooks + 1 : 0;
      const counts = coveredLooks >= looksToCount;
      root.toggleAttribute("data-covered", counts);
      if (counts) coveredAt = performance.now();
    });
  }, lookEveryMs);

  async function askOnceMore(button: HTMLButtonElement): Promise<void> {
    if (!(await askCovered(text(), button.innerText)) || !button.isConnected) return;
    isMeant = true;
    button.click();
    isMeant = false;
  }

  document.addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>("button[data-places]") : null;
      if (button === null || isMeant || performance.now() - coveredAt > rememberedMs) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      askOnceMore(button).catch(report);
    },
    true,
  );
}

interface CoveredDialogProps {
  readonly text: Text;
  /** What the button says that was pressed. */
  readonly says: string;
  onAnswer(isMeant: boolean): void;
}

function CoveredDialog({ text: t, says, onAnswer }: CoveredDialogProps): ReactNode {
  return (
    <Sheet name="confirm_bet" label={t("frame.covered")} isOpen place="center" onClose={() => onAnswer(false)}>
      <div className="grid gap-4 p-5">
        <h2 className="text-18 font-bold">{t("frame.covered")}</h2>
        <p className="text-mid">{t("frame.coveredText")}</p>
        <Button tone="act" size="large" onClick={() => onAnswer(true)}>
          {says}
        </Button>
        <Button className="min-h-11" onClick={() => onAnswer(false)}>
          {t("frame.coveredCancel")}
        </Button>
      </div>
    </Sheet>
  );
}

/** Asks whether a bet is meant; answers false when it is closed. */
async function askCovered(text: Text, says: string): Promise<boolean> {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const answer = (isMeant: boolean): void => {
      root.unmount();
      place.remove();
      resolve(isMeant);
    };
    root.render(<CoveredDialog text={text} says={says} onAnswer={answer} />);
  });
}
