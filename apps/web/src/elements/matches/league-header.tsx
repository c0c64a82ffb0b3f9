import type { League } from "@touchline/store";
import type { ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import { Flag } from "../scoreboard/flag.tsx";
import { leaguePath } from "./match-path.ts";

/** The heading of a league's rows with the names of the market columns; stays in view while its rows do. */
export function LeagueHeader({ league, hasColumns = true }: { readonly league: League; readonly hasColumns?: boolean }): ReactNode {
  const t = useText();
  const { sport } = league;
  return (
    <div className="lh">
      <PageLink to={leaguePath(league)} className="lg">
        <Flag code={league.category.countryCode} />
        <bdi className="truncate">{league.name}</bdi>
      </PageLink>
      <div className="ch main" aria-hidden="true">
        {!hasColumns ? null : (sport.mainOutcomesCount === 3 ? ["1", "X", "2"] : ["1", "2"]).map((name) => <span key={name}>{name}</span>)}
      </div>
      <div className="ch second" aria-hidden="true">
        <span>
          {!hasColumns || sport.secondaryMarketId === null
            ? ""
            : t(sport.key === "soccer" ? "column.totalGoals" : sport.key === "tennis" ? "column.totalGames" : "column.total")}
        </span>
      </div>
      <div className="ch third" aria-hidden="true">
        <span>{!hasColumns || sport.tertiaryMarketId === null ? "" : t("column.handicap")}</span>
      </div>
      <span className="end" />
    </div>
  );
}
