import type { Competitor } from "@touchline/store";
import type { ReactNode } from "react";

const minLettersPx = 30;

/** One of six patterns, chosen by the team's id. */
function patternOf(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % 6;
}

function Field({ pattern, second }: { readonly pattern: number; readonly second: string }): ReactNode {
  switch (pattern) {
    case 0:
      return <path fill={second} d="M0 0h9v32H0zM23 0h9v32h-9z" />;
    case 1:
      return <path fill={second} d="M16 0h16v32H16z" />;
    case 2:
      return <path fill={second} d="M0 11h32v10H0z" />;
    case 3:
      return <path fill={second} d="M-2 22 22-2h9L-2 31z" />;
    case 4:
      return <path fill={second} d="M3 0h5v32H3zM13.5 0h5v32h-5zM24 0h5v32h-5z" />;
    default:
      return <circle cx="16" cy="16" r="6.5" fill={second} />;
  }
}

/** A crest in a team's two colours. From 30 px up it shows the team's letters. */
export function Crest({ team, size = 18 }: { readonly team: Competitor; readonly size?: number }): ReactNode {
  const pattern = patternOf(team.id);
  const isShield = pattern % 2 === 0;
  const [first, second] = team.colors;
  const outline = isShield
    ? "M3.5 4C8 4 12 3.5 16 1.5 20 3.5 24 4 28.5 4v11c0 7.5-5 12-12.5 15.5C8.5 27 3.5 22.5 3.5 15z"
    : "M16 1.5a14.5 14.5 0 1 0 0 29 14.5 14.5 0 0 0 0-29z";
  const clip = `c${isShield ? "s" : "r"}`;
  const hasLetters = size >= minLettersPx;
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={`crest ${clip} shrink-0`}>
      <g className="in">
        <path fill={first} d="M0 0h32v32H0z" />
        <Field pattern={hasLetters ? 5 : pattern} second={hasLetters ? first : second} />
        {hasLetters ? (
          <text x="16" y="19.6" textAnchor="middle" fill={second} fontSize="9.5" fontWeight="760">
            {team.shortName}
          </text>
        ) : null}
      </g>
      <path d={outline} fill="none" stroke="#8f98a3" strokeOpacity=".55" strokeWidth="1.6" />
    </svg>
  );
}
