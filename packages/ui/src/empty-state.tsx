import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.data.ts";

/** Placeholder for empty content: what is missing, why, and what to do about it. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}): ReactNode {
  return (
    <div className="grid justify-items-center gap-2 px-6 py-12 text-center">
      <span className="mb-1 grid size-12 place-items-center rounded-3 bg-cell text-mid">
        <Icon name={icon} size={24} />
      </span>
      <p className="text-16 font-bold">{title}</p>
      {children === undefined ? null : <div className="max-w-sm text-mid">{children}</div>}
      {action === undefined ? null : <div className="mt-2">{action}</div>}
    </div>
  );
}
