import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.data.ts";
import "./late-controls.css";

export type AlertTone = "info" | "good" | "bad";
const icons: Readonly<Record<AlertTone, IconName>> = { info: "info", good: "check-circle", bad: "alert" };

/** A message in the page; screen readers announce errors at once. */
export function Alert({
  tone = "info",
  children,
  action,
}: {
  readonly tone?: AlertTone;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}): ReactNode {
  return (
    <div className="alert" data-tone={tone} role={tone === "bad" ? "alert" : "status"}>
      <Icon name={icons[tone]} />
      <div className="min-w-0 flex-1">{children}</div>
      {action}
    </div>
  );
}
