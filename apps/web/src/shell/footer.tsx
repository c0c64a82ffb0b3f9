import type { ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { PageLink } from "../navigation/page-link.tsx";

const places = [
  { to: "/schedule", key: "shell.schedule" },
  { to: "/results", key: "shell.results" },
  { to: "/cybersport", key: "shell.esports" },
  { to: "/general-rules", key: "shell.rules" },
  { to: "/terms-and-conditions", key: "shell.termsLink" },
  { to: "/accessibility", key: "shell.accessibility" },
  { to: "/safer-gambling", key: "safer.title" },
  { to: "/about", key: "shell.sources" },
] as const;

/** What must stand under every page: who may bet, that no money is at stake, and where the rules and sources are. */
export function Footer(): ReactNode {
  const t = useText();
  return (
    <footer className="border-t border-line px-(--gutter) pt-4 pb-6 text-12 text-mid">
      <nav aria-label={t("shell.footer")} className="-mx-2 mb-2 flex flex-wrap">
        {places.map(({ to, key }) => (
          <PageLink key={to} to={to} className="flex min-h-8 items-center rounded-1 px-2 hover:text-hi max-[799px]:min-h-11">
            {t(key)}
          </PageLink>
        ))}
        <a href="#cookies" className="flex min-h-8 items-center rounded-1 px-2 hover:text-hi max-[799px]:min-h-11">
          {t("consent.footer")}
        </a>
      </nav>
      <p>{t("shell.terms")}</p>
    </footer>
  );
}
