import type { ReactNode } from "react";
import { InfoArticle } from "../../../features/site/info/info-article.tsx";
import type { InfoPage } from "../../../features/site/info/info-text.ts";
import { readProse } from "../../../features/site/info/read-prose.ts";

const known = new Map<string, () => ReactNode>();

/** A page of prose, drawn once its text in the reader's language is there. */
export async function importProsePage(page: InfoPage, locale: string): Promise<() => ReactNode> {
  const key = `${page}/${locale}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const { language, prose } = await readProse(locale);
  const ProsePage = (): ReactNode => <InfoArticle text={prose[page]} language={language} />;
  known.set(key, ProsePage);
  return ProsePage;
}
