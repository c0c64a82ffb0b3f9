import { EmptyState, type ButtonTone, type IconName } from "@touchline/ui";
import type { ReactNode } from "react";
import { PageLink } from "../navigation/page-link.tsx";

interface EmptyWithLinkProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  /** Where there is something. */
  readonly to: string;
  readonly label: string;
  readonly tone?: ButtonTone;
}

/** Says that nothing is here, and leads to where something is. */
export function EmptyWithLink({ to, label, tone = "act", ...rest }: EmptyWithLinkProps): ReactNode {
  const link = (
    <PageLink to={to} className="btn" data-tone={tone}>
      {label}
    </PageLink>
  );
  return <EmptyState {...rest} action={link} />;
}
