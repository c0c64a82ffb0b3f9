import { type ComponentType, type ReactNode, useState } from "react";
import type { Match, MatchFilter } from "@touchline/store";
import { useText } from "../../../messages/use-text.ts";
import { MatchGroups } from "../../../elements/matches/match-groups.tsx";
import { ListColumnContext } from "../../../elements/matches/match-row.tsx";
import { useResource, useStore } from "../../../elements/store.ts";
import { ListEmpty, ListFailed, ListSkeleton } from "../../../elements/empty-states.tsx";

interface MatchListProps {
  readonly filter: MatchFilter;
  /** Renders a match instead of its usual row. */
  readonly row?: ((matchId: string) => ReactNode) | undefined;
  /** Content of a row below the teams; the same function in every render. */
  readonly under?: (match: Match) => ReactNode;
  /** Replaces the grouping by league. */
  readonly Groups?: ComponentType<{ readonly matchIds: readonly string[] }>;
  /** Replaces the usual empty state. */
  readonly empty?: ReactNode;
  /** Rendered below the rows. */
  footer?(paging: { readonly page: number; readonly lastPage: number }): ReactNode;
}

/** Matches grouped by league by default, with loading, error and empty states. */
export function MatchList({ filter, row, under, Groups, empty, footer }: MatchListProps): ReactNode {
  const { listings } = useStore();
  const { data, isError, refetch } = useResource(listings.matches(filter));
  if (data === undefined) return isError ? <ListFailed onRetry={() => void refetch()} /> : <ListSkeleton />;
  if (data.matchIds.length === 0) return empty ?? <ListEmpty />;
  return (
    <>
      {Groups === undefined ? (
        <MatchGroups matchIds={data.matchIds} row={row} under={under} className={row === undefined ? "mt" : "mt builders"} />
      ) : (
        <Groups matchIds={data.matchIds} />
      )}
      {footer?.(data)}
    </>
  );
}

type Column = "main" | "second";

interface ColumnPickerProps {
  readonly heading: ReactNode;
  readonly children: ReactNode;
  /** `none` for pages without market columns. */
  readonly columns?: "shown" | "none";
}

/** Offers a choice of the market column if only one fits; otherwise both columns are shown. */
export function ColumnPicker({ heading, children, columns = "shown" }: ColumnPickerProps): ReactNode {
  const [column, setColumn] = useState<Column>("main");
  return (
    <div data-column={column}>
      <div className="sec">
        {heading}
        {columns === "none" ? null : <ColumnSelect chosen={column} onChoose={setColumn} />}
      </div>
      <ListColumnContext value={column}>{children}</ListColumnContext>
    </div>
  );
}

function ColumnSelect({ chosen, onChoose }: { readonly chosen: Column; onChoose(column: Column): void }): ReactNode {
  const t = useText();
  return (
    <select
      aria-label={t("list.column")}
      className="column-select -my-1.5 min-h-11 min-w-14 rounded-2 bg-cell ps-3 font-semibold"
      value={chosen}
      onChange={(event) => onChoose(event.target.value === "second" ? "second" : "main")}
    >
      <option value="main">{t("list.columnMain")}</option>
      <option value="second">{t("list.columnSecond")}</option>
    </select>
  );
}
