import type { DrawnRound } from "@touchline/contract/http/providers";
import type { FootballCard, FootballEvent, FootballOutcome, FootballResult, FootballSide } from "../games/football-match.ts";
import { el, svg } from "./kit/dom.ts";
import type { FootballSelection } from "../games/football-game.ts";
import { playFrom } from "./kit/play-clock.ts";
import { formatTime, t } from "./kit/text.ts";
import { createPriceButtons, type GameView, type Stage } from "./parts/game-view.ts";
import { startGame } from "./parts/start-game.ts";

const width = 360;
const height = 150;

/** A drawn pitch with the ball. */
interface Pitch {
  readonly root: SVGSVGElement;
  /** Moves the ball between events; `minute` may be fractional. */
  move(minute: number): void;
}

interface Spot {
  readonly minute: number;
  readonly x: number;
  readonly y: number;
}

/** Position of an event. Home attacks the end side; a hash of the minute spreads events over the width. */
function spotOf({ minute, side, kind }: FootballEvent): Spot {
  const depth = kind === "corner" ? 354 : kind === "goal" ? 350 : 332;
  const spread = ((minute * 37) % 11) / 10 - 0.5;
  const y = kind === "corner" ? (minute % 2 === 0 ? 6 : height - 6) : height / 2 + spread * (kind === "goal" ? 24 : 70);
  return { minute, x: side === "home" ? depth : width - depth, y };
}

function spotAt(spots: readonly Spot[], minute: number): Spot {
  const after = spots.findIndex((spot) => spot.minute >= minute);
  const middle = { x: width / 2, y: height / 2 };
  const to = spots[after] ?? { ...middle, minute: 90 };
  const from = spots[(after < 0 ? spots.length : after) - 1] ?? { ...middle, minute: 0 };
  const share = to.minute === from.minute ? 1 : (minute - from.minute) / (to.minute - from.minute);
  // Passes through midfield between events, so that the ball does not jump from goal to goal.
  const wander = Math.sin(Math.PI * share);
  const x = from.x + (to.x - from.x) * share;
  const y = from.y + (to.y - from.y) * share;
  return { minute, x: x + (middle.x - x) * wander * 0.6, y: y + Math.sin(minute * 1.7) * 26 * wander };
}

function createPitch({ teams }: FootballCard, events: readonly FootballEvent[]): Pitch {
  const spots = events.map(spotOf);
  const ball = svg("circle", { r: 4.5, class: "pitch-ball" });
  const line = (attributes: Readonly<Record<string, number>>): SVGRectElement => svg("rect", { ...attributes, class: "pitch-line" });
  const root = svg(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, class: "track", "aria-hidden": "true" },
    ...Array.from({ length: 9 }, (_, stripe) =>
      svg("rect", { x: stripe * 40, width: 40, height, class: stripe % 2 === 0 ? "mown" : "unmown" }),
    ),
    line({ x: 4, y: 4, width: width - 8, height: height - 8 }),
    line({ x: 4, y: 40, width: 44, height: 70 }),
    line({ x: width - 48, y: 40, width: 44, height: 70 }),
    svg("line", { x1: width / 2, x2: width / 2, y1: 4, y2: height - 4, class: "pitch-line" }),
    svg("circle", { cx: width / 2, cy: height / 2, r: 22, class: "pitch-line" }),
    svg("rect", { x: 0, y: 60, width: 5, height: 30, fill: teams.home.shirt }),
    svg("rect", { x: width - 5, y: 60, width: 5, height: 30, fill: teams.away.shirt }),
    ball,
  );
  return {
    root,
    move(minute) {
      const { x, y } = spotAt(spots, minute);
      ball.setAttribute("cx", x.toFixed(1));
      ball.setAttribute("cy", y.toFixed(1));
    },
  };
}

const lengthMs = 45_000;
const minutes = 90;
const markets = [
  { key: "footballResult", outcomes: ["home", "draw", "away"] },
  { key: "footballTotal", outcomes: ["over", "under"] },
  { key: "footballBoth", outcomes: ["yes", "no"] },
] as const;
const outcomeKeys = { draw: "footballDraw", over: "footballOver", under: "footballUnder", yes: "yes", no: "no" } as const;
const eventKeys = { goal: "footballGoal", saved: "footballSaved", wide: "footballWide", corner: "footballCorner" } as const;

interface Names {
  readonly home: string;
  readonly away: string;
}

function nameOutcome(outcome: FootballOutcome, { home, away }: Names): string {
  if (outcome === "home") return home;
  return outcome === "away" ? away : t(outcomeKeys[outcome]);
}

