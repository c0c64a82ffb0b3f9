import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import type { Competitor } from "@touchline/store";
import { lazyComponent } from "../rendering/lazy.tsx";
import { Crest } from "./team-crest.tsx";

/** The flag of a country or region, else a globe. */
export function Flag({ code }: { readonly code: string | null }): ReactNode {
  const file = code === null || !/^[A-Z]{2}(?:-[A-Z]{3})?$/u.test(code) ? null : code.toLowerCase();
  if (file === null) return <Icon name="globe" size={18} className="shrink-0 text-mid" />;
  return <img className="flag" src={`/flags/${file}.svg`} width={18} height={13.5} alt="" loading="lazy" decoding="async" />;
}

/** Most sites have no pictures of teams, so their code is loaded when there is one. The crest is shown until then. */
const TeamLogo = lazyComponent(async () => (await import("./team-logo.tsx")).TeamLogo, Crest);

/** Sports of persons, who play for their countries. */
const flagSports = /tennis|badminton|darts|snooker|golf/u;

/** The picture or crest of a team, or the flag of a player or nation. */
export function TeamMark({
  team,
  sportKey,
  size = 18,
}: {
  readonly team: Competitor;
  readonly sportKey: string;
  readonly size?: number;
}): ReactNode {
  if (team.logo !== null) return <TeamLogo team={team} size={size} />;
  return (team.isNation || flagSports.test(sportKey)) && size < 30 && team.countryCode !== null ? (
    <Flag code={team.countryCode} />
  ) : (
    <Crest team={team} size={size} />
  );
}
