import type { MarketTemplate, OutcomeResult, OutcomeTemplate } from "../../../sport-module.ts";
import type { ScorerPlayer, ScorerState, SoccerDetail } from "../soccer-detail.ts";
import { namedGoalShare } from "../model/scorer-players.ts";

type Template = MarketTemplate<SoccerDetail>;

const noGoalId = "1716";
const anytimeTypeId = 40;
const nextTypeId = 38;

/**
 * A scenario knows how many goals are to come, not whose: a player's outcome is then worth its probability, which as a
 * share of the stake at full odds is the same money. A final has no open goals and gives plain wins.
 */
function chance(probability: number): OutcomeResult {
  return probability <= 0 ? "lose" : { deadHeatShare: probability };
}

function isGoalless({ scored, open }: ScorerState): boolean {
  return scored.length === 0 && open[0] + open[1] === 0;
}

function anytimeResult(scorers: ScorerState, outcomeId: string): OutcomeResult {
  if (outcomeId === noGoalId) return isGoalless(scorers) ? "win" : "lose";
  if (scorers.scored.includes(outcomeId)) return "win";
  const player = scorers.playerById.get(outcomeId);
  if (!player) return "lose";
  const goals = scorers.open[player.side === "home" ? 0 : 1];
  return chance(1 - (1 - player.share * namedGoalShare) ** goals);
}

function nextResult(
  detail: SoccerDetail,
  scorers: ScorerState,
  { goalNumber, outcomeId }: { readonly goalNumber: number; readonly outcomeId: string },
): OutcomeResult {
  const known = scorers.scored[goalNumber - 1];
  if (known !== undefined) return known === outcomeId ? "win" : "lose";
  const isNone = scorers.open[0] + scorers.open[1] === 0;
  if (isNone || outcomeId === noGoalId) return isNone && outcomeId === noGoalId ? "win" : "lose";
  const player = scorers.playerById.get(outcomeId);
  return player !== undefined && player.side === detail.order.at(-1) ? chance(player.share) : "lose";
}

function outcomesOf(players: readonly ScorerPlayer[]): readonly OutcomeTemplate[] {
  return [...players.map(({ id, name }) => ({ id, name })), { id: noGoalId }];
}

/** When the line was made: `prematch` and `live` are lines of their own. */
type ScorerLineType = "prematch" | "live";

function anytimeScorerTemplate(type: ScorerLineType, players: readonly ScorerPlayer[]): Template {
  return {
    typeId: anytimeTypeId,
    specifier: `type=${type}`,
    outcomes: outcomesOf(players),
    needs: ["scorers"],
    resultOf: (detail, outcomeId) => (detail.scorers === null ? "void" : anytimeResult(detail.scorers, outcomeId)),
  };
}

/** The scorer of the next goal; own goals do not count. */
function nextScorerTemplate(goalNumber: number, type: ScorerLineType, players: readonly ScorerPlayer[]): Template {
  return {
    typeId: nextTypeId,
    specifier: `goalnr=${goalNumber}|type=${type}`,
    outcomes: outcomesOf(players),
    needs: ["scorers", "goal_order"],
    resultOf: (detail, outcomeId) => (detail.scorers === null ? "void" : nextResult(detail, detail.scorers, { goalNumber, outcomeId })),
  };
}

/** Rebuilds a scorer line from its specifier; null when it is none. */
export function scorerTemplate(typeId: number, specifier: string, players: readonly ScorerPlayer[]): Template | null {
  const match = /^(?:goalnr=([1-9]\d?)\|)?type=(prematch|live)$/.exec(specifier);
  if (!match) return null;
  const type: ScorerLineType = match[2] === "live" ? "live" : "prematch";
  if (typeId === anytimeTypeId && match[1] === undefined) return anytimeScorerTemplate(type, players);
  return typeId === nextTypeId && match[1] !== undefined ? nextScorerTemplate(Number(match[1]), type, players) : null;
}
