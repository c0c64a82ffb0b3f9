import { formatPercent } from "@touchline/domain";
import type { Match } from "@touchline/store";
import { castVote, voteOf, type Vote, type VoteChoice } from "@touchline/store/vote";
import { useState, type ReactNode } from "react";
import { useResource, useSession, useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";
import { useCurrentPage } from "../../../navigation/navigation-context.ts";
import { PageLink } from "../../../navigation/page-link.tsx";

interface Choice {
  readonly key: VoteChoice;
  readonly name: string;
}

function Shares({ choices, vote }: { readonly choices: readonly Choice[]; readonly vote: Vote }): ReactNode {
  const t = useText();
  const { locale } = useStore();
  const { totals } = vote;
  if (totals === null) {
    const chosen = choices.find(({ key }) => key === vote.choice)?.name;
    return <p className="text-13 text-mid">{vote.isSending ? t("vote.sending") : <bdi>{chosen}</bdi>}</p>;
  }
  const count = totals.home + totals.draw + totals.away;
  return (
    <>
      <ul className="grid gap-2">
        {choices.map(({ key, name }) => {
          const percent = Math.round((totals[key] / Math.max(1, count)) * 100);
          return (
            <li key={key} className={`text-13 ${vote.choice === key ? "font-[650]" : "text-mid"}`}>
              <bdi>{t("vote.share", { name, percent: formatPercent(percent * 10, locale) })}</bdi>
              <svg className="mt-1 block h-1.5 w-full rtl:-scale-x-100" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect width="100" height="6" fill="var(--line)" />
                <rect width={percent} height="6" fill={vote.choice === key ? "var(--ind)" : "var(--mid)"} />
              </svg>
            </li>
          );
        })}
      </ul>
      <p className="n text-12 text-mid">{t("vote.count", { count })}</p>
    </>
  );
}

/** Poll on who will win: one vote for each player, with the results after voting. */
export function MatchVote({ match }: { readonly match: Match }): ReactNode {
  const t = useText();
  const page = useCurrentPage();
  const { api, queries } = useStore();
  const { player } = useSession();
  const owner = { matchId: match.id, playerId: player?.id ?? "" };
  const { data: vote } = useResource(voteOf(api, owner), { isEnabled: player !== null });
  const [isFailed, setFailed] = useState(false);
  const choices: readonly Choice[] = [
    { key: "home", name: match.home?.commonName ?? "" },
    ...(match.league.sport.mainOutcomesCount === 3 ? [{ key: "draw" as const, name: t("match.draw") }] : []),
    { key: "away", name: match.away?.commonName ?? "" },
  ];
  async function choose(choice: VoteChoice): Promise<void> {
    setFailed(false);
    setFailed(!(await castVote({ api, queries }, owner, choice)));
  }
  if (player !== null && vote === undefined) return null;
  return (
    <section aria-label={t("vote.title")} className="grid gap-3 border-t border-line p-4">
      <h3 className="text-14 font-[650]">
        {t("vote.title")} <span className="text-12 font-normal text-mid">{t("vote.text")}</span>
      </h3>
      {player === null ? (
        <PageLink to={`/users/sign-in?returnTo=${encodeURIComponent(page.address)}`} className="btn" data-tone="quiet">
          {t("vote.signIn")}
        </PageLink>
      ) : null}
      {player !== null && vote === null ? (
        <div className="grid auto-cols-fr grid-flow-col gap-2">
          {choices.map(({ key, name }) => (
            <button key={key} type="button" className="btn min-w-0" data-tone="quiet" onClick={() => void choose(key)}>
              <bdi className="min-w-0 text-13 leading-tight text-balance">{name}</bdi>
            </button>
          ))}
        </div>
      ) : null}
      <div aria-live="polite" className="grid gap-2">
        {player === null || vote == null ? null : <Shares choices={choices} vote={vote} />}
        {isFailed && vote == null ? <p className="text-13 font-semibold text-down">{t("vote.failed")}</p> : null}
      </div>
    </section>
  );
}
