import { formatShownOdds, formatPercent, parseOdds } from "@touchline/domain";
import type { Match } from "@touchline/store";
import type { WinChance, WinChances } from "@touchline/store/win-chances";
import { type ReactNode, useEffect, useState } from "react";
import { matchColours, toCssColour } from "../../../elements/matches/match-colours.ts";
import { formatIncidentTime } from "../../../elements/matches/use-match-progress.ts";
import { usePreferences, useStore } from "../../../elements/store.ts";
import { useDayFormat } from "../../../elements/time.ts";
import { useText } from "../../../messages/use-text.ts";
import { wholePercents } from "./win-chance-course.ts";

interface Share {
  readonly key: "home" | "draw" | "away";
  readonly name: string;
  /** For narrow pages. */
  readonly shortName: string;
  /** The chance or the price at the moment of the point. */
  readonly value: string;
}

/** Names and values of a point in the page's language: its prices if they are requested and known, else its chances. */
export function useShares(match: Match, hasDraw: boolean): (point: WinChance, isPriced: boolean) => readonly Share[] {
  const t = useText();
  const { locale } = useStore();
  const { oddsFormat } = usePreferences();
  const sides = hasDraw ? (["home", "draw", "away"] as const) : (["home", "away"] as const);
  return (point, isPriced) => {
    const percents = wholePercents(sides.map((key) => point[key]));
    return sides.map((key, index) => {
      const odds = isPriced ? parseOdds(point.odds[index]) : null;
      const team = key === "draw" ? null : match[key];
      return {
        key,
        name: team?.commonName ?? t("match.draw"),
        shortName: team?.shortName ?? t("match.draw"),
        value: odds === null ? formatPercent((percents[index] ?? 0) * 10, locale) : formatShownOdds(odds, oddsFormat),
      };
    });
  };
}

interface ReadoutProps {
  readonly match: Match;
  readonly hasDraw: boolean;
  /** The chosen point; null for the latest. */
  readonly chosen: WinChance | null;
  /** Whether the chosen point is in the future and assumes an unchanged score. */
  readonly isAhead: boolean;
  readonly latest: WinChance;
  /** Calls `listener` with each later point. */
  readonly follow: (listener: (point: WinChance) => void) => () => void;
}

/** The point to show: that of newer prices, unless the backend has a later one, such as for the result. */
export function newestPoint(arrived: WinChance | null, latest: WinChance): WinChance {
  return arrived !== null && arrived.atSeconds > latest.atSeconds ? arrived : latest;
}

const shownAs = ({ home, draw, away }: WinChance): string => wholePercents([home, draw, away]).join();

/** One line above the drawing: the chances now, or the prices of the chosen moment. */
export function Readout({ match, hasDraw, chosen, isAhead, latest, follow }: ReadoutProps): ReactNode {
  const t = useText();
  const format = useDayFormat();
  const sharesOf = useShares(match, hasDraw);
  const [later, setLater] = useState<WinChance | null>(null);
  useEffect(
    () => follow((point) => setLater((before) => (shownAs(newestPoint(before, latest)) === shownAs(point) ? before : point))),
    [follow, latest],
  );
  const colours = matchColours(match);
  return (
    <p className="wc-read" dir="ltr">
      {chosen === null ? (
        <b>{t("match.winChance")}</b>
      ) : (
        <b className="n">
          <bdi>{formatIncidentTime(chosen.time)}</bdi>{" "}
          {isAhead ? <bdi className="ms-1 font-normal text-mid">{t("match.ifStill")}</bdi> : null}
          <bdi className="wc-plate">{chosen.score?.replace(":", "–")}</bdi>
        </b>
      )}
      {sharesOf(chosen ?? newestPoint(later, latest), chosen !== null).map(({ key, name, shortName, value }) => (
        <span key={key}>
          <svg width="9" height="9" aria-hidden="true">
            {key === "draw" ? (
              <rect x=".5" y=".5" width="8" height="8" rx="2" fill="var(--line)" stroke="var(--ctl)" />
            ) : (
              <rect width="9" height="9" rx="2" fill={toCssColour(colours[key])} />
            )}
          </svg>
          <bdi className="wc-name">{name}</bdi>
          <bdi className="wc-short">{shortName}</bdi> <b className="n">{value}</b>
        </span>
      ))}
      {chosen === null ? (
        <span className="wc-from">
          {match.status === "prematch" ? `${t("match.kickOff")} ${format.moment(match.startsAtMs)}` : t("match.winChanceSource")}
        </span>
      ) : null}
    </p>
  );
}

/** The course for screen readers: one row for each score, and for the last point. */
export function Table({ match, chances }: { readonly match: Match; readonly chances: WinChances }): ReactNode {
  const t = useText();
  const { points, hasDraw } = chances;
  const sharesOf = useShares(match, hasDraw);
  const [first] = points;
  const rows = points.filter(({ score }, index) => index === points.length - 1 || score !== points[index - 1]?.score);
  return (
    <table className="sr">
      <thead>
        <tr>
          <th colSpan={2}>{t("match.winChance")}</th>
          {first === undefined ? null : sharesOf(first, false).map(({ key, name }) => <th key={key}>{name}</th>)}
        </tr>
      </thead>
      <tbody>
        {rows.map((point) => (
          <tr key={point.atSeconds}>
            <th scope="row">{formatIncidentTime(point.time)}</th>
            <td>{point.score?.replace(":", "–")}</td>
            {sharesOf(point, false).map(({ key, value }) => (
              <td key={key}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
