import type { StandingsRow } from "@touchline/store";
import type { ReactNode } from "react";
import { useText } from "../../messages/use-text.ts";

type Result = StandingsRow["form"][number];

const classes: Readonly<Record<Result, string>> = { W: "bg-up-w text-up", D: "bg-cell text-mid", L: "bg-down-w text-down" };

/** The latest results as letters, newest last. */
export function FormChips({ form }: { readonly form: readonly Result[] }): ReactNode {
  const t = useText();
  const spoken = form.map((result) => t(`standings.result.${result}`)).join(", ");
  return (
    <span className="inline-flex shrink-0 gap-1">
      <span className="sr">{spoken}</span>
      {form.map((result, index) => (
        <span
          key={index}
          aria-hidden="true"
          className={`grid size-5 place-items-center rounded-1 text-12 font-[660] ${classes[result]}`}
          title={t(`standings.result.${result}`)}
        >
          {t(`standings.letter.${result}`)}
        </span>
      ))}
    </span>
  );
}
