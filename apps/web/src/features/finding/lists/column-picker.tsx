import { useState, type ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";

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
