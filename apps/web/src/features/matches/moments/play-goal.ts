import type { Match } from "@touchline/store";
import { matchColours, toCssColour } from "../../../elements/matches/match-colours.ts";
import { enter, isMotionOff } from "../../../elements/rendering/motion.ts";
import "../../../styles/late.css";

/** A new goal in a match on the page. */
export interface Goal {
  readonly match: Match;
  readonly side: "home" | "away";
  /** The side's goals before this one. */
  readonly before: number;
  /** The elements that show the match. */
  readonly places: readonly HTMLElement[];
}

const sweepMs = 600;
const turnMs = 240;
const sweep = "cubic-bezier(.6,.05,.2,1)";
/** Delays of the parts, ms. */
const at = { row: 120, chart: 200, turn: 260, name: 420, pin: 520 } as const;

const isInView = (element: Element): boolean => element.checkVisibility({ contentVisibilityAuto: true });

/** Sends a beam in the colour of the side through an element, starting at that side. */
function sendBeam(place: Element, { match, side }: Goal, delay: number): void {
  const box = document.createElement("i");
  box.className = "beam";
  box.dataset["side"] = side;
  box.style.setProperty("--beam", toCssColour(matchColours(match)[side]));
  box.setAttribute("aria-hidden", "true");
  const beam = box.appendChild(document.createElement("i"));
  place.append(box);
  const [from, to] = side === "home" ? ["-101%", "101%"] : ["101%", "-101%"];
  const run = beam.animate([{ transform: `translateX(${from})` }, { transform: `translateX(${to})` }], {
    duration: sweepMs,
    delay,
    easing: sweep,
    fill: "both",
  });
  run.onfinish = () => box.remove();
  run.oncancel = () => box.remove();
}

/** Moves the old digit out upwards while the new one enters from below. */
function turnDigit(digit: Element, before: number, now: number): void {
  const box = document.createElement("i");
  box.className = "turn";
  box.setAttribute("aria-hidden", "true");
  const [old, next] = [before, now].map((value) => {
    const part = box.appendChild(document.createElement("b"));
    part.textContent = String(value);
    return part;
  });
  digit.append(box);
  const timing = { duration: turnMs, delay: at.turn, easing: "ease-out", fill: "both" } as const;
  old?.animate([{ transform: "none" }, { transform: "translateY(-105%)", opacity: 0 }], timing);
  const run = next?.animate(
    [
      { transform: "translateY(105%)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    timing,
  );
  if (run !== undefined) run.onfinish = () => box.remove();
}

/** Animates a row or a tile: a beam runs through it and the digit turns, over the digit that React has already changed. */
function playInRow(place: HTMLElement, goal: Goal): void {
  const { match, side, before } = goal;
  sendBeam(place, goal, at.row);
  const digit = place.querySelectorAll(".sc")[side === "home" ? 0 : 1];
  if (digit === undefined) return;
  const timing = { duration: at.turn + turnMs, fill: "none" } as const;
  digit.firstElementChild?.animate([{ opacity: 0 }, { opacity: 0 }], timing);
  turnDigit(digit, before, match.scoreboard?.score?.[side] ?? before + 1);
}

/** Animates the header of a match: beams run through scoreboard and chart, the digit turns, the name rises, the pin drops. */
function playInHead(head: Element, goal: Goal): void {
  const { match, side, before } = goal;
  const bug = head.querySelector(".bug");
  if (bug !== null) sendBeam(bug, goal, 0);
  const digit = bug?.querySelectorAll(".d")[side === "home" ? 0 : 1];
  if (digit !== undefined) turnDigit(digit, before, match.scoreboard?.score?.[side] ?? before + 1);
  const chart = head.querySelector(".wc-chart");
  if (chart !== null) sendBeam(chart, goal, at.chart);
  const name = head.querySelector(`.team[data-side="${side}"] .scorers`);
  enter(name, { from: { transform: "translateY(6px)", opacity: 0 }, durationMs: 180, delayMs: at.name });
  // Delayed, so that the page has loaded the new event by then.
  const drop = (): void =>
    enter([...head.querySelectorAll(".wc-pin")].at(-1), { from: { transform: "translateY(-18px)", opacity: 0 }, durationMs: 320 });
  setTimeout(drop, at.pin);
}

/** Animates a goal wherever its match is on the page. Does not move text, and does nothing if animations are off. */
export function playGoal(goal: Goal): void {
  if (isMotionOff() || document.hidden) return;
  for (const place of goal.places.filter(isInView)) {
    if (place.dataset["match"] !== undefined) playInHead(place, goal);
    else playInRow(place, goal);
  }
}
