import type { StandingsRow } from "@touchline/store";
import type { ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";
import { TeamMark } from "./team-mark.tsx";
import type { MessageKey } from "../../messages/text.ts";
import { FormChips } from "./form-chips.tsx";
import { hasTablePoints } from "./match.ts";
import "../../styles/league.css";

interface StandingsTableProps {
  readonly rows: readonly StandingsRow[];
  readonly sportKey: string;
  readonly caption: string;
  /** Ids of the teams to highlight, those of the match shown. */
  readonly marked?: ReadonlySet<string>;
  /** `compact` omits the columns that do not fit next to a match. */
  readonly size?: "full" | "compact";
}

interface Column {
  readonly key: MessageKey;
  readonly nameKey: MessageKey;
  readonly isWide: boolean;
  value(row: StandingsRow): ReactNode;
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

const played: Column = { key: "standings.playedShort", nameKey: "standings.played", isWide: false, value: (row) => row.played };
const won: Column = { key: "standings.wonShort", nameKey: "standings.won", isWide: true, value: (row) => row.won };
const drawn: Column = { key: "standings.drawnShort", nameKey: "standings.drawn", isWide: true, value: (row) => row.drawn };
const lost: Column = { key: "standings.lostShort", nameKey: "standings.lost", isWide: true, value: (row) => row.lost };
const scores: Column = {
  key: "standings.scoredShort",
  nameKey: "standings.scored",
  isWide: true,
  value: (row) => <bdi>{`${row.scored}–${row.conceded}`}</bdi>,
};
const difference: Column = {
  key: "standings.differenceShort",
  nameKey: "standings.difference",
  isWide: false,
  value: (row) => <bdi>{signed(row.scored - row.conceded)}</bdi>,
};
const points: Column = {
  key: "standings.pointsShort",
  nameKey: "standings.points",
  isWide: false,
  value: (row) => <b className="font-[720] text-hi">{row.points}</b>,
};

function columnsOf(sportKey: string): readonly Column[] {
  const hasPoints = hasTablePoints(sportKey);
  return [
    played,
    { ...won, isWide: hasPoints },
    ...(sportKey === "soccer" ? [drawn] : []),
    lost,
    scores,
    difference,
    ...(hasPoints ? [points] : []),
  ];
}

export function StandingsTable({ rows, sportKey, caption, marked = new Set(), size = "full" }: StandingsTableProps): ReactNode {
  const t = useText();
  const columns = columnsOf(sportKey).filter(({ isWide }) => size === "full" || !isWide);
  const wide = size === "full" ? "@max-[639px]/content:hidden" : "";
  return (
    <table className="w-full border-collapse text-13">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr className="border-y border-line bg-raise text-12 text-mid">
          <th scope="col" className="h-8.5 w-10 ps-(--gutter) pe-1 text-start font-medium">
            <abbr title={t("standings.rank")} className="no-underline">
              #
            </abbr>
          </th>
          <th scope="col" className="px-2 text-start font-medium">
            {t("standings.team")}
          </th>
          {columns.map(({ key, nameKey, isWide }) => (
            <th
              key={key}
              scope="col"
              className={`${size === "compact" ? "w-9" : "w-12"} px-1 text-center font-medium ${isWide ? wide : ""}`}
            >
              <abbr title={t(nameKey)} className="no-underline">
                {t(key)}
              </abbr>
            </th>
          ))}
          {size === "compact" ? null : (
            <th scope="col" className={`w-36 px-2 pe-(--gutter) text-start font-medium ${wide}`}>
              {t("standings.form")}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow
            key={row.team.id}
            row={row}
            columns={columns}
            sportKey={sportKey}
            isMarked={marked.has(row.team.id)}
            wide={wide}
            size={size}
          />
        ))}
      </tbody>
    </table>
  );
}

interface TableRowProps {
  readonly row: StandingsRow;
  readonly columns: readonly Column[];
  readonly sportKey: string;
  readonly isMarked: boolean;
  readonly wide: string;
  readonly size: "full" | "compact";
}

/** A bar at the start of a row that marks its zone, else a team of the shown match. */
function ZoneEdge({ zone, isMarked }: { readonly zone: StandingsRow["zone"]; readonly isMarked: boolean }): ReactNode {
  const t = useText();
  if (zone === null) return isMarked ? <i className="zone" /> : null;
  return (
    <span className="zone" data-zone={zone} title={t(`standings.${zone}`)}>
      <span className="sr">{t(`standings.${zone}`)}</span>
    </span>
  );
}

function TableRow({ row, columns, sportKey, isMarked, wide, size }: TableRowProps): ReactNode {
  const t = useText();
  return (
    <tr
      className={`border-b border-line ${isMarked ? "bg-cell" : "hover:bg-raise"}`}
      {...(isMarked ? { "aria-current": "true" as const } : {})}
    >
      <td className="n relative h-10 ps-(--gutter) pe-1 text-12 text-mid">
        <ZoneEdge zone={row.zone} isMarked={isMarked} />
        {row.rank}
      </td>
      <th scope="row" className="max-w-0 px-2 text-start font-[570]">
        <span className="flex items-center gap-2">
          <TeamMark team={row.team} sportKey={sportKey} size={24} />
          <bdi className={size === "compact" ? "min-w-0 leading-tight [overflow-wrap:anywhere]" : "truncate"}>{row.team.commonName}</bdi>
          {row.isLive ? <i className="tally shrink-0" role="img" aria-label={t("match.live")} /> : null}
        </span>
      </th>
      {columns.map(({ key, isWide, value }) => (
        <td key={key} className={`n px-1 text-center text-mid ${isWide ? wide : ""}`}>
          {value(row)}
        </td>
      ))}
      {size === "compact" ? null : (
        <td className={`px-2 pe-(--gutter) ${wide}`}>
          <FormChips form={row.form} />
        </td>
      )}
    </tr>
  );
}
