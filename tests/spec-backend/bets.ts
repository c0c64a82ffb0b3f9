import type { Catalogue, Event } from "./catalogue.ts";
import { type EntityWriter, type Fields, type Json, textOf } from "./entities.ts";
import type { LegResult } from "./markets.ts";
import { currencies, freebetStake, type Player } from "./players.ts";
import { type CodedError, refuse } from "./requests.ts";
import { returnOf, type System } from "./returns.ts";

interface Leg {
  readonly event: Event;
  readonly market: { readonly id: number; readonly name: string; readonly specifier: string };
  readonly outcome: { readonly id: number; readonly name: string };
  readonly odds: number;
  result: LegResult | null;
}

interface PlacedBet {
  readonly number: number;
  readonly player: Player;
  readonly type: string;
  readonly stake: number;
  readonly currency: string;
  /** The stake of a freebet is neither charged nor paid out. */
  readonly isFree: boolean;
  readonly bonus: Fields | null;
  readonly system: System | null;
  readonly legs: readonly Leg[];
  readonly createdAt: string;
  status: "waiting_results" | "done" | "cashed_out";
  result: string;
  won: number | null;
}

/** A cash out pays this share of the stake. */
const cashoutPercent = 80;
const combos = ["", "single", "double", "treble"];

function isWhole(value: Json): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/** The bets of all players. */
export class Bets {
  readonly #writer: EntityWriter;
  readonly #catalogue: Catalogue;
  readonly #bets: PlacedBet[] = [];

  constructor(writer: EntityWriter, catalogue: Catalogue) {
    this.#writer = writer;
    this.#catalogue = catalogue;
  }

  /** Places all bets of a request or none. */
  place(player: Player, requests: readonly Fields[]): readonly Fields[] {
    const bets = requests.map((request, index) => this.#read(player, request, index));
    const total = bets.reduce((sum, { stake, isFree }) => sum + (isFree ? 0 : stake), 0);
    const currency = bets[0]?.currency ?? player.currency;
    const balance = player.balances.get(currency) ?? 0;
    if (bets.some((bet) => bet.currency !== currency)) throw refuse(400, { message: "All bets are in one currency." });
    if (balance < total) throw refuse(400, { message: "The balance is too low." });
    player.balances.set(currency, balance - total);
    if (bets.some(({ isFree }) => isFree)) player.hasFreebet = false;
    return bets.map((bet) => {
      const placed = { ...bet, number: this.#bets.length + 1 };
      this.#bets.push(placed);
      return this.#toFields(placed);
    });
  }

  list(player: Player, statuses: readonly string[]): readonly Fields[] {
    const own = this.#bets.filter((bet) => bet.player === player && (statuses.length === 0 || statuses.includes(bet.status)));
    return own.toReversed().map((bet) => this.#toFields(bet));
  }

  cashOut(player: Player, id: Json, amount: Json): Fields {
    const bet = this.#bets.find((candidate) => candidate.player === player && this.#writer.id("bet", candidate.number) === id);
    if (bet === undefined) throw refuse(404, { message: "No such bet." });
    const offer = this.#offer(bet);
    if (offer === null || amount !== offer) throw refuse(400, { message: "The offer has changed." });
    this.#close(bet, { status: "cashed_out", result: "cashed_out", won: offer });
    return this.#toFields(bet);
  }

  /** Settles the bets whose matches have all finished. */
  settle(): void {
    for (const bet of this.#bets.filter(({ status }) => status === "waiting_results")) {
      for (const leg of bet.legs) leg.result = this.#catalogue.result(leg.event, leg.market, leg.outcome.id);
      const results = bet.legs.flatMap(({ result, odds }) => (result === null ? [] : [{ result, odds }]));
      if (results.length < bet.legs.length) continue;
      const won = returnOf({ stake: bet.stake, isFree: bet.isFree, system: bet.system }, results);
      const isRefund = results.every(({ result }) => result === "refund_entire");
      this.#close(bet, { status: "done", result: isRefund ? "refund_entire" : won > 0 ? "win_entire" : "lose_entire", won });
    }
  }

  /** The selections of a request, for calls that only check bets. */
  legs(request: Fields): readonly Leg[] {
    return this.#readLegs(request, 0);
  }

  #close(bet: PlacedBet, change: Pick<PlacedBet, "status" | "result" | "won">): void {
    Object.assign(bet, change);
    bet.player.balances.set(bet.currency, (bet.player.balances.get(bet.currency) ?? 0) + (change.won ?? 0));
  }

  #offer({ status, isFree, stake }: PlacedBet): number | null {
    return status === "waiting_results" && !isFree ? Math.floor((stake * cashoutPercent) / 100) : null;
  }

  #read(player: Player, request: Fields, index: number): Omit<PlacedBet, "number"> {
    const { stake, currency, subunits, bonus, system_id: systemId, custom_odds: customOdds, freebet_stake: freebet } = request;
    if (typeof currency !== "string" || currencies[currency] === undefined) throw refuse(400, { message: `bets.${index}.currency` });
    if (subunits !== currencies[currency]) throw refuse(400, { message: `bets.${index}.subunits` });
    if (!isWhole(stake) || (freebet !== undefined && !isWhole(freebet))) throw refuse(400, { message: `bets.${index}.stake` });
    const isFree = isWhole(freebet) && freebet > 0;
    if (!isFree && stake === 0) throw refuse(400, { message: `bets.${index}.stake` });
    // The specification shows no price for custom bets: this operator offers none.
    if (customOdds !== undefined) throw this.#coded(120, index, "error.place_bets.invalid_odds_custom_bet");
    if (isFree && (!player.hasFreebet || freebet !== freebetStake || bonus == null)) throw refuse(400, { message: `bets.${index}.bonus` });
    const legs = this.#readLegs(request, index, player);
    const system = systemId === undefined ? null : this.#readSystem(systemId, legs.length, index);
    return {
      player,
      type: system === null ? (combos[legs.length] ?? "accumulator") : "system",
      stake: isFree ? freebet : stake,
      currency,
      isFree,
      bonus: (bonus ?? null) as Fields | null,
      system,
      legs,
      createdAt: new Date().toISOString(),
      status: "waiting_results",
      result: "no_results",
      won: null,
    };
  }

