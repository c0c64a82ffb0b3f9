import { termsOf, type Bonus, type BonusTerm } from "@touchline/store/bonuses";
import type { ReactNode } from "react";
import { useResource, useStore } from "../../../elements/store.ts";
import { useDayFormat, type DayFormat } from "../../../elements/time/use-day-format.ts";
import type { MessageValues } from "../../../messages/text.ts";
import { useText } from "../../../messages/use-text.ts";
import { useBonusFormats, type BonusFormats } from "./bonus-format.ts";
import { termWords } from "./bonus-words.data.ts";
import { useOwner } from "./use-bonuses.ts";

/** Numbers of a term as they are written into its sentence. */
function valuesOf({ values }: BonusTerm, formats: BonusFormats, days: DayFormat): MessageValues {
  const written: Record<string, string | number> = { ...values };
  const { amount, currency, subunits, thousandths, odds, until } = values;
  if (typeof amount === "number" && typeof currency === "string" && typeof subunits === "number")
    written["amount"] = formats.money({ value: amount, currency, subunits });
  if (typeof thousandths === "number") written["percent"] = formats.percent(thousandths);
  if (typeof odds === "number") written["odds"] = formats.odds(odds);
  if (typeof until === "string") written["until"] = days.moment(Date.parse(until));
  return written;
}

/** The terms of a bonus in plain sentences, with its own numbers in them. */
export function BonusTerms({ bonus }: { readonly bonus: Bonus }): ReactNode {
  const t = useText();
  const { api } = useStore();
  const owner = useOwner();
  const formats = useBonusFormats();
  const days = useDayFormat();
  const { data, isError } = useResource(termsOf(api, owner, bonus));
  if (isError) return <p className="text-mid">{t("bonus.termsFailed")}</p>;
  if (data === undefined) return <div className="h-28" aria-busy="true" />;
  return (
    <ul className="grid list-disc gap-1.5 ps-5 text-14 text-mid">
      {data.flatMap((term, index) => {
        const key = termWords[term.key];
        return key === undefined ? [] : [<li key={`${term.key}-${index}`}>{t(key, valuesOf(term, formats, days))}</li>];
      })}
    </ul>
  );
}
