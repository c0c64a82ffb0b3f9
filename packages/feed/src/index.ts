// The data, the plan that replays it, and the engine that runs and prices it.
export type { Dataset } from "./dataset/dataset.ts";
export { loadDataset } from "./dataset/load-dataset.ts";
export type { CricketFile } from "./dataset/read-cricket.ts";
export type { Facts, Pair, Side, SportKey, Team } from "./core/source-match.ts";
export { stableHash } from "./core/text.ts";
export type { Fixture } from "./core/fixture.ts";
export { createPlan } from "./calendar/create-plan.ts";
export type { Plan } from "./calendar/plan.ts";
export { seasonProgressAt, lastFixtures, type SeasonProgress } from "./calendar/season-progress.ts";
export type { ReadProgress } from "./calendar/fixture-state.ts";
export type { SeasonTable, StandingsRow } from "./calendar/season-tables.ts";
export type { KnockOutRound, KnockOutTie } from "./calendar/knock-out-rounds.ts";
export { planFaults } from "./calendar/measure-plan.ts";
export { createSeriesGames, type SeriesGame } from "./calendar/series-games.ts";
export { createPastMatches, type PastMatch, type PastOfFixture } from "./calendar/past-matches.ts";
export { createOutrights, type Outrights } from "./outrights/create-outrights.ts";
export { createAskedTitles, type TitleSource } from "./outrights/title-source.ts";
export { createEngine, type Engine } from "./engine/create-engine.ts";
export type { PriceSource, WantedPrices } from "./engine/price-supply.ts";
export { isNewerVersion, type PriceSnapshot, type PriceVersion } from "./engine/price-snapshot.ts";
export type {
  CombinableAnswer,
  CombinableLine,
  CombinableQuestion,
  CombinationAnswer,
  CombinationLeg,
  CombinationQuestion,
  Pricer,
  PriceRequest,
} from "./engine/pricer.ts";
export type { WinChanceQuestion, WinChanceSeries } from "./engine/match-win-chances.ts";
export type { WinChance, WinChanceDetail } from "./pricing/win-chances.ts";
export { createLocalPricer } from "./engine/local-pricer.ts";
export { createStandbyPricer, type StandbyPricer } from "./engine/standby-pricer.ts";
export { createTitleThread } from "./worker/title-thread.ts";
export { createWorkerPricer, openPricingThread } from "./worker/worker-pricer.ts";
export { createScriptStore } from "./engine/engine-context.ts";
export type { MatchChange } from "./engine/match-change.ts";
export { type Pause, pauseOf } from "./engine/advance-match.ts";
export { readScoreboard } from "./engine/read-scoreboard.ts";
export { repriceEveryMs } from "./engine/price-drift.ts";

// Matches and their lines as the engine keeps them.
export { scriptOf } from "./engine/engine-context.ts";
export { addLines, isOver, wireStatusOf, type MatchState } from "./engine/match-state.ts";
export { isSimulated } from "./engine/line-state.ts";
export { hasPrice, isListed, noOdds, type LineState } from "./engine/line-state.ts";
export { lineKeyOf } from "./core/specifier.ts";
export { isCorrectedLine, resultAfterEnd, settlementStepAt, type LineResult } from "./engine/settlement.ts";

// The sports: their models, their market types and the names of both.
export type {
  DetailPart,
  MarketTemplate,
  MatchScript,
  OutcomeResult,
  Scenario,
  Scoreboard,
  ScriptEvent,
  SportModule,
} from "./core/sport-module.ts";
export { isVoidEnd, type MatchEnd } from "./core/match-end.ts";
export type { MarketDefinition } from "./core/sport-module.ts";
export type { SportFeed } from "./core/sport-module.ts";
export { createSportFeeds } from "./sports/sport-modules.ts";
export { listColumns, type ListColumns } from "./sports/list-columns.data.ts";
export { readToken, type Delivery } from "./sports/cricket/ball-tokens.ts";
// What the pictures of matches show beyond their events.
export { drivesAt, type Drive } from "./sports/american-football/drives.ts";
export { atBatAt } from "./sports/baseball/at-bat.ts";
export { penaltySeconds, powerPlayAt } from "./sports/ice-hockey/power-play.ts";
export { playerIdOf, shirtsOnPitch } from "./sports/soccer/scorer-players.ts";
export { tennisSituation } from "./sports/tennis/tennis-danger.ts";
export { createFeedNames, type FeedNames, type SideAndLine } from "./names/feed-names.ts";

// Pricing of what the engine does not price by itself.
export { applyMargin } from "./pricing/apply-margin.ts";
export { floorToLadder } from "./pricing/price-ladder.ts";
export { createRandom, type RandomSource } from "./core/random.ts";

// Recorded prices.
export { recordFeed } from "./record-feed.ts";
export { readRecording, writeRecording } from "./engine/recording.ts";
export type { FeedRecording } from "./engine/recording.ts";
