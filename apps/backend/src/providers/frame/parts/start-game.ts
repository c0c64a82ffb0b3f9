import type { ProviderBet, ProviderState } from "@touchline/contract/http/providers";
import { button, el } from "../kit/dom.ts";
import { t } from "../kit/text.ts";
import { hideToken, readState } from "../kit/api.ts";
import { listenToHost, postToHost, reportSize } from "../kit/host.ts";
import { formatMoney } from "../kit/money.ts";
import { betList, resultList } from "./bet-list.ts";
import { createBetSlip } from "./bet-slip.ts";
import type { GameView } from "./game-view.ts";

let offsetMs = 0;
let isKnown = false;

/** Syncs to the provider's time in a reply; after the first, only if it differs by more than the duration of a reply. */
function syncTime(iso: string): void {
  const next = Date.parse(iso) - Date.now();
  if (!isKnown || Math.abs(next - offsetMs) > 1_500) offsetMs = next;
  isKnown = true;
}

/** The provider's current time, epoch ms. */
function serverNow(): number {
  return Date.now() + offsetMs;
}

/** Time until bets close; announced once per round, then only displayed. */
interface Countdown {
  readonly root: HTMLElement;
  show(closesAtMs: number): void;
}

const tickMs = 250;
const urgentMs = 10_000;

function createCountdown(): Countdown {
  const text = el("b", { class: "n countdown", role: "timer" });
  const root = el("p", { class: "next" }, el("span", { class: "small" }, t("closesIn")), text);
  let closesAtMs = 0;
  const tick = (): void => {
    const leftMs = Math.max(0, closesAtMs - serverNow());
    const seconds = Math.ceil(leftMs / 1000);
    text.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    text.dataset["hurry"] = String(leftMs < urgentMs);
  };
  setInterval(tick, tickMs);
  return {
    root,
    show(next) {
      closesAtMs = next;
      tick();
    },
  };
}

const readEveryMs = 15_000;
const retryMs = 3_000;
const afterCloseMs = 250;
/** Bets are paid within half a second of the round's end. */
const afterPaidMs = 900;

function nextReadMs({ open, drawn, shown_for_ms, bets }: ProviderState): number {
  const now = serverNow();
  const untilClose = Date.parse(open.closes_at) - now + afterCloseMs;
  const last = drawn[0];
  const paid = last === undefined ? now : Date.parse(last.closed_at) + shown_for_ms;
  const isPaymentDue = bets.some((bet) => bet.status === "open" && bet.round < open.number);
  const untilPaid = isPaymentDue ? Math.max(paid - now, 0) + afterPaidMs : readEveryMs;
  return Math.max(200, Math.min(untilClose, untilPaid, readEveryMs));
}

/** Runs a game's page: polls the state and redraws what has changed. */
export function startGame(view: GameView): void {
  const root = document.querySelector<HTMLElement>("#frame") ?? document.body;
  const balance = el("bdi", { class: "balance n" });
  const title = el("h2", { class: "round" });
  const countdown = createCountdown();
  const stage = el("div", { class: "stage" });
  const live = el("p", { class: "sr", role: "status" });
  const card = el("div", { class: "card" });
  const bets = el("div");
  const betsPart = el("section", { class: "own-bets", hidden: true }, el("h2", {}, t("myBets")), bets);
  const results = el("div");
  const offline = el("p", { class: "banner", role: "alert", hidden: true }, t("offline"));
  const game = el(
    "div",
    { class: "game" },
    offline,
    live,
    stage,
    el("div", { class: "head" }, title, el("p", { class: "wallet small" }, t("balance"), " ", balance)),
    card,
    el("div", { class: "lists" }, betsPart, el("section", {}, el("h2", {}, t("results")), results)),
  );
  let state: ProviderState | null = null;
  let timer = 0;
  let played: number | null = null;
  let stopPlaying = (): void => undefined;
  const drawnParts = new Map<HTMLElement, string>();
  const draw = (place: HTMLElement, key: unknown, make: () => Node): void => {
    const text = JSON.stringify(key);
    if (drawnParts.get(place) === text) return;
    drawnParts.set(place, text);
    place.replaceChildren(make());
  };
  const slip = createBetSlip({
    account: () =>
      state?.account ?? { balance: 0, currency: "EUR", subunits: 100, min_stake: 0, max_stake: 0, max_return: 0, quick_stakes: [] },
    round: () => state?.open.number ?? 0,
    onPlaced(bet: ProviderBet, newBalance: number) {
      if (state === null) return;
      const others = state.bets.filter(({ id }) => id !== bet.id);
      show({ ...state, account: { ...state.account, balance: newBalance }, bets: [bet, ...others] });
    },
    onExpired: expire,
  });

  function expire(): void {
    clearTimeout(timer);
    stopPlaying();
    countdown.root.remove();
    root.replaceChildren(el("p", { class: "banner", role: "alert" }, t("expired")));
    postToHost({ type: "session-expired" });
  }
  function show(next: ProviderState): void {
    state = next;
    const { open, drawn, account } = next;
    balance.textContent = formatMoney(account.balance, account);
    title.textContent = view.nameRound(open.card, open.closes_at);
    countdown.show(Date.parse(open.closes_at));
    draw(card, open.card, () => {
      slip.close();
      return view.drawCard(open.card, (choice, slot) => slip.open(choice, slot));
    });
    betsPart.hidden = next.bets.length === 0;
    draw(bets, next.bets, () => betList(next.bets, view, account));
    const [last] = drawn;
    const isShown = last !== undefined && serverNow() < Date.parse(last.closed_at) + next.shown_for_ms;
    draw(results, [isShown, drawn.map(({ number }) => number)], () => resultList(isShown ? drawn.slice(1) : drawn, view));
    if (last !== undefined && last.number !== played) {
      played = last.number;
      stopPlaying();
      const mine = next.bets.filter(({ round }) => round === last.number);
      stopPlaying = view.play(
        {
          root: stage,
          bets: mine,
          unit: account,
          closedAt: last.closed_at,
          earlier: drawn.slice(1),
          say: (text) => void (live.textContent = text),
        },
        last,
        serverNow() - Date.parse(last.closed_at),
      );
    }
  }
  async function read(): Promise<void> {
    clearTimeout(timer);
    const answer = await readState();
    if (answer.type === "expired") return expire();
    const isRead = answer.type === "ok";
    if (!isRead && state === null) return fail();
    offline.hidden = isRead;
    card.inert = !isRead;
    if (isRead) {
      syncTime(answer.body.now);
      if (state === null) {
        root.replaceChildren(game);
        document.querySelector(".bar")?.append(countdown.root);
      }
      show(answer.body);
    }
    clearTimeout(timer);
    timer = setTimeout(() => void read(), isRead && state !== null ? nextReadMs(state) : retryMs);
  }
  function fail(): void {
    const retry = button({ class: "chip" }, () => void read(), t("retry"));
    root.replaceChildren(el("div", { class: "banner", role: "alert" }, el("p", {}, t("failed")), retry));
  }
  hideToken();
  reportSize(document.querySelector<HTMLElement>(".page") ?? root);
  listenToHost(() => void read());
  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void read();
  });
  void read();
}
