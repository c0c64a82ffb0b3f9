import type { ReactNode } from "react";
import { PageLink } from "../../navigation/page-link.tsx";

interface SiteLinkProps {
  readonly to: string;
  readonly className: string;
  readonly tone?: "act" | "quiet";
  readonly children: ReactNode;
}

/** A link from the site file: an address of the site, a hash of this page, or another site, which opens in a new tab. */
export function SiteLink({ to, className, tone, children }: SiteLinkProps): ReactNode {
  const style = tone === undefined ? { className } : { className, "data-tone": tone };
  if (to.startsWith("/")) {
    return (
      <PageLink to={to} {...style}>
        {children}
      </PageLink>
    );
  }
  const isExternal = /^https?:/u.test(to);
  return (
    <a href={to} {...style} {...(isExternal ? { target: "_blank", rel: "noopener noreferrer" } : {})}>
      {children}
    </a>
  );
}
