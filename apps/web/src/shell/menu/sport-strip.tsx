import { Icon, SportIcon } from "@touchline/ui";
import type { ReactNode } from "react";
import { useResource, useStore } from "../../elements/store.ts";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";

/** Sports as a strip that scrolls sideways, where the rail does not fit. */
export function SportStrip(): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const sports = useResource(listings.sports()).data ?? [];
  const counters = useResource(listings.counters()).data;
  const offered = sports.filter((sport) => counters === undefined || (counters.sports[sport.key]?.matchCount ?? 0) > 0);
  return (
    <nav className="strip spx below-desk" aria-label={t("shell.sports")}>
      <PageLink to="/">
        <Icon name="flame" size={20} />
        {t("shell.popular")}
      </PageLink>
      {offered.map((sport) => (
        <PageLink key={sport.key} to={`/${sport.key}`} isSection>
          <SportIcon sportKey={sport.key} size={20} />
          <bdi>{sport.name}</bdi>
        </PageLink>
      ))}
    </nav>
  );
}
