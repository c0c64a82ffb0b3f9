import type { League, Round, Tie } from "@touchline/store";
import { EmptyState, Icon, Tabs } from "@touchline/ui";
import { type ReactNode, useState } from "react";
import { TeamMark } from "../../../elements/matches/team-mark.tsx";
import { useDayFormat } from "../../../elements/time.ts";
import type { Text } from "../../../messages/text.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import { SeasonNotLoaded } from "./league-tables.tsx";
import { useSeason } from "./use-season.ts";

/** Columns of a wide page: a round and those that follow it. */
const shownRounds = 4;

/** The round that is being played: the first with an open tie, else the last that is not about third place. */
export function currentRound(rounds: readonly Round[]): number {
  const open = rounds.findIndex(({ ties }) => ties.some(({ winner }) => winner === null));
  return open >= 0
    ? open
    : Math.max(
        0,
        rounds.findLastIndex(({ ties }) => ties.some(({ from }) => from.home !== null)),
      );
}

/** The knock-out of a season: a round at a time on phones, columns of rounds where they fit. */
export function Bracket({ league }: { readonly league: League }): ReactNode {
  const t = useText();
  const reading = useSeason(league.id);
  const rounds = reading.season?.rounds ?? [];
  const [picked, setPicked] = useState<string | null>(null);
  if (reading.season === undefined) return <SeasonNotLoaded reading={reading} />;
  if (rounds.length === 0) return <EmptyState icon="trophy" title={t("standings.none")} />;
  const chosen = rounds.findIndex(({ name }) => name === picked);
  const first = chosen >= 0 ? chosen : currentRound(rounds);
  const start = Math.max(0, Math.min(first, rounds.length - shownRounds));
  const isShownWide = (index: number): boolean => index >= start && index < start + shownRounds;
  return (
    <>
      <Tabs
        label={t("league.knockOut")}
        variant="chip"
        idBase="round"
        className="scroll-px-(--gutter) px-(--gutter) py-2"
        items={rounds.map(({ name }) => ({ key: name, label: <bdi>{name}</bdi> }))}
        chosen={rounds[first]?.name ?? ""}
        onChoose={setPicked}
      />
      <div id="round-panel" role="tabpanel" aria-labelledby={`round-tab-${rounds[first]?.name ?? ""}`} className="flex px-(--gutter) pb-6">
        {rounds.map((round, index) =>
          index !== first && !isShownWide(index) ? null : (
            <RoundColumn
              key={round.name}
              round={round}
              league={league}
              joint={jointOf(round, rounds[index + 1], isShownWide(index + 1))}
              className={index === first ? (isShownWide(index) ? "" : "@min-[720px]/content:hidden") : "@max-[719px]/content:hidden"}
            />
          ),
        )}
      </div>
    </>
  );
}

type Joint = "pairs" | "straight" | "none";

/** How the ties of a round lead to those of the next column. */
function jointOf({ ties }: Round, next: Round | undefined, isNextShown: boolean): Joint {
  if (next === undefined || !isNextShown || next.ties.every(({ from, home }) => from.home === null && home === null)) return "none";
  return ties.length === next.ties.length * 2 ? "pairs" : ties.length === next.ties.length && ties.length > 1 ? "straight" : "none";
}

/** A line from the middle of a tie to the middle of its pair, where the next tie stands. */
const jointClasses: Readonly<Record<Joint, string>> = {
  none: "",
  straight: "after:top-1/2 after:border-t",
  pairs:
    "odd:after:top-1/2 odd:after:bottom-0 odd:after:border-t odd:after:border-e even:after:top-0 even:after:bottom-1/2 even:after:border-e even:after:border-b",
};

interface RoundColumnProps {
  readonly round: Round;
  readonly league: League;
  readonly joint: Joint;
  readonly className: string;
}

