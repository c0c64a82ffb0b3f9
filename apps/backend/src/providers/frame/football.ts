import type { DrawnRound } from "@touchline/contract/http/providers";
import type { FootballSelection } from "../games/football-game.ts";
import type { FootballCard, FootballEvent, FootballOutcome, FootballResult, FootballSide } from "../games/football-match.ts";
import { createPitch } from "./football-pitch.ts";
import { createRiver } from "./football-river.ts";
import { type MatchMoment, matchMinutes, momentAt } from "./football-story.ts";
import { el, svg } from "./kit/dom.ts";
import { playFrom } from "./kit/play-clock.ts";
import { formatShare, formatTime, t } from "./kit/text.ts";
import { createPriceButtons, type GameView, type Stage } from "./parts/game-view.ts";
import { playedLine, showAgain } from "./parts/played-line.ts";
import { startGame } from "./parts/start-game.ts";

const lengthMs = 45_000;
const markets = [
  { key: "footballResult", outcomes: ["home", "draw", "away"] },
  { key: "footballTotal", outcomes: ["over", "under"] },
  { key: "footballBoth", outcomes: ["yes", "no"] },
] as const;
const outcomeKeys = { draw: "footballDraw", over: "footballOver", under: "footballUnder", yes: "yes", no: "no" } as const;
const eventKeys = { goal: "footballGoal", saved: "footballSaved", wide: "footballWide", corner: "footballCorner" } as const;
const figures = [
  { key: "footballShots", of: "shots" },
  { key: "footballOnTarget", of: "onTarget" },
  { key: "footballCorners", of: "corners" },
] as const;
const shirt = "M9 4 3 7 1 13l4 2 2-2v13h14V13l2 2 4-2-2-6-6-3c-1 2-3 3-5 3S10 6 9 4z";

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

function kit(color: string, size: number): SVGSVGElement {
  const attributes = { viewBox: "0 0 28 28", width: size, height: size, class: "kit", "aria-hidden": "true" };
  return svg(
    "svg",
    attributes,
    svg("path", { d: shirt, fill: color }),
    svg("path", { d: "M7 13v13h2V9zM21 13v13h-2V9z", class: "kit-fold" }),
  );
}

function drawCard(card: FootballCard, choose: Parameters<GameView["drawCard"]>[1]): Node {
  const priceButton = createPriceButtons(choose);
  const names = namesOf(card);
  const { home, away } = card.teams;
  // One slot for all markets: the slip would not fit next to a narrow one.
  const slot = el("div", { class: "slot" });
  const sections = markets.map(({ key, outcomes }) => {
    const prices = outcomes.map((outcome) => {
      const face = nameOutcome(outcome, names);
      return priceButton({ selection: { outcome }, odds: card.odds[outcome], label: `${face} · ${t(key)}`, face }, slot);
    });
    return el("div", { class: "market" }, el("h3", {}, t(key)), el("div", { class: "plate" }, ...prices));
  });
  return el(
    "section",
    {},
    el("p", { class: "match-name" }, kit(home.shirt, 20), el("bdi", {}, names.home), " – ", el("bdi", {}, names.away), kit(away.shirt, 20)),
    el("div", { class: "markets" }, ...sections),
    slot,
  );
}

function inWords({ minute, side, kind }: FootballEvent, names: Names): string {
  return `${minute}′ ${t(eventKeys[kind], { team: names[side] })}`;
}

function board(card: FootballCard): { readonly root: HTMLElement; show(minute: number, moment: MatchMoment): void } {
  const side = (name: FootballSide): HTMLElement =>
    el("div", { class: `side ${name}` }, el("bdi", {}, card.teams[name].name), kit(card.teams[name].shirt, 48));
  const digit = (): HTMLElement => el("b", { class: "n" });
  const [home, away] = [digit(), digit()];
  const clock = el("b", { class: "n" });
  const half = el("span", { class: "clock" }, clock);
  const bug = el("div", { class: "bug", dir: "ltr" }, home, half, away);
  const root = el("div", { class: "board" }, side("home"), bug, side("away"));
  root.style.setProperty("--h", card.teams.home.shirt);
  root.style.setProperty("--a", card.teams.away.shirt);
  return {
    root,
    show(minute, moment) {
      home.textContent = String(moment.home.goals);
      away.textContent = String(moment.away.goals);
      clock.textContent = minute >= matchMinutes ? t("footballOverShort") : `${Math.max(1, Math.ceil(minute))}′`;
      half.dataset["live"] = String(minute < matchMinutes);
    },
  };
}

