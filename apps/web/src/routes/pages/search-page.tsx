import { EmptyState, Field, Icon, SportIcon } from "@touchline/ui";
import { useDeferredValue, useState, type ReactNode } from "react";
import { Flag } from "../../elements/flag.tsx";
import { leaguePath, matchPath } from "../../elements/match-path.ts";
import { MatchGroups } from "../../elements/match-groups.tsx";
import { useResource } from "../../elements/use-resource.ts";
import { useStore } from "../../elements/use-store.ts";
import { useText } from "../../messages/use-text.ts";
import { useNavigation } from "../../navigation/navigation-context.ts";
import { PageLink } from "../../navigation/page-link.tsx";
import type { PageProps } from "../page-route.ts";

const shortest = 3;
const longest = 50;
const rowClass = "flex min-h-11 items-center gap-3 border-b border-line px-[var(--gutter)] hover:bg-raise";

function Found({ text }: { readonly text: string }): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const { data } = useResource(listings.search(text));
  if (data === undefined) return null;
  if (data.matchIds.length + data.leagues.length + data.competitors.length === 0) {
    return (
      <EmptyState icon="search" title={t("search.none", { text })}>
        {t("search.noneText")}
      </EmptyState>
    );
  }
  const heading = (key: "search.leagues" | "search.teams" | "search.events"): ReactNode => <h2 className="px-[var(--gutter)] pt-4 pb-2 text-12 text-mid">{t(key)}</h2>;
  return (
    <>
      {data.leagues.length === 0 ? null : heading("search.leagues")}
      {data.leagues.map((league) => (
        <PageLink key={league.id} to={leaguePath(league)} className={rowClass}>
          <Flag code={league.category.countryCode} />
          <bdi className="font-semibold">{league.name}</bdi>
          <bdi className="text-mid">{league.category.name}</bdi>
        </PageLink>
      ))}
      {data.competitors.some(({ nextMatch }) => nextMatch !== null) ? heading("search.teams") : null}
      {data.competitors.map(({ id, name, sportKey, nextMatch }) =>
        nextMatch === null ? null : (
          <PageLink key={id} to={matchPath(nextMatch)} className={rowClass}>
            <SportIcon sportKey={sportKey} />
            <bdi className="font-semibold">{name}</bdi>
            <bdi className="min-w-0 truncate text-mid">{`${nextMatch.home?.name ?? ""} – ${nextMatch.away?.name ?? ""}`}</bdi>
          </PageLink>
        ),
      )}
      {data.matchIds.length === 0 ? null : heading("search.events")}
      <MatchGroups matchIds={data.matchIds} />
    </>
  );
}

/** Finds matches, leagues and teams by the beginnings of words. */
export function SearchPage({ search }: PageProps): ReactNode {
  const t = useText();
  const navigation = useNavigation();
  const [text, setText] = useState(search.get("q") ?? "");
  const asked = useDeferredValue(text.trim().slice(0, longest));
  return (
    <>
      <search className="block p-[var(--gutter)]">
        <h1 className="sr">{t("search.title")}</h1>
        <form
          role="presentation"
          onSubmit={(event) => {
            event.preventDefault();
            void navigation.go(`/search?q=${encodeURIComponent(text.trim())}`, { isReplacing: true });
          }}
        >
          <Field label={t("search.label")} hint={t("search.hint")} type="search" autoFocus autoComplete="off" maxLength={longest} value={text} onChange={(event) => setText(event.target.value)} />
        </form>
      </search>
      {[...asked].length < shortest ? (
        <div className="grid place-items-center py-10 text-low">
          <Icon name="search" size={40} />
        </div>
      ) : (
        <Found text={asked} />
      )}
    </>
  );
}
