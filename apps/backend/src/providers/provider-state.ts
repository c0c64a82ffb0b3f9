import type { ProviderBet as WireBet, ProviderState } from "@touchline/contract/http/providers";
import type { Database } from "../platform/database/open-database.ts";
import type { BetContext, ProviderBet } from "./provider-bet.ts";
import { readAccount } from "../wallet/player-accounts.ts";
import { currencyFacts } from "../wallet/currency-facts.ts";
import type { ProviderGame } from "./games/provider-game.ts";
import { closesAt, openRoundAt } from "./rounds.ts";
import type { ProviderPlayer } from "./provider-sessions.ts";

const shownBets = 30;

/** The player's latest bets with a provider in a currency, newest first, without refused ones. */
function listProviderBets(
  database: Database,
  { provider, playerId, currency }: { readonly provider: string; readonly playerId: string; readonly currency: string },
): Promise<readonly ProviderBet[]> {
  return database
    .selectFrom("provider_bets")
    .selectAll()
    .where("player_id", "=", playerId)
    .where("provider", "=", provider)
    .where("currency", "=", currency)
    .where("state", "!=", "refused")
    .orderBy("sequence", "desc")
    .limit(shownBets)
    .execute();
}

const shownRounds = 8;

function iso(ms: number): string {
  return new Date(ms).toISOString();
}

/** Converts a bet to its wire format; it is open until its winnings are paid. */
export function betToWire(bet: ProviderBet, game: ProviderGame): WireBet {
  const isOpen = bet.state !== "settled" || (bet.payout > 0n && !bet.is_paid);
  return {
    id: bet.id,
    round: Number(bet.round),
    closes_at: iso(closesAt(game, Number(bet.round))),
    selection: bet.selection,
    stake: Number(bet.stake),
    odds: Number(bet.odds),
    status: isOpen ? "open" : bet.payout > 0n ? "won" : "lost",
    payout: isOpen ? 0 : Number(bet.payout),
    created_at: bet.created_at.toISOString(),
  };
}

async function readWireAccount({ database }: BetContext, { playerId, currency }: ProviderPlayer): Promise<ProviderState["account"]> {
  const account = await readAccount(database, playerId, currency);
  const facts = currencyFacts(currency);
  const offered = facts?.maxStake ?? 0n;
  const limit = account?.betLimit ?? null;
  return {
    balance: Number(account?.balance ?? 0n),
    currency,
    subunits: facts?.subunits ?? 1,
    min_stake: Number(facts?.minStake ?? 0n),
    max_stake: Number(limit !== null && limit < offered ? limit : offered),
    max_return: Number(facts?.maxReturn ?? 0n),
    quick_stakes: [...(facts?.quickStakes ?? [])],
  };
}

/** The state of a game's page; the seed of a round is included only after it has closed. */
export async function readProviderState(context: BetContext, game: ProviderGame, player: ProviderPlayer): Promise<ProviderState> {
  const { seeds, database, nowMs } = context;
  const { provider } = game;
  const number = openRoundAt(game, nowMs());
  const open = await seeds.of(provider, number);
  await seeds.of(provider, number - 1);
  const drawn = await seeds.between(provider, number - shownRounds, number - 1);
  const bets = await listProviderBets(database, { ...player, provider });
  return {
    now: iso(nowMs()),
    account: await readWireAccount(context, player),
    open: { number, closes_at: iso(closesAt(game, number)), commitment: open.commitment, card: game.round(number).card },
    shown_for_ms: game.shownForMs,
    drawn: drawn.map(({ round, seed, commitment }) => {
      const { card, draw } = game.round(round);
      return { number: round, closed_at: iso(closesAt(game, round)), commitment, seed, card, result: draw(seed).result };
    }),
    bets: bets.map((bet) => betToWire(bet, game)),
  };
}