function RoundColumn({ round, league, joint, className }: RoundColumnProps): ReactNode {
  return (
    <section className={`flex min-w-0 flex-1 flex-col ${className}`} aria-label={round.name}>
      <h2 className="pb-1 text-12 font-[640] text-mid @max-[719px]/content:sr-only">
        <bdi>{round.name}</bdi>
      </h2>
      <ol className="flex flex-1 flex-col justify-around">
        {round.ties.map((tie) => (
          <li
            key={tie.number}
            className={`relative flex flex-1 flex-col justify-center py-1 after:absolute after:end-0 after:w-2 after:border-line-2 @min-[720px]/content:pe-4 @max-[719px]/content:after:hidden ${jointClasses[joint]}`}
          >
            <TieCard tie={tie} kind={round.kind} league={league} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const sides = ["home", "away"] as const;

/** Where a tie stands in words; empty for one match, whose score says it. */
export function tieText({ home, away, score, winner }: Tie, kind: Round["kind"], t: Text): string {
  if (kind === "single" || score === null || home === null || away === null) return "";
  if (winner === null && kind === "legs") return "";
  const leader = winner ?? (score.home === score.away ? null : score.home > score.away ? "home" : "away");
  const points = leader === "away" ? `${score.away}–${score.home}` : `${score.home}–${score.away}`;
  if (leader === null) return score.home === 0 ? "" : t("bracket.level", { score: points });
  const team = (leader === "home" ? home : away).commonName;
  return t(winner === null ? "bracket.leads" : "bracket.won", { team, score: points });
}

function TieCard({ tie, kind, league }: { readonly tie: Tie; readonly kind: Round["kind"]; readonly league: League }): ReactNode {
  if (sides.every((side) => tie[side] === null && tie.from[side] === null)) return <UndecidedTie number={tie.number} />;
  const link = tie.matches.find(({ is_live }) => is_live) ?? tie.matches.find(({ score }) => score === null) ?? tie.matches.at(-1);
  const card = (
    <>
      <TieHead tie={tie} kind={kind} />
      {sides.map((side) => (
        <TieSide key={side} tie={tie} side={side} kind={kind} league={league} />
      ))}
    </>
  );
  const classes = "block rounded-2 border border-line bg-pane px-2.5 py-1.5 text-13";
  return link === undefined ? (
    <div className={`${classes} border-dashed`}>{card}</div>
  ) : (
    <PageLink to={`/${league.sport.key}/${link.slug}`} className={`${classes} hover:bg-raise`}>
      {card}
    </PageLink>
  );
}

/** A tie of which nothing is known before a draw. */
function UndecidedTie({ number }: { readonly number: number }): ReactNode {
  const t = useText();
  return (
    <div className="flex min-h-9 items-center justify-between gap-2 rounded-2 border border-dashed border-line px-2.5 text-12 text-low">
      <span>{t("bracket.undecided")}</span>
      <bdi>{t("bracket.match", { number })}</bdi>
    </div>
  );
}

function TieHead({ tie, kind }: { readonly tie: Tie; readonly kind: Round["kind"] }): ReactNode {
  const t = useText();
  const { day, time } = useDayFormat();
  const next = tie.matches.find(({ score }) => score === null);
  const startsAtMs = Date.parse((next ?? tie.matches.at(-1))?.start_time ?? "");
  const text = tieText(tie, kind, t);
  return (
    <span className="flex min-h-5 items-center gap-2 text-12 text-mid">
      <span className="flex min-w-0 flex-1 items-center gap-1.5">
        {tie.isLive ? <i className="tally shrink-0" role="img" aria-label={t("match.live")} /> : null}
        <bdi className="truncate">
          {text !== ""
            ? text
            : Number.isNaN(startsAtMs)
              ? ""
              : next === undefined
                ? day(startsAtMs)
                : `${day(startsAtMs)} ${time(startsAtMs)}`}
        </bdi>
      </span>
      <bdi className="text-low">{t("bracket.match", { number: tie.number })}</bdi>
    </span>
  );
}

interface TieSideProps {
  readonly tie: Tie;
  readonly side: "home" | "away";
  readonly kind: Round["kind"];
  readonly league: League;
}

function TieSide({ tie, side, kind, league }: TieSideProps): ReactNode {
  const t = useText();
  const team = tie[side];
  const { score, penalties, winner } = tie;
  if (team === null) {
    const from = tie.from[side];
    return (
      <span className="flex min-h-6 items-center text-low">
        <span className="truncate">{from === null ? t("bracket.undecided") : t("bracket.winnerOf", { number: from })}</span>
      </span>
    );
  }
  const legs = kind === "legs" ? tie.matches.flatMap((match) => match.score?.[side] ?? []) : [];
  const tone = winner === side ? "font-[680] text-hi" : winner === null ? "font-[560]" : "text-mid";
  return (
    <span className={`flex min-h-6 items-center gap-2 ${tone}`}>
      <TeamMark team={team} sportKey={league.sport.key} />
      <bdi className="min-w-0 flex-1 truncate">{team.commonName}</bdi>
      {winner === side ? <Icon name="check" size={14} className="shrink-0 text-up" /> : null}
      {legs.length < 2
        ? null
        : legs.map((goals, index) => (
            <span key={index} className="n w-3 text-center text-12 font-normal text-mid">
              {goals}
            </span>
          ))}
      {score === null ? null : (
        <bdi className="n min-w-4 text-end font-[700]">
          {score[side]}
          {penalties === null ? "" : ` (${penalties[side]})`}
        </bdi>
      )}
    </span>
  );
}
