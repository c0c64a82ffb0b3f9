import type { DrawnRound, ProviderBet } from "@touchline/contract/http/providers";
import { button, el } from "../kit/dom.ts";
import { formatMoney, type MoneyUnit } from "../kit/money.ts";
import { formatOdds, formatTime, t } from "../kit/text.ts";
import type { GameView } from "./game-view.ts";

const words = { open: "betOpen", won: "betWon", lost: "betLost" } as const;

/** The player's bets, newest first. */
export function betList(bets: readonly ProviderBet[], view: GameView, unit: MoneyUnit): HTMLElement {
  const row = (bet: ProviderBet): HTMLElement =>
    el(
      "li",
      { "data-bet": bet.id, "data-status": bet.status },
      el("bdi", { class: "bet-name" }, view.nameSelection(bet.selection)),
      el("span", { class: "bet-odds n" }, view.paysByTable === true ? "" : formatOdds(bet.odds)),
      el("span", { class: "bet-when n" }, `${formatTime(bet.closes_at)} · ${t("stake")} ${formatMoney(bet.stake, unit)}`),
      el(
        "span",
        { class: "bet-end n" },
        bet.status === "won" ? t("betWonFor", { amount: formatMoney(bet.payout, unit) }) : t(words[bet.status]),
      ),
    );
  return el("ul", { class: "bets" }, ...bets.map(row));
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A check of a round's seed against its commitment, computed in the browser. */
function proof({ seed, commitment }: DrawnRound): HTMLElement {
  const verdict = el("p", { class: "note", role: "status" });
  const check = async (): Promise<void> => {
    const isSame = (await hashOf(seed)) === commitment;
    verdict.textContent = t(isSame ? "proofSame" : "proofOther");
    verdict.dataset["tone"] = isSame ? "good" : "bad";
  };
  return el(
    "details",
    {},
    el("summary", {}, t("proof")),
    el("p", { class: "small" }, t("proofText")),
    el(
      "dl",
      { class: "proof" },
      el("dt", {}, t("proofHash")),
      el("dd", { dir: "ltr" }, commitment),
      el("dt", {}, t("proofSeed")),
      el("dd", { dir: "ltr" }, seed),
    ),
    button({ class: "chip" }, () => void check(), t("proofCheck")),
    verdict,
  );
}

/** The latest rounds with a fairness check each. */
export function resultList(drawn: readonly DrawnRound[], view: GameView): HTMLElement {
  const row = (round: DrawnRound): HTMLElement =>
    el(
      "li",
      {},
      el("span", { class: "n bet-when" }, formatTime(round.closed_at)),
      el("bdi", { class: "bet-name" }, view.nameResult(round)),
      proof(round),
    );
  return el("ul", { class: "results" }, ...drawn.map(row));
}
