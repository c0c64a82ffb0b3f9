import { localeFacts, resolveLocale } from "@touchline/domain";
import type { ReactNode } from "react";
import { useStore } from "../../../elements/store.ts";
import { useText } from "../../../messages/use-text.ts";

const files = import.meta.glob<Prose>("./prose/*.json", { import: "default" });
const languages = Object.keys(files).map((path) => path.slice("./prose/prose-".length, -".json".length));

/** Loads the prose for a locale: in the locale itself, its language, or English. */
export async function loadProse(locale: string): Promise<{ readonly language: string; readonly prose: Prose }> {
  const language = resolveLocale(locale, ["en", ...languages]);
  const load = files[`./prose/prose-${language}.json`];
  if (load === undefined) throw new Error(`No prose for ${locale}`);
  return { language, prose: await load() };
}

/** A page of prose in one language. */
export interface InfoText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly id: string; readonly title: string; readonly points: readonly string[] }[];
}

export type InfoPage = "rules" | "terms" | "accessibility";

/** All prose of a language. Every language has the same sections and points as English. */
export type Prose = Readonly<Record<InfoPage, InfoText>>;

interface InfoArticleProps {
  readonly text: InfoText;
  /** Locale code of the text, which may differ from the page's. */
  readonly language: string;
}

/** A page of prose with a table of contents. */
export function InfoArticle({ text, language }: InfoArticleProps): ReactNode {
  const t = useText();
  const { locale } = useStore();
  const { title, lead, sections } = text;
  // Prose in another language needs its own `lang` and `dir`.
  const isForeign = !locale.startsWith(language);
  return (
    <article
      {...(isForeign ? { lang: localeFacts(language).htmlTag, dir: localeFacts(language).isRtl ? "rtl" : "ltr" } : {})}
      className="grid max-w-[72ch] gap-8 px-(--gutter) py-6 text-14 leading-relaxed"
    >
      <header className="grid gap-2">
        <h1 className="text-28 leading-tight font-bold tracking-tight">{title}</h1>
        <p className="text-16 text-mid">{lead}</p>
      </header>
      <nav aria-label={t("info.contents")}>
        <ul className="flex flex-wrap gap-1.5">
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`} className="chip bg-cell whitespace-normal max-[799px]:min-h-11">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, title: name, points }) => (
        <section key={id} id={id} className="grid scroll-mt-[calc(var(--header-h)+16px)] gap-2">
          <h2 className="text-18 font-bold">{name}</h2>
          <ul className="grid list-disc gap-1.5 ps-5 marker:text-low">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
      <p dir="auto" lang={localeFacts(locale).htmlTag} className="border-t border-line pt-4 text-12 text-mid">
        {t("shell.terms")}
      </p>
    </article>
  );
}
