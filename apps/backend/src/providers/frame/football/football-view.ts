import type { DrawnRound } from "@touchline/contract/http/providers";
import type { FootballEvent, FootballResult } from "../../games/football/draw-match.ts";
import type { FootballSelection } from "../../games/football/football-game.ts";
import type { FootballCard, FootballOutcome, FootballSide } from "../../games/football/match-card.ts";
import { el } from "../kit/dom.ts";
import { playFrom } from "../kit/play-clock.ts";
import { formatTime, t } from "../kit/text.ts";
import type { GameView, Stage } from "../parts/game-view.ts";
import { createPriceButtons } from "../parts/price-buttons.ts";
import { createPitch } from "./pitch.ts";

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

/** The football game's page. Cards, results and selections come as the game's own types, which its server sends. */
export const footballView: GameView = {
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
