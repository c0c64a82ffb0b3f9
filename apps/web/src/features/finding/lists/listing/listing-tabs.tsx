import type { ReactNode } from "react";
import { useText } from "../../../../messages/use-text.ts";
import { PageLink } from "../../../../navigation/page-link.tsx";

interface ListingTab {
  readonly key: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly address: string;
}

/** The parts of a listing page as links; nothing where there is but one. */
export function ListingTabs({ tabs, chosen }: { readonly tabs: readonly ListingTab[]; readonly chosen: string }): ReactNode {
  const t = useText();
  if (tabs.length < 2) return null;
  return (
    <nav className="tabs strip mb-2" aria-label={t("list.parts")}>
      {tabs.map(({ key, label, count, address }) => (
        <PageLink key={key} to={address} className="tab" aria-current={key === chosen ? "page" : undefined}>
          {label} {count === undefined ? null : <bdi className="cnt">{count}</bdi>}
        </PageLink>
      ))}
    </nav>
  );
}
