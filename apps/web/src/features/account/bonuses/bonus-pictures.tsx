import type { ReactNode } from "react";
import type { Bonus } from "@touchline/store/bonuses";

/** Steps that rise with each leg. */
function Steps(): ReactNode {
  return [0, 1, 2, 3, 4].map((step) => (
    <path
      key={step}
      d={`M${8 + step * 17} 68v-${12 + step * 12}h13v${12 + step * 12}z`}
      fill={step < 3 ? "var(--cell-h)" : step === 3 ? "var(--ctl)" : "var(--accent)"}
    />
  ));
}

/** A ticket with its stub. */
function Ticket(): ReactNode {
  return (
    <g transform="rotate(-8 48 36)">
      <path d="M8 18h80v11a7 7 0 0 0 0 14v11H8V43a7 7 0 0 0 0-14z" fill="var(--plate)" stroke="var(--line-2)" />
      <path d="M62 20v32" stroke="var(--ctl)" strokeWidth="2" strokeDasharray="3 4" />
      <path d="M20 29h30M20 36h22M20 43h26" stroke="var(--ctl)" strokeWidth="3" strokeLinecap="round" />
      <path d="m75 28 2.5 5.3 5.800.7-4.300 4 1.100 5.7-5.100-2.800-5.100 2.800 1.100-5.7-4.300-4 5.800-.7z" fill="var(--accent)" />
    </g>
  );
}

/** A target with an arrow. */
function Target(): ReactNode {
  return (
    <>
      <circle cx="46" cy="38" r="31" fill="var(--cell-h)" stroke="var(--line-2)" />
      <circle cx="46" cy="38" r="21" fill="var(--pane)" />
      <circle cx="46" cy="38" r="12" fill="var(--ctl)" />
      <circle cx="46" cy="38" r="5" fill="var(--accent)" />
      <path d="m46 38 32-28" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" />
      <path d="m72 15 1-9 7-5 1 8 8 2-6 6-9 1z" fill="var(--accent)" />
    </>
  );
}

/** A podium. */
function Podium(): ReactNode {
  return (
    <>
      <path d="M6 68V46h26v22zM64 68V52h26v16z" fill="var(--cell-h)" />
      <path d="M34 68V34h28v34z" fill="var(--accent)" />
      <path d="M46 42h4v17h-4z" fill="var(--on-accent)" />
      <path d="M38 4h20v8a10 10 0 0 1-20 0zM45 20h6v5h5v4H40v-4h5z" fill="var(--ctl)" />
      <path d="M38 6h-6q0 9 7 10M58 6h6q0 9-7 10" fill="none" stroke="var(--ctl)" strokeWidth="2.5" />
    </>
  );
}

const drawings = { comboboost: Steps, freebet: Ticket, hunting: Target, tournament: Podium } as const;

interface BonusPictureProps {
  readonly bonus: Pick<Bonus, "type" | "freebet">;
  readonly className?: string;
}

/** A drawing of the bonus in the theme's colours. A freebet in a closed chest is drawn as the chest. */
export function BonusPicture({ bonus, className = "" }: BonusPictureProps): ReactNode {
  if (bonus.type === "lootbox" || bonus.freebet?.boost_required === true)
    return <ChestPicture state={{ type: "closed" }} className={className} />;
  const Drawing = drawings[bonus.type];
  return (
    <svg viewBox="0 -2 96 74" className={className} aria-hidden="true" focusable="false">
      <Drawing />
    </svg>
  );
}

/** A closed chest, or an open one with its size and whether the player won it. */
type ChestState = { readonly type: "closed" } | { readonly type: "open"; readonly size: 0 | 1 | 2; readonly isWon: boolean };

/** Coins by size, back to front: centre and radius. */
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

/** A decorative chest in the theme's colours. */
export function ChestPicture({ state, className = "" }: { readonly state: ChestState; readonly className?: string }): ReactNode {
  const isWon = state.type === "closed" || state.isWon;
  return (
    <svg viewBox="0 -2 96 74" className={className} aria-hidden="true" focusable="false">
      {state.type === "closed" ? (
        <>
          <path d="M10 36v-8a16 16 0 0 1 16-16h44a16 16 0 0 1 16 16v8z" fill="var(--plate)" stroke="var(--line-2)" />
          <path d="M20 36V14q3-2 7-2v24zM69 36V12q4 0 7 2v22z" fill="var(--accent)" />
        </>
      ) : (
        <>
          {state.isWon ? <path d={rays.join("")} stroke="var(--accent)" strokeWidth="2.5" strokeLinecap="round" /> : null}
          <path d="M13 36 7 13q0-6 6-6h70q6 0 6 6l-6 23z" fill="var(--plate)" stroke="var(--line-2)" />
          <path d="M18 36 14 14h68l-4 22z" fill="var(--bg)" />
          <Coins size={state.size} isWon={state.isWon} />
        </>
      )}
      <Body isWon={isWon} />
      {state.type === "closed" ? (
        <>
          <rect x="40" y="30" width="16" height="19" rx="3" fill="var(--accent)" stroke="var(--pane)" strokeWidth="1.5" />
          <path d="M48 36a3 3 0 0 1 1.5 5.6V45h-3v-3.4A3 3 0 0 1 48 36z" fill="var(--on-accent)" />
        </>
      ) : null}
    </svg>
  );
}
