import type { ReactNode } from "react";

/** A number of both sides; some are texts such as `14.2` overs, or empty for one side. */
export interface SharedFact {
  readonly key: string;
  readonly name: string;
  readonly home: string;
  readonly away: string;
}

function FactBar({ fact }: { readonly fact: SharedFact }): ReactNode {
  const home = Number.parseFloat(fact.home) || 0;
  const away = Number.parseFloat(fact.away) || 0;
  const share = home + away === 0 ? 500 : Math.round((home / (home + away)) * 1000);
  return (
    <li className="grid grid-cols-[44px_1fr_44px] items-center gap-x-2 gap-y-1 px-4 py-2" dir="ltr">
      <b className="n text-14">{fact.home}</b>
      <span className="text-center text-12 text-mid" dir="auto">
        {fact.name}
      </span>
      <b className="n text-end text-14">{fact.away}</b>
      <svg className="col-span-3 h-1 w-full" viewBox="0 0 1000 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width={Math.max(0, share - 4)} height="4" fill="var(--home)" />
        <rect x={share + 4} width={Math.max(0, 996 - share)} height="4" fill="var(--away)" />
      </svg>
    </li>
  );
}

/** What both sides have of each thing counted, as shares of one bar. */
export function FactBars({ facts }: { readonly facts: readonly SharedFact[] }): ReactNode {
  if (facts.length === 0) return null;
  return (
    <ul className="py-1">
      {facts.map((fact) => (
        <FactBar key={fact.key} fact={fact} />
      ))}
    </ul>
  );
}