/** Shots and corners of both sides as bars. */
function figureBars({ teams }: FootballCard): { readonly root: HTMLElement; show(moment: MatchMoment): void } {
  const rows = figures.map(({ key, of }) => {
    const [homeValue, awayValue] = [el("b", { class: "n" }), el("b", { class: "n" })];
    const [homeBar, awayBar] = [el("i"), el("i")];
    homeBar.style.setProperty("background", teams.home.shirt);
    awayBar.style.setProperty("background", teams.away.shirt);
    const root = el(
      "div",
      { class: "figure" },
      homeValue,
      el("span", { class: "small" }, t(key)),
      awayValue,
      el("div", {}, homeBar, awayBar),
    );
    return { of, root, homeValue, awayValue, homeBar, awayBar };
  });
  return {
    root: el("div", { class: "figures" }, ...rows.map(({ root }) => root)),
    show({ home, away }) {
      for (const { of, homeValue, awayValue, homeBar, awayBar } of rows) {
        homeValue.textContent = String(home[of]);
        awayValue.textContent = String(away[of]);
        // Without any event, a bar is divided evenly.
        const isEmpty = home[of] + away[of] === 0;
        homeBar.style.setProperty("flex-grow", String(isEmpty ? 1 : home[of]));
        awayBar.style.setProperty("flex-grow", String(isEmpty ? 1 : away[of]));
      }
    },
  };
}

function play(card: FootballCard, result: FootballResult, stage: Stage & { readonly agoMs: number }): () => void {
  const { root, say, agoMs, closedAt } = stage;
  const names = namesOf(card);
  const pitch = createPitch(card, result.events);
  const river = createRiver(card, result.events);
  const bars = figureBars(card);
  const score = board(card);
  const chances = el("p", { class: "chances small n" });
  const line = playedLine({ title: t("footballRound", { time: formatTime(closedAt) }), facts: "" });
  root.replaceChildren(
    line.root,
    score.root,
    el("div", { class: "tracker" }, pitch.root, el("div", { class: "tracker-side" }, river.root, chances, bars.root)),
  );
  let isAnnounced = true;
  let shown: FootballEvent | null = null;
  const showAt = (minute: number): void => {
    const moment = momentAt(result, minute);
    pitch.move(minute);
    score.show(minute, moment);
    river.show(moment.course, minute);
    bars.show(moment);
    const now = moment.course.at(-1);
    if (now !== undefined)
      chances.replaceChildren(
        ...[now.home, now.draw, 1 - now.home - now.draw].map((share) =>
          el("span", {}, formatShare(Math.round(Math.max(0, share) * 100) / 100)),
        ),
      );
    const { last } = moment;
    if (last === shown || last === null) return;
    shown = last;
    line.show(inWords(last, names), { isLive: true });
    if (last.kind === "goal" && isAnnounced) say(`${inWords(last, names)} ${moment.home.goals}–${moment.away.goals}`);
  };
  return showAgain(({ agoMs: since, isFirst, again }) => {
    isAnnounced = isFirst;
    shown = null;
    line.show(t("footballKickOff"), { isLive: true });
    return playFrom({
      agoMs: since,
      lengthMs,
      paint: (ms) => showAt((ms / lengthMs) * matchMinutes),
      end() {
        showAt(matchMinutes);
        const goals = result.events.filter(({ kind }) => kind === "goal").map((goal) => inWords(goal, names));
        line.show(goals.length === 0 ? t("footballNoGoals") : goals.join("  "));
        line.offer(again);
        if (isFirst) say(t("footballEnd", { ...names, score: `${result.home}–${result.away}` }));
      },
    });
  }, agoMs);
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
