import { Button, EmptyState, Skeleton } from "@touchline/ui";
import type { ReactNode } from "react";
import { useResource, useStore } from "../../../elements/store.ts";
import type { MessageKey } from "../../../messages/text.ts";
import { useText } from "../../../messages/use-text.ts";
import { pageFound, type Page } from "../../page.ts";

const sections = ["replay", "bets", "simulated"] as const;

/** Describes the product, its simulated parts, and the sources of the replayed data. */
function AboutPage(): ReactNode {
  const t = useText();
  return (
    <article className="grid max-w-[68ch] gap-8 px-(--gutter) py-6 text-14 leading-relaxed">
      <header className="grid gap-2">
        <h1 className="text-title leading-tight font-bold">{t("about.title")}</h1>
        <p className="text-16 text-mid">{t("about.text")}</p>
      </header>
      {sections.map((section) => (
        <AboutSection key={section} titleKey={`about.${section}Title`}>
          <p>{t(`about.${section}`)}</p>
        </AboutSection>
      ))}
      <AboutSection titleKey="about.sources">
        <Attributions />
      </AboutSection>
      <p className="border-t border-line pt-4 text-12 text-mid">{t("shell.terms")}</p>
    </article>
  );
}

function AboutSection({ titleKey, children }: { readonly titleKey: MessageKey; readonly children: ReactNode }): ReactNode {
  const t = useText();
  return (
    <section id={titleKey.replace("about.", "")} className="grid scroll-mt-16 gap-2">
      <h2 className="text-18 font-bold">{t(titleKey)}</h2>
      {children}
    </section>
  );
}

function Attributions(): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const { data, isError, refetch } = useResource(listings.siteConfig());
  if (data === undefined) {
    return isError ? (
      <EmptyState
        icon="offline"
        title={t("about.sourcesFailed")}
        action={<Button onClick={() => void refetch()}>{t("list.retry")}</Button>}
      />
    ) : (
      <Skeleton lines={4} className="h-10" />
    );
  }
  return (
    <ul className="grid gap-2">
      {data.attributions.map((text) => (
        <li key={text} dir="ltr" lang="en" className="rounded-2 bg-raise px-4 py-3 text-13 wrap-anywhere">
          {text}
        </li>
      ))}
    </ul>
  );
}

export const page: Page = {
  titleKey: "title.about",
  Component: AboutPage,
  async load({ store }) {
    await store.queries.load(store.listings.siteConfig()).catch(() => null);
    return pageFound;
  },
};
