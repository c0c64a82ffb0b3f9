import type { ReactNode } from "react";
import { useResource } from "../../elements/use-resource.ts";
import { useStore } from "../../elements/use-store.ts";
import { useText } from "../../messages/use-text.ts";

/** What the product is, and who made the data that it replays. */
export function AboutPage(): ReactNode {
  const t = useText();
  const { listings } = useStore();
  const site = useResource(listings.siteConfig()).data;
  return (
    <article className="grid max-w-[72ch] gap-4 p-[var(--gutter)] text-14 leading-relaxed">
      <h1 className="text-28 font-bold">{t("about.title")}</h1>
      <p>{t("about.text")}</p>
      <h2 className="text-18 font-bold">{t("about.sources")}</h2>
      <ul className="grid list-disc gap-2 ps-5">
        {site?.attributions.map((text) => (
          <li key={text} dir="auto">
            {text}
          </li>
        ))}
      </ul>
      <p className="text-mid">{t("about.simulated")}</p>
      <p className="text-mid">{t("shell.terms")}</p>
    </article>
  );
}
