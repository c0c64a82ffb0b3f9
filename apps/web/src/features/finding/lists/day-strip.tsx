import { useEffect, useRef, type ReactNode } from "react";
import { useDayFormat } from "../../../elements/time/use-day-format.ts";
import { useText } from "../../../messages/use-text.ts";
import { PageLink } from "../../../navigation/page-link.tsx";
import type { OfferedDay } from "./listing/listing-choice.ts";

interface DayStripProps {
  readonly days: readonly OfferedDay[];
  readonly chosen: string | null;
  /** Whether "all days" is among the choices. */
  readonly scope: "allDays" | "oneDay";
  toAddress(date: string | null): string;
}

/** Days as links, so that a day can be shared; the chosen one is brought into view. */
export function DayStrip({ days, chosen, scope, toAddress }: DayStripProps): ReactNode {
  const t = useText();
  const { day } = useDayFormat();
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = strip.current;
    const mark = element?.querySelector<HTMLElement>('[aria-current="page"]');
    if (element == null || mark == null) return;
    element.scrollTo({ left: mark.offsetLeft - (element.clientWidth - mark.clientWidth) / 2 });
  }, [chosen]);
  const link = (date: string | null, text: string): ReactNode => (
    <PageLink key={date ?? "all"} to={toAddress(date)} className="chip" aria-current={date === chosen ? "page" : undefined}>
      {text}
    </PageLink>
  );
  return (
    <nav ref={strip} className="strip relative min-w-0 flex-1 gap-0.5" aria-label={t("results.date")}>
      {scope === "oneDay" ? null : link(null, t("list.allDays"))}
      {days.map(({ date, atMs }) => link(date, day(atMs)))}
    </nav>
  );
}
