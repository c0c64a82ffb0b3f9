import type { ReactNode } from "react";
import { Flag } from "../../elements/flag.tsx";
import { leaguePath } from "../../elements/match-path.ts";
import { useResource } from "../../elements/use-resource.ts";
import { useStore } from "../../elements/use-store.ts";
import { ColumnPicker } from "../../features/lists/column-picker.tsx";
import { MatchList } from "../../features/lists/match-list.tsx";
import { useText } from "../../messages/use-text.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import type { PageProps } from "../page-route.ts";

/** A country or region of a sport: its leagues and all their matches. */
export function CategoryPage({ params }: PageProps): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const category = useResource(listings.category(params.id)).data;
  const leagues = useResource(listings.leagues({ categoryId: params.id, limit: 100 })).data ?? [];
  return (
    <ColumnPicker
      heading={
        <>
          <Flag code={category?.countryCode ?? null} />
          <h1>{category?.name}</h1>
          <span className="flex-1" />
          <nav className="strip min-w-0 gap-0.5" aria-label={t("list.leagues")}>
            {leagues.map((league) => (
              <PageLink key={league.id} to={leaguePath(league)} className="chip">
                <bdi>{league.name}</bdi>
              </PageLink>
            ))}
          </nav>
        </>
      }
    >
      <MatchList filter={{ state: "bettable", categoryId: params.id, limit: 100 }} />
    </ColumnPicker>
  );
}
