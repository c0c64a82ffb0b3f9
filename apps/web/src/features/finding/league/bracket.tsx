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
import "../../../styles/league.css";

/** Number of rounds on a wide page: the chosen round and those that follow it. */
const shownRounds = 4;

function isOpen({ winner, matches }: Tie): boolean {
  return winner === null && matches.some(({ score, is_live }) => score === null || is_live);
}

/** The round being played, else the first undecided one; the final if the season is over. */
export function currentRound(rounds: readonly Round[]): number {
  const open = rounds.findIndex(({ ties }) => ties.some(isOpen));
  if (open >= 0) return open;
  const decided = rounds.findLastIndex(({ ties }) => ties.some(({ winner }) => winner !== null));
  const next = rounds[decided]?.ties.every(({ winner }) => winner !== null) === true ? decided + 1 : Math.max(decided, 0);
  if (next < rounds.length) return next;
  // The match for third place follows the final.
  const isThirdPlace = rounds.at(-3)?.ties.length === 2 && rounds.at(-2)?.ties.length === 1;
  return rounds.length - (isThirdPlace ? 2 : 1);
}

/** The knock-out stage of a season: one round at a time on phones, columns of rounds where they fit. */
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
        className="rounds"
        items={rounds.map(({ name }) => ({ key: name, label: <bdi>{name}</bdi> }))}
        chosen={rounds[first]?.name ?? ""}
        onChoose={setPicked}
      />
      <div id="round-panel" role="tabpanel" aria-labelledby={`round-tab-${rounds[first]?.name ?? ""}`} className="bracket">
        {rounds.map((round, index) =>
          index !== first && !isShownWide(index) ? null : (
            <RoundColumn
              key={round.name}
              round={round}
              league={league}
              joint={jointOf(round, rounds[index + 1], isShownWide(index + 1))}
              on={index !== first ? "wide" : isShownWide(index) ? "all" : "narrow"}
            />
          ),
        )}
      </div>
    </>
  );
}

type Joint = "pairs" | "straight" | "none";

/** The lines from the ties of a round to those of the next column. */
function jointOf({ ties }: Round, next: Round | undefined, isNextShown: boolean): Joint {
  if (next === undefined || !isNextShown || next.ties.every(({ from, home }) => from.home === null && home === null)) return "none";
  return ties.length === next.ties.length * 2 ? "pairs" : ties.length === next.ties.length && ties.length > 1 ? "straight" : "none";
}

interface RoundColumnProps {
  readonly round: Round;
  readonly league: League;
  readonly joint: Joint;
  /** The page widths at which the column is shown. */
  readonly on: "all" | "narrow" | "wide";
}

function RoundColumn({ round, league, joint, on }: RoundColumnProps): ReactNode {
  return (
    <section className="round" data-on={on} data-joint={joint} aria-label={round.name}>
      <h2>
        <bdi>{round.name}</bdi>
      </h2>
      <ol>
        {round.ties.map((tie) => (
          <li key={tie.number}>
            <TieCard tie={tie} kind={round.kind} league={league} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const sides = ["home", "away"] as const;

/** The state of a tie in words; empty for a single match, whose score shows it. */
export function tieText({ home, away, score, winner }: Tie, kind: Round["kind"], t: Text): string {
  if (kind === "single" || score === null || home === null || away === null) return "";
  if (winner === null && kind === "legs") return "";
  const leader = winner ?? (score.home === score.away ? null : score.home > score.away ? "home" : "away");
  // Isolated, because right-to-left text would swap the two numbers.
  const points = `\u2066${leader === "away" ? `${score.away}–${score.home}` : `${score.home}–${score.away}`}\u2069`;
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
  return link === undefined ? (
    <div className="tie" data-open="">
      {card}
    </div>
  ) : (
    <PageLink to={`/${league.sport.key}/${link.slug}`} className="tie">
      {card}
    </PageLink>
  );
}

/** A tie before its draw. */
function UndecidedTie({ number }: { readonly number: number }): ReactNode {
  const t = useText();
  return (
    <div className="tie" data-open="">
      <span className="tie-head">
        <span>{t("bracket.undecided")}</span>
        <bdi>{t("bracket.match", { number })}</bdi>
      </span>
    </div>
  );
}

function TieHead({ tie, kind }: { readonly tie: Tie; readonly kind: Round["kind"] }): ReactNode {
  const t = useText();
  const { day, time } = useDayFormat();
  const next = tie.matches.find(({ score }) => score === null);
  const startsAtMs = Date.parse((next ?? tie.matches.at(-1))?.start_time ?? "");
  const text = tieText(tie, kind, t);
  const when = (): string => (next === undefined ? day(startsAtMs) : `${day(startsAtMs)} ${time(startsAtMs)}`);
  return (
    <span className="tie-head">
      <span>
        {tie.isLive ? <i className="tally" role="img" aria-label={t("match.live")} /> : null}
        <bdi>{text !== "" ? text : Number.isNaN(startsAtMs) ? "" : when()}</bdi>
      </span>
      <bdi>{t("bracket.match", { number: tie.number })}</bdi>
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
      <span className="tie-side" data-open="">
        {from === null ? t("bracket.undecided") : t("bracket.winnerOf", { number: from })}
      </span>
    );
  }
  const legs = kind === "legs" ? tie.matches.flatMap((match) => match.score?.[side] ?? []) : [];
  return (
    <span className="tie-side" data-result={winner === null ? "none" : winner === side ? "won" : "lost"}>
      <TeamMark team={team} sportKey={league.sport.key} />
      <bdi>{team.commonName}</bdi>
      {winner === side ? <Icon name="check" size={14} /> : null}
      {legs.length < 2 ? null : legs.map((goals, index) => <small key={index}>{goals}</small>)}
      {score === null ? null : (
        <b>
          {score[side]}
          {penalties === null ? "" : ` (${penalties[side]})`}
        </b>
      )}
    </span>
  );
}
