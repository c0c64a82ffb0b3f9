import type { ReactNode } from "react";
import { PageLink } from "../../navigation/page-link.tsx";

interface SiteLinkProps {
  readonly to: string;
  readonly className: string;
  readonly tone?: "act" | "quiet";
  readonly children: ReactNode;
}

/** A link that an operator wrote: a page of ours, a hash of this page, or another site's address, which opens beside ours. */
export function SiteLink({ to, className, tone, children }: SiteLinkProps): ReactNode {
  const look = tone === undefined ? { className } : { className, "data-tone": tone };
  if (to.startsWith("/")) {
    return (
      <PageLink to={to} {...look}>
        {children}
      </PageLink>
    );
  }
  const isElsewhere = /^https?:/u.test(to);
  return (
    <a href={to} {...look} {...(isElsewhere ? { target: "_blank", rel: "noopener noreferrer" } : {})}>
      {children}
    </a>
  );
}