  #readSystem(id: Json, legs: number, index: number): System {
    // No call of the specification lists the systems, but an id such as `2/3` describes its system.
    const [, win = "", total = ""] = /^(\d)\/(\d)$/u.exec(textOf(id)) ?? [];
    if (Number(total) !== legs || Number(win) < 2 || Number(win) >= legs) throw refuse(400, { message: `bets.${index}.system_id` });
    return { id: textOf(id), winCount: Number(win), totalCount: legs };
  }

  #readLegs({ selections }: Fields, index: number, player?: Player): readonly Leg[] {
    if (!Array.isArray(selections) || selections.length === 0) throw refuse(400, { message: `bets.${index}.selections` });
    return (selections as readonly Fields[]).map(({ match_id: matchId, market_id: marketId, specifier, outcome_id: outcomeId, odds }) => {
      const event = this.#catalogue.events.find(({ id }) => this.#writer.id("match", id) === matchId);
      const lines = event === undefined || event.status > 1 ? [] : this.#catalogue.lines(event);
      const line = lines.find((one) => this.#writer.id("market", one.id) === marketId && one.specifier === (specifier ?? ""));
      const outcome = line?.outcomes.find(({ id }) => this.#writer.id("outcome", id) === outcomeId);
      if (event === undefined || line === undefined || outcome === undefined || this.#catalogue.marketStatus(event, line.id) !== 1)
        throw this.#coded(101, index, "error.place_bets.invalid_odds");
      const policy = player?.settings["auto_accept_odds_change"] ?? "none";
      const isAccepted = odds === outcome.odds || policy === "any" || (policy === "higher" && Number(odds) < outcome.odds);
      if (player !== undefined && !isAccepted) throw this.#coded(101, index, "error.risk_validation.odds_different_than_bookmaker");
      return { event, market: { id: line.id, name: line.name, specifier: line.specifier }, outcome, odds: outcome.odds, result: null };
    });
  }

  #coded(code: number, index: number, error: string): CodedError {
    const message = "The odds have changed.";
    return refuse(400, { code, message, data: { errors_by_bet: { [index]: { error, localized_message: message } } } });
  }

  #toFields(bet: PlacedBet): Fields {
    const { legs, system, won, type, status, result } = bet;
    const odds = legs.reduce((product, leg) => (product * leg.odds) / 1000, 1000);
    return this.#writer.write("bet", {
      id: this.#writer.id("bet", bet.number),
      ref: `B${String(bet.number).padStart(6, "0")}`,
      type,
      status,
      result,
      stake: { value: bet.stake, currency: bet.currency, subunits: currencies[bet.currency] },
      win_amount: won,
      odds: Math.floor(odds),
      created_at: bet.createdAt,
      to_cashout: this.#offer(bet),
      bonus: bet.bonus,
      system: system === null ? null : { id: system.id, win_count: system.winCount, total_count: system.totalCount },
      used_in_jackpot: false,
      is_vip: false,
      selections: legs.map((leg, index) =>
        this.#writer.write("betSelection", {
          id: this.#writer.id("bet", bet.number * 100 + index),
          status: leg.result ?? "no_results",
          market: { id: this.#writer.id("market", leg.market.id), name: leg.market.name },
          outcome: { id: this.#writer.id("outcome", leg.outcome.id), name: leg.outcome.name },
          odds: leg.odds,
          specifier: leg.market.specifier,
          match: this.#catalogue.matchHead(leg.event),
        }),
      ),
    });
  }
}