function marketOf(outcome: FootballOutcome): (typeof markets)[number] | undefined {
  return markets.find(({ outcomes }) => outcomes.some((one) => one === outcome));
}

function namesOf({ teams }: FootballCard): Names {
  return { home: teams.home.name, away: teams.away.name };
}

function drawCard(card: FootballCard, choose: Parameters<GameView["drawCard"]>[1]): Node {
  const priceButton = createPriceButtons(choose);
  const names = namesOf(card);
  const sections = markets.map(({ key, outcomes }) => {
    const slot = el("div", { class: "slot" });
    const prices = outcomes.map((outcome) => {
      const face = nameOutcome(outcome, names);
      return priceButton({ selection: { outcome }, odds: card.odds[outcome], label: `${face} · ${t(key)}`, face }, slot);
    });
    return el("div", { class: "market" }, el("h3", {}, t(key)), el("div", { class: "market-prices" }, ...prices), slot);
  });
  return el("section", {}, el("h2", { class: "match-name" }, el("bdi", {}, names.home), " – ", el("bdi", {}, names.away)), ...sections);
}

function inWords({ minute, side, kind }: FootballEvent, names: Names): string {
  return `${minute}′ ${t(eventKeys[kind], { team: names[side] })}`;
}

function board(card: FootballCard): { readonly root: HTMLElement; show(minute: number, home: number, away: number): void } {
  const side = (name: FootballSide): HTMLElement => {
    const shirt = el("span", { class: "shirt" });
    shirt.style.setProperty("background", card.teams[name].shirt);
    return el("span", { class: "side" }, shirt, el("bdi", {}, card.teams[name].name));
  };
  const score = el("b", { class: "n score", dir: "ltr" });
  const clock = el("span", { class: "n clock" });
  return {
    root: el("div", { class: "board" }, side("home"), el("span", { class: "middle" }, score, clock), side("away")),
    show(minute, home, away) {
      score.textContent = `${home}–${away}`;
      clock.textContent = minute >= minutes ? t("footballOverShort") : `${Math.max(1, Math.ceil(minute))}′`;
    },
  };
}

function play(card: FootballCard, result: FootballResult, { root, say, agoMs }: Stage & { readonly agoMs: number }): () => void {
  const names = namesOf(card);
  const pitch = createPitch(card, result.events);
  const score = board(card);
  const ticker = el("p", { class: "caption" });
  root.replaceChildren(score.root, pitch.root, ticker);
  let shown = -1;
  const showAt = (minute: number): void => {
    pitch.move(minute);
    const past = result.events.filter((event) => event.minute <= minute);
    const goalsOf = (side: FootballSide): number => past.filter((event) => event.kind === "goal" && event.side === side).length;
    score.show(minute, goalsOf("home"), goalsOf("away"));
    const last = past.at(-1);
    if (past.length === shown || last === undefined) return;
    shown = past.length;
    ticker.textContent = inWords(last, names);
    ticker.dataset["goal"] = String(last.kind === "goal");
    if (last.kind === "goal") say(`${inWords(last, names)} ${goalsOf("home")}–${goalsOf("away")}`);
  };
  ticker.textContent = t("footballKickOff");
  return playFrom({
    agoMs,
    lengthMs,
    paint: (ms) => showAt((ms / lengthMs) * minutes),
    end() {
      showAt(minutes);
      const goals = result.events.filter(({ kind }) => kind === "goal").map((goal) => inWords(goal, names));
      ticker.textContent = goals.length === 0 ? t("footballNoGoals") : goals.join("  ");
      say(t("footballEnd", { ...names, score: `${result.home}–${result.away}` }));
    },
  });
}

/** The football game's page. The server sends cards, results and selections in the game's own types. */
const footballView: GameView = {
  drawCard: (card, choose) => drawCard(card as FootballCard, choose),
  play: (stage, { card, result }: DrawnRound, agoMs) => play(card as FootballCard, result as FootballResult, { ...stage, agoMs }),
  nameRound: (_card, closesAt) => t("footballRound", { time: formatTime(closesAt) }),
  nameSelection(selection) {
    const { outcome, ...names } = selection as FootballSelection;
    const market = marketOf(outcome);
    return `${nameOutcome(outcome, names)} · ${market === undefined ? "" : t(market.key)} · ${names.home} – ${names.away}`;
  },
  nameResult({ card, result }) {
    const { home, away } = namesOf(card as FootballCard);
    const score = result as FootballResult;
    return `${home} ${score.home}–${score.away} ${away}`;
  },
};

startGame(footballView);
