import { useState, type ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";

/** Where only one market column fits, a choice of which; elsewhere both stand side by side. */
export function ColumnPicker({ heading, children }: { readonly heading: ReactNode; readonly children: ReactNode }): ReactNode {
  const t = useText();
  const [column, setColumn] = useState<"main" | "second">("main");
  return (
    <div data-column={column}>
      <div className="sec">
        {heading}
        <select
          aria-label={t("list.column")}
          className="column-select min-h-9 rounded-2 bg-cell px-3 font-semibold"
          value={column}
          onChange={(event) => setColumn(event.target.value === "second" ? "second" : "main")}
        >
          <option value="main">{t("list.columnMain")}</option>
          <option value="second">{t("list.columnSecond")}</option>
        </select>
      </div>
      {children}
    </div>
  );
}
