import type { ReactNode } from "react";
import { useStore } from "../../../elements/store.ts";
import { InfoArticle, type InfoPage, loadProse } from "../../../features/site/info/info-article.tsx";
import type { MessageKey } from "../../../messages/text.ts";
import type { Page } from "../../page.ts";

const proseByLocale = new Map<string, Awaited<ReturnType<typeof loadProse>>>();

async function prepare(locale: string): Promise<void> {
  if (!proseByLocale.has(locale)) proseByLocale.set(locale, await loadProse(locale));
}

function prosePage(name: InfoPage, titleKey: MessageKey): Page {
  function ProsePage(): ReactNode {
    const { locale } = useStore();
    const found = proseByLocale.get(locale);
    return found === undefined ? null : <InfoArticle text={found.prose[name]} language={found.language} />;
  }
  return { titleKey, Component: ProsePage, prepare };
}

export const pages: Readonly<Record<"general_rules" | "terms" | "accessibility", Page>> = {
  general_rules: prosePage("rules", "title.rules"),
  terms: prosePage("terms", "title.terms"),
  accessibility: prosePage("accessibility", "title.accessibility"),
};
