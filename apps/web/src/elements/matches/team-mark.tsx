import { Icon } from "@touchline/ui";
import type { ReactNode } from "react";
import { lazyComponent } from "../rendering/lazy.tsx";
import { isPersonSport } from "./match.ts";
import { Crest, type CrestProps } from "./team-crest.tsx";

/** The flag of a country or region, else a globe. */
export function Flag({ code, size = 18 }: { readonly code: string | null; readonly size?: number }): ReactNode {
  const file = code === null || !/^[A-Z]{2}(?:-[A-Z]{3})?$/u.test(code) ? null : code.toLowerCase();
  if (file === null) return <Icon name="globe" size={size} className="shrink-0 text-mid" />;
  return <img className="flag" src={`/flags/${file}.svg`} width={size} height={size * 0.75} alt="" loading="lazy" decoding="async" />;
}

/** Most sites have no pictures of teams, so their code is loaded when there is one. The kit is shown until then. */
const TeamLogo = lazyComponent(async () => (await import("./team-logo.tsx")).TeamLogo, Crest);

/** The picture or kit of a team, or the flag of a player or nation. */
export function TeamMark(props: CrestProps): ReactNode {
  const { team, sportKey, size } = props;
  if (team.logo !== null) return <TeamLogo {...props} />;
  const isPerson = isPersonSport(sportKey);
  return isPerson || (team.isNation && team.countryCode !== null) ? (
    <Flag code={team.countryCode} {...(size === undefined ? {} : { size })} />
  ) : (
    <Crest {...props} />
  );
}
