import type { SportKey } from "../core/source-match.ts";
import type { MarketDefinitions, RatingHistory, SportFeed, SportModule } from "../core/sport-module.ts";
import { americanFootballMarketDefinitions } from "./american-football/american-football-markets.data.ts";
import { createAmericanFootballModule } from "./american-football/american-football-module.ts";
import { baseballMarketDefinitions } from "./baseball/baseball-markets.data.ts";
import { createBaseballModule } from "./baseball/baseball-module.ts";
import { basketballMarketDefinitions } from "./basketball/basketball-markets.data.ts";
import { createBasketballModule } from "./basketball/basketball-module.ts";
import { cricketMarketDefinitions } from "./cricket/cricket-markets.data.ts";
import { createCricketModule } from "./cricket/cricket-module.ts";
import { esportsMarketDefinitions } from "./esports/esports-markets.data.ts";
import { createEsportsModule } from "./esports/esports-module.ts";
import { iceHockeyMarketDefinitions } from "./ice-hockey/ice-hockey-markets.data.ts";
import { createIceHockeyModule } from "./ice-hockey/ice-hockey-module.ts";
import { listColumns } from "./list-columns.data.ts";
import { soccerMarketDefinitions } from "./soccer/soccer-markets.data.ts";
import { createSoccerModule } from "./soccer/soccer-module.ts";
import { tennisMarketDefinitions } from "./tennis/tennis-markets.data.ts";
import { createTennisModule } from "./tennis/tennis-module.ts";

/** A sport's model and its market types. */
export interface SportImplementation {
  readonly sport: SportKey;
  readonly definitions: MarketDefinitions;
  readonly create: (history: RatingHistory) => SportModule<unknown>;
}

/** Every sport that the feed can replay. */
export const sportImplementations: readonly SportImplementation[] = [
  { sport: "soccer", definitions: soccerMarketDefinitions, create: createSoccerModule },
  { sport: "tennis", definitions: tennisMarketDefinitions, create: createTennisModule },
  { sport: "basketball", definitions: basketballMarketDefinitions, create: createBasketballModule },
  { sport: "ice-hockey", definitions: iceHockeyMarketDefinitions, create: createIceHockeyModule },
  { sport: "american-football", definitions: americanFootballMarketDefinitions, create: createAmericanFootballModule },
  { sport: "baseball", definitions: baseballMarketDefinitions, create: createBaseballModule },
  { sport: "cricket", definitions: cricketMarketDefinitions, create: createCricketModule },
  { sport: "cs2", definitions: esportsMarketDefinitions.cs2, create: () => createEsportsModule("cs2") },
  { sport: "lol", definitions: esportsMarketDefinitions.lol, create: () => createEsportsModule("lol") },
  { sport: "dota2", definitions: esportsMarketDefinitions.dota2, create: () => createEsportsModule("dota2") },
  { sport: "valorant", definitions: esportsMarketDefinitions.valorant, create: () => createEsportsModule("valorant") },
];

/** Every sport with its model, learning from the history. */
export function createSportFeeds(history: RatingHistory): ReadonlyMap<string, SportFeed> {
  return new Map(
    sportImplementations.map(({ sport, definitions, create }) => {
      const { main, secondary, tertiary } = listColumns[sport];
      const feed: SportFeed = {
        module: create(history),
        definitions,
        mainTypeId: main.typeId,
        secondaryTypeId: secondary?.typeId ?? null,
        tertiaryTypeId: tertiary?.typeId ?? null,
      };
      return [sport, feed] as const;
    }),
  );
}
