import type { Bonus } from "@touchline/store/bonuses";
import type { ReactNode } from "react";
import { ChestPicture } from "./chest-picture.tsx";

/** Steps that rise leg by leg. */
function Steps(): ReactNode {
  return [0, 1, 2, 3, 4].map((step) => (
    <path
      key={step}
      d={`M${8 + step * 17} 68v-${12 + step * 12}h13v${12 + step * 12}z`}
      fill={step < 3 ? "var(--cell-h)" : step === 3 ? "var(--ctl)" : "var(--accent)"}
    />
  ));
}

/** A slip with its stub. */
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

/** Rings with a hit in the middle. */
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

/** Three places. */
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

/** What a bonus is, drawn in the colours of the theme; a freebet whose chest is closed is that chest. */
export function BonusPicture({ bonus, className = "" }: BonusPictureProps): ReactNode {
  if (bonus.type === "lootbox" || bonus.freebet?.boost_required === true)
    return <ChestPicture look={{ type: "closed" }} className={className} />;
  const Drawing = drawings[bonus.type];
  return (
    <svg viewBox="0 -2 96 74" className={className} aria-hidden="true" focusable="false">
      <Drawing />
    </svg>
  );
}
