import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { matchPath } from "../../../../elements/matches/match-path.ts";
import { MatchIntro } from "../../../../elements/matches/match-row.tsx";
import { useMatch } from "../../../../elements/matches/use-match.ts";
import { useText } from "../../../../messages/use-text.ts";
import { PageLink } from "../../../../navigation/page-link.tsx";

/** One match of a list of bet builders: when, who, score, and the way to its builder (spec.md 2). */
export function BuilderRow({ matchId }: { readonly matchId: string }): ReactNode {
  const t = useText();
  const match = useMatch(matchId);
  if (match === undefined) return null;
  const path = `${matchPath(match)}#betBuilder`;
  return (
    <div className="mr">
      <MatchIntro match={match} path={path} />
      <PageLink to={path} className="btn main min-h-11 items-center justify-center gap-2" data-tone="quiet">
        <Icon name="layers" size={16} /> {t("builder.title")}
      </PageLink>
      <span className="second" />
      <span className="third" />
      <span />
    </div>
  );
}
