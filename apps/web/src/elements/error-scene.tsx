import type { ReactNode } from "react";

export type SceneKind = "notFound" | "gone" | "blocked" | "locked" | "failed" | "offline";

const amber = "var(--ind)";

/** Two masts of floodlights, lit or dark. */
function Masts({ isLit }: { readonly isLit: boolean }): ReactNode {
  return [70, 570].map((x) => (
    <g key={x}>
      <path d={`M${x} 236V58`} stroke="var(--line-2)" strokeWidth="5" />
      <rect x={x - 34} y="34" width="68" height="30" rx="4" fill="var(--cell)" />
      {[-22, 0, 22].map((by) => (
        <circle key={by} cx={x + by} cy="49" r="7" fill={isLit ? "var(--hi)" : "var(--line-2)"} />
      ))}
    </g>
  ));
}

/** A stand behind the pitch, and the pitch. */
function Ground(): ReactNode {
  return (
    <>
      <path d="M110 188h420l26 48H84z" fill="var(--raise)" />
      {[198, 210, 222].map((y, row) => (
        <path key={y} d={`M${124 - row * 10} ${y}h${392 + row * 20}`} stroke="var(--line-2)" strokeWidth="3" strokeDasharray="5 7" />
      ))}
      <path d="M0 236h640v64H0z" fill="var(--cell)" />
      <path d="M320 236v64M250 300a70 46 0 0 1 140 0" fill="none" stroke="var(--line-2)" strokeWidth="2" />
    </>
  );
}

function Ball({ x, y, color = amber }: { readonly x: number; readonly y: number; readonly color?: string }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="17" fill={color} />
      <path
        d="m0-8 7.600 5.500-2.900 9h-9.400l-2.900-9zM0-17v9M16-4l-8.400 1.500M10 14l-5.300-7.500M-10 14l5.300-7.500M-16-4l8.400 1.500"
        fill="var(--pane)"
        stroke="var(--pane)"
        strokeWidth="1.500"
      />
    </g>
  );
}

/** The detail that depicts the problem. */
function Thing({ kind }: { readonly kind: SceneKind }): ReactNode {
  switch (kind) {
    // The ball has flown over the stand.
    case "notFound":
      return (
        <>
          <path
            d="M300 252C330 120 400 50 486 66"
            fill="none"
            stroke={amber}
            strokeWidth="2.500"
            strokeDasharray="3 9"
            strokeLinecap="round"
          />
          <Ball x={500} y={72} />
        </>
      );
    // The clock shows full time.
    case "gone":
      return (
        <>
          <rect x="262" y="96" width="116" height="62" rx="8" fill="var(--bug)" />
          <text x="320" y="138" textAnchor="middle" fontSize="32" fontWeight="720" fill="var(--on-bug)">
            90:00
          </text>
          <rect x="262" y="152" width="116" height="6" fill={amber} />
        </>
      );
    // A turnstile that does not turn.
    case "blocked":
      return (
        <g stroke={amber} strokeWidth="8" strokeLinecap="round" fill="none">
          <path d="M320 138v106" stroke="var(--ctl)" strokeWidth="14" />
          <path d="M320 150h74M320 150l-52 46M320 150l-36-56" />
        </g>
      );
    case "locked":
      return (
        <>
          <rect x="268" y="140" width="104" height="84" rx="10" fill={amber} />
          <path d="M288 140v-24a32 32 0 0 1 64 0v24" fill="none" stroke={amber} strokeWidth="10" />
          <path d="M320 172v20" stroke="var(--pane)" strokeWidth="10" strokeLinecap="round" />
        </>
      );
    // A corner flag without signal.
    case "offline":
      return (
        <>
          <path d="M320 240V140" stroke="var(--hi)" strokeWidth="6" strokeLinecap="round" />
          <path d="m323 140 56 17-56 17z" fill={amber} />
          <path
            d="M268 104a74 74 0 0 1 104 0M244 78a108 108 0 0 1 152 0"
            fill="none"
            stroke="var(--ctl)"
            strokeWidth="4"
            strokeDasharray="3 10"
            strokeLinecap="round"
          />
        </>
      );
    // The plug of the floodlights is out.
    case "failed":
      return (
        <g fill="none" strokeWidth="6" strokeLinecap="round">
          <path d="M74 236c70 44 120 34 176 14" stroke="var(--ctl)" />
          <path d="M566 236c-70 44-120 34-176 14" stroke="var(--ctl)" />
          <path d="M250 234h26a16 16 0 0 1 0 32h-26z" fill={amber} stroke="none" />
          <path d="M292 243h14M292 257h14" stroke={amber} strokeWidth="4" />
          <path d="M390 234h-30v32h30z" fill="var(--ctl)" stroke="none" />
        </g>
      );
  }
}

/** The picture of a page that cannot be shown: a ground at night, in every theme. Hidden from screen readers, which read the notice. */
export function ErrorScene({ kind }: { readonly kind: SceneKind }): ReactNode {
  return (
    <svg
      viewBox="0 0 640 300"
      width="640"
      height="300"
      aria-hidden="true"
      data-theme="dark"
      className="mx-auto mt-4 h-auto w-full max-w-[640px] rounded-3 bg-pane"
    >
      <Masts isLit={kind === "gone" || kind === "locked" || kind === "offline"} />
      <Ground />
      <Thing kind={kind} />
    </svg>
  );
}
