import type { ReactNode } from "react";

/** The thin line over a page that is being fetched. */
export function ProgressBar({ label }: { readonly label: string }): ReactNode {
  return (
    <div className="progress" role="progressbar" aria-label={label}>
      <i />
    </div>
  );
}
