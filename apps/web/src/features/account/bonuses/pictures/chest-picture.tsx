import type { ReactNode } from "react";

/** A chest that nobody has opened, or an open one: how much it held, and whether it is the player's. */
export type ChestLook = { readonly type: "closed" } | { readonly type: "open"; readonly size: 0 | 1 | 2; readonly isWon: boolean };

/** Coins by size, from the back to the front: centre and radius. */
const coins: readonly (readonly (readonly [x: number, y: number, radius: number])[])[] = [
  [
    [40, 31, 6],
    [55, 32, 6],
  ],
  [
    [32, 31, 6],
    [47, 26, 7],
    [62, 30, 7],
    [54, 33, 5],
  ],
  [
    [30, 30, 7],
    [41, 22, 7],
    [56, 21, 8],
    [66, 29, 7],
    [48, 30, 7],
    [36, 33, 5],
    [60, 33, 5],
  ],
];

const rays = ["M48 3v-3", "M26 6l-3-5", "M70 6l3-5", "M9 15l-5-3", "M87 15l5-3"];

function Coins({ size, isWon }: { readonly size: 0 | 1 | 2; readonly isWon: boolean }): ReactNode {
  return coins[size]?.map(([x, y, radius]) => (
    <g key={`${x}-${y}`} fill={isWon ? "var(--accent)" : "var(--ctl)"} stroke="var(--pane)" strokeWidth="1.5">
      <circle cx={x} cy={y} r={radius} />
      <circle cx={x} cy={y} r={radius / 2} fill="none" strokeOpacity="0.5" />
    </g>
  ));
}

function Body({ isWon }: { readonly isWon: boolean }): ReactNode {
  const metal = isWon ? "var(--accent)" : "var(--ctl)";
  return (
    <>
      <path d="M10 36h76v30a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4z" fill="var(--cell-h)" stroke="var(--line-2)" />
      <path d="M10 48h76M10 59h76" stroke="var(--line-2)" />
      <path d="M20 36h7v34h-7zM69 36h7v34h-7z" fill={metal} />
      <path d="M10 36h76v3H10z" fill={metal} />
    </>
  );
}

/** Draws a chest in the colours of the theme; decoration beside its words. */
export function ChestPicture({ look, className = "" }: { readonly look: ChestLook; readonly className?: string }): ReactNode {
  const isWon = look.type === "closed" || look.isWon;
  return (
    <svg viewBox="0 -2 96 74" className={className} aria-hidden="true" focusable="false">
      {look.type === "closed" ? (
        <>
          <path d="M10 36v-8a16 16 0 0 1 16-16h44a16 16 0 0 1 16 16v8z" fill="var(--plate)" stroke="var(--line-2)" />
          <path d="M20 36V14q3-2 7-2v24zM69 36V12q4 0 7 2v22z" fill="var(--accent)" />
        </>
      ) : (
        <>
          {look.isWon ? <path d={rays.join("")} stroke="var(--accent)" strokeWidth="2.5" strokeLinecap="round" /> : null}
          <path d="M13 36 7 13q0-6 6-6h70q6 0 6 6l-6 23z" fill="var(--plate)" stroke="var(--line-2)" />
          <path d="M18 36 14 14h68l-4 22z" fill="var(--bg)" />
          <Coins size={look.size} isWon={look.isWon} />
        </>
      )}
      <Body isWon={isWon} />
      {look.type === "closed" ? (
        <>
          <rect x="40" y="30" width="16" height="19" rx="3" fill="var(--accent)" stroke="var(--pane)" strokeWidth="1.5" />
          <path d="M48 36a3 3 0 0 1 1.5 5.6V45h-3v-3.4A3 3 0 0 1 48 36z" fill="var(--on-accent)" />
        </>
      ) : null}
    </svg>
  );
}
