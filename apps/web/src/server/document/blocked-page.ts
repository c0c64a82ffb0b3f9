import { localeFacts } from "@touchline/domain";
import { frameScript } from "../embed/frame-script.ts";
import { noticePage, type NoticeLook } from "./away-page.ts";

function countryName(country: string, locale: string): string | undefined {
  const name = new Intl.DisplayNames([localeFacts(locale).htmlTag, "en"], { type: "region", fallback: "none" }).of(country);
  return name === country ? undefined : name;
}

/** The only page that a closed country gets. It carries nothing of the site; in a frame it tells the host that something can be shown. */
export function blockedPage(look: NoticeLook, { country, parent }: { readonly country: string; readonly parent: string | null }): string {
  const { text, locale } = look;
  return noticePage(look, {
    title: text("error.blockedTitle"),
    text: text("error.blocked", { country: countryName(country, locale) ?? text("error.yourCountry") }),
    parent,
    ...(parent === null ? {} : { script: frameScript(locale) }),
  });
}
