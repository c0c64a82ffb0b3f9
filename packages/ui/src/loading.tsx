import type { ReactNode } from "react";

/** A grey placeholder while content loads: `lines` boxes of `className`. */
export function Skeleton({ lines = 1, className = "h-14" }: { readonly lines?: number; readonly className?: string }): ReactNode {
  return (
    <div aria-hidden="true" className="grid gap-1 p-2">
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={`skeleton ${className}`} />
      ))}
    </div>
  );
}

/** The thin progress line at the top of a page that is loading. */
export function ProgressBar({ label }: { readonly label: string }): ReactNode {
  return (
    <div className="progress" role="progressbar" aria-label={label}>
      <i />
    </div>
  );
}
