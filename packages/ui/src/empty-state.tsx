import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.data.ts";

/** Placeholder for empty content: the missing content, the reason, and an action. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  /** Icon for the missing content; omitted below a picture that shows it. */
  readonly icon?: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}): ReactNode {
  return (
    <div className="grid justify-items-center gap-2 px-6 py-8 text-center">
      {icon === undefined ? null : (
        <span className="grid place-items-center *:col-start-1 *:row-start-1">
          <svg width="200" height="84" fill="none" strokeWidth="2" stroke="var(--line-2)" aria-hidden="true">
            <path d="M0 74h200v10H0z" fill="var(--cell)" stroke="none" />
            <path d="M52 8h96v46H52zM72 54v20M128 54v20M62 18h12M126 18h12" />
          </svg>
          <Icon name={icon} size={32} className="-mt-5 text-ind" />
        </span>
      )}
      <p className="text-18 font-bold">{title}</p>
      {children === undefined ? null : <div className="max-w-sm text-mid">{children}</div>}
      {action === undefined ? null : <div className="mt-2">{action}</div>}
    </div>
  );
}
