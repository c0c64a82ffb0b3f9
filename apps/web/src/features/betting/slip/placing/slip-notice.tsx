import { Icon, type IconName } from "@touchline/ui";
import type { ReactNode } from "react";

interface SlipNoticeProps {
  readonly tone: "plain" | "bad" | "good";
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

const looks: Readonly<Record<SlipNoticeProps["tone"], { readonly box: string; readonly icon: IconName | null; readonly ink: string }>> = {
  plain: { box: "", icon: null, ink: "" },
  bad: { box: "bg-down-w", icon: "alert", ink: "text-down" },
  good: { box: "bg-up-w", icon: "trend", ink: "text-up" },
};

/** One line between the legs and the stake: what is the matter and why. */
export function SlipNotice({ tone, title, children }: SlipNoticeProps): ReactNode {
  const { box, icon, ink } = looks[tone];
  return (
    <div className={`flex items-start gap-2.5 border-t border-line px-4 py-2.5 ${box}`}>
      {icon === null ? null : <Icon name={icon} size={18} className={`shrink-0 ${ink}`} />}
      <div className="min-w-0">
        <div className={tone === "plain" ? "" : "font-[650]"}>{title}</div>
        {children === undefined ? null : <div className="text-mid">{children}</div>}
      </div>
    </div>
  );
}
