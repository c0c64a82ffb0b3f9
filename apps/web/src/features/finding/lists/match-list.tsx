import { type ReactNode, useState } from "react";
import type { MatchFilter } from "@touchline/store";
import { useText } from "../../../messages/use-text.ts";
import { MatchGroups } from "../../../elements/matches/match-groups.tsx";
import { useResource, useStore } from "../../../elements/store.ts";
import { ListEmpty, ListFailed, ListSkeleton } from "../../../elements/empty-states.tsx";

interface MatchListProps {
  readonly filter: MatchFilter;
  /** Draws a match in place of its usual row. */
  readonly row?: ((matchId: string) => ReactNode) | undefined;
  /** Shown instead of the usual words when there is nothing. */
  readonly empty?: ReactNode;
  /** Follows the rows, with the list's place in the whole. */
  footer?(place: { readonly page: number; readonly lastPage: number }): ReactNode;
}

/** A list of matches under their leagues, in all its states. */
export function MatchList({ filter, row, empty, footer }: MatchListProps): ReactNode {
  const { listings } = useStore();
  const { data, isError, refetch } = useResource(listings.matches(filter));
  if (data === undefined) return isError ? <ListFailed onRetry={() => void refetch()} /> : <ListSkeleton />;
  if (data.matchIds.length === 0) return empty ?? <ListEmpty />;
  return (
    <>
      <MatchGroups matchIds={data.matchIds} row={row} className={row === undefined ? "mt" : "mt builders"} />
      {footer?.(data)}
    </>
  );
}

type Column = "main" | "second";

interface ColumnPickerProps {
  readonly heading: ReactNode;
  readonly children: ReactNode;
  /** `none` where the page shows no market columns. */
  readonly columns?: "shown" | "none";
}

/** Where only one market column fits, a choice of which; elsewhere both stand side by side. */
export function ColumnPicker({ heading, children, columns = "shown" }: ColumnPickerProps): ReactNode {
  const [column, setColumn] = useState<Column>("main");
  return (
    <div data-column={column}>
      <div className="sec">
        {heading}
        {columns === "none" ? null : <ColumnSelect chosen={column} onChoose={setColumn} />}
      </div>
      {children}
    </div>
  );
}

function ColumnSelect({ chosen, onChoose }: { readonly chosen: Column; onChoose(column: Column): void }): ReactNode {
  const t = useText();
  return (
    <select
      aria-label={t("list.column")}
      className="column-select -my-1.5 min-h-11 min-w-14 rounded-2 bg-cell px-3 font-semibold"
      value={chosen}
      onChange={(event) => onChoose(event.target.value === "second" ? "second" : "main")}
    >
      <option value="main">{t("list.columnMain")}</option>
      <option value="second">{t("list.columnSecond")}</option>
    </select>
  );
}
