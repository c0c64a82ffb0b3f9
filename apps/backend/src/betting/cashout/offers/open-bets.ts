import type { BettingContext } from "../../betting-context.ts";

/** Ids of open bets by player, and which of them carry a rule; rows are read in full only for bets that are followed. */
export interface OpenBets {
  readonly byPlayer: ReadonlyMap<string, ReadonlySet<string>>;
  isRuled(betId: string): boolean;
  /** A bet of the player changed. */
  note(playerId: string, betId: string): void;
  /** Reads what changed since the last time; answers the ids. */
  refresh(): Promise<readonly string[]>;
}

interface State {
  readonly id: string;
  readonly playerId: string;
  readonly isOpen: boolean;
  readonly isRuled: boolean;
}

const openStatuses = ["submitted", "waiting_results", "cashout_in_progress"] as const;
const readAtOnce = 500;

function stateQuery({ database }: BettingContext) {
  return database
    .selectFrom("bets")
    .select(["id", "player_id as playerId"])
    .select((select) => select("status", "in", openStatuses).as("isOpen"))
    .select((select) => select.and([select("cashout_rule", "is not", null), select("cashout_rule_done", "=", false)]).as("isRuled"));
}

async function readStates(context: BettingContext, ids: readonly string[]): Promise<readonly State[]> {
  const states: State[] = [];
  for (let from = 0; from < ids.length; from += readAtOnce) {
    const rows = await stateQuery(context)
      .where("id", "in", ids.slice(from, from + readAtOnce))
      .execute();
    states.push(...rows.map((row) => ({ ...row, isOpen: row.isOpen === true, isRuled: row.isRuled === true })));
  }
  return states;
}

/** Knows every open bet from the start on. */
export async function createOpenBets(context: BettingContext): Promise<OpenBets> {
  const byPlayer = new Map<string, Set<string>>();
  const ruled = new Set<string>();
  const changed = new Set<string>();
  const add = (playerId: string, betId: string): void => {
    const known = byPlayer.get(playerId);
    if (known === undefined) byPlayer.set(playerId, new Set([betId]));
    else known.add(betId);
  };
  const remove = (playerId: string, betId: string): void => {
    const known = byPlayer.get(playerId);
    known?.delete(betId);
    if (known?.size === 0) byPlayer.delete(playerId);
  };
  const take = ({ id, playerId, isOpen, isRuled }: State): void => {
    if (isOpen) add(playerId, id);
    else remove(playerId, id);
    if (isOpen && isRuled) ruled.add(id);
    else ruled.delete(id);
  };
  const rows = await stateQuery(context).where("status", "in", openStatuses).execute();
  for (const row of rows) take({ ...row, isOpen: true, isRuled: row.isRuled === true });
  return {
    byPlayer,
    isRuled: (betId) => ruled.has(betId),
    note(playerId, betId) {
      add(playerId, betId);
      changed.add(betId);
    },
    async refresh() {
      const ids = [...changed];
      const states = await readStates(context, ids);
      for (const id of ids) changed.delete(id);
      for (const state of states) take(state);
      return ids;
    },
  };
}
