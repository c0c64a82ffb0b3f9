import { Button, Sheet } from "@touchline/ui";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { Text } from "../messages/text.ts";

const checkEveryMs = 200;
/** The minimum delay that browsers accept for `trackVisibility`. */
const delayMs = 100;
/** A button counts as covered for this long after it was last seen covered. */
const rememberedMs = 500;
/** Number of consecutive checks that must find the button covered. A single one may fail while a sheet opens or the host scrolls. */
const checksToCount = 2;

/** Intersection Observer v2: `isVisible` is false for an element that is covered or transparent. */
interface VisibilityEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean;
}
interface VisibilityOptions extends IntersectionObserverInit {
  readonly trackVisibility: boolean;
  readonly delay: number;
}

/** Checks once whether the host covers an element that is inside the viewport. */
function checkOnce(element: Element, onCovered: (isCovered: boolean) => void): void {
  const options: VisibilityOptions = { trackVisibility: true, delay: delayMs };
  const observer = new IntersectionObserver(([entry]: readonly VisibilityEntry[]) => {
    observer.disconnect();
    if (entry?.isVisible !== undefined) onCovered(entry.isIntersecting && !entry.isVisible);
  }, options);
  observer.observe(element);
}

/**
 * Asks for confirmation before a covered button places a bet: the host, or an attacker in its page, could put other text over it
 * (clickjacking). Needs Intersection Observer v2 (Chromium); the first defence is the list of allowed parents.
 */
export function guardPlacing(text: () => Text, report: (error: unknown) => void): void {
  const root = document.documentElement;
  let coveredAt = Number.NEGATIVE_INFINITY;
  let isConfirmed = false;
  let coveredChecks = 0;

  setInterval(() => {
    const button = document.hidden ? null : document.querySelector("button[data-places]:enabled");
    if (button === null) return;
    checkOnce(button, (isCovered) => {
      coveredChecks = isCovered ? coveredChecks + 1 : 0;
      const counts = coveredChecks >= checksToCount;
      root.toggleAttribute("data-covered", counts);
      if (counts) coveredAt = performance.now();
    });
  }, checkEveryMs);

  async function confirmClick(button: HTMLButtonElement): Promise<void> {
    if (!(await askCovered(text(), button.innerText)) || !button.isConnected) return;
    isConfirmed = true;
    button.click();
    isConfirmed = false;
  }

  document.addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>("button[data-places]") : null;
      if (button === null || isConfirmed || performance.now() - coveredAt > rememberedMs) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      confirmClick(button).catch(report);
    },
    true,
  );
}

interface CoveredDialogProps {
  readonly text: Text;
  /** Label of the pressed button. */
  readonly label: string;
  onAnswer(isConfirmed: boolean): void;
}

function CoveredDialog({ text: t, label, onAnswer }: CoveredDialogProps): ReactNode {
  return (
    <Sheet name="confirm_bet" label={t("frame.covered")} isOpen place="center" onClose={() => onAnswer(false)}>
      <div className="grid gap-4 p-5">
        <h2 className="text-18 font-bold">{t("frame.covered")}</h2>
        <p className="text-mid">{t("frame.coveredText")}</p>
        <Button tone="act" size="large" onClick={() => onAnswer(true)}>
          {label}
        </Button>
        <Button className="min-h-11" onClick={() => onAnswer(false)}>
          {t("frame.coveredCancel")}
        </Button>
      </div>
    </Sheet>
  );
}

/** Asks whether to place the bet; closing the dialog means no. */
async function askCovered(text: Text, label: string): Promise<boolean> {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean): void => {
      root.unmount();
      place.remove();
      resolve(isConfirmed);
    };
    root.render(<CoveredDialog text={text} label={label} onAnswer={answer} />);
  });
}
