import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { resolveLocale } from "@touchline/domain";
import { toEnvelope } from "@touchline/embed/protocol";
import { webFolder } from "../environment.ts";
import type { PageStyle } from "./page-styles.ts";

/** Why the frame cannot work in a sandbox without an origin. Inline, because the catalogue cannot load there. */
export const sandboxTexts = {
  en: "The sportsbook can’t run here: this site’s sandbox doesn’t include allow-same-origin.",
  de: "Die Sportwetten können hier nicht laufen: Diese Website hält sie in einer Sandbox ohne allow-same-origin.",
  es: "Las apuestas no pueden funcionar aquí: este sitio las mantiene en un sandbox sin allow-same-origin.",
  "pt-BR": "As apostas não podem funcionar aqui: este site as mantém em um sandbox sem allow-same-origin.",
  pl: "Zakłady nie mogą tu działać: ta strona trzyma je w sandboxie bez allow-same-origin.",
  fr: "Les paris ne peuvent pas fonctionner ici : ce site les tient dans un sandbox sans allow-same-origin.",
  lv: "Likmes šeit nevar darboties: šī vietne tās tur sandbox vidē bez allow-same-origin.",
  kz: "Ставкалар мұнда жұмыс істей алмайды: бұл сайт оларды allow-same-origin рұқсатынсыз sandbox ішінде ұстайды.",
  ru: "Ставки здесь работать не могут: этот сайт держит их в sandbox без allow-same-origin.",
  el: "Τα στοιχήματα δεν μπορούν να λειτουργήσουν εδώ: αυτός ο ιστότοπος τα κρατά σε sandbox χωρίς allow-same-origin.",
  it: "Le scommesse non possono funzionare qui: questo sito le tiene in una sandbox senza allow-same-origin.",
  tr: "Bahisler burada çalışamaz: bu site onları allow-same-origin izni olmayan bir sandbox içinde tutuyor.",
  nb: "Spillene kan ikke kjøre her: dette nettstedet holder dem i en sandbox uten allow-same-origin.",
  sv: "Spelen kan inte köras här: den här webbplatsen håller dem i en sandbox utan allow-same-origin.",
  fil: "Hindi gagana ang pagtaya rito: hawak ito ng site na ito sa isang sandbox na walang allow-same-origin.",
  vi: "Phần cá cược không thể chạy ở đây: trang này đặt nó trong sandbox không có allow-same-origin.",
  "sr-ME": "Klađenje ovdje ne može da radi: ovaj sajt ga drži u sandboxu bez allow-same-origin.",
  ja: "ここではスポーツベットを利用できません。このサイトが allow-same-origin のない sandbox に入れています。",
  ar: "لا يمكن تشغيل المراهنات هنا: يضعها هذا الموقع في sandbox من دون allow-same-origin.",
  he: "ההימורים אינם יכולים לפעול כאן: האתר הזה מחזיק אותם ב-sandbox ללא allow-same-origin.",
  fa: "شرط‌بندی اینجا کار نمی‌کند: این سایت آن را در sandbox بدون allow-same-origin نگه داشته است.",
  ur: "شرطیں یہاں نہیں چل سکتیں: یہ سائٹ انہیں allow-same-origin کے بغیر sandbox میں رکھتی ہے۔",
} as const satisfies Readonly<Record<string, string>>;

const hello = JSON.stringify(toEnvelope("sb:hello", {}, { id: "f0" }));

const texts: Readonly<Record<string, string>> = sandboxTexts;

function sandboxText(locale: string): string {
  return texts[resolveLocale(locale, Object.keys(texts))] ?? sandboxTexts.en;
}

/**
 * An inline script for framed documents. When the document is parsed it greets the host, which can then show the frame. In a sandbox
 * without an origin, where scripts and styles cannot load, it shows an explanation instead.
 */
export function frameScript(locale: string): string {
  const refusal = `document.body.replaceChildren(Object.assign(document.createElement("p"),{textContent:${JSON.stringify(sandboxText(locale))}}))`;
  const greeting = `parent===self||parent.postMessage(${hello},document.documentElement.dataset.embed)`;
  return `addEventListener("DOMContentLoaded",()=>{if(self.origin==="null")${refusal};else ${greeting}})`;
}

function readStyle(name: string): PageStyle {
  const text = readFileSync(join(webFolder, `src/embed/${name}.css`), "utf8");
  return { text, address: `/styles/${name}-${createHash("sha256").update(text).digest("hex").slice(0, 10)}.css` };
}

const common = readStyle("embed");
const tallLayout = readStyle("embed-tall");

/** Style sheets of framed pages only. */
export const allEmbedStyles: readonly PageStyle[] = [common, tallLayout];

/** The style sheets of a framed page. That of the tall layout is always included, because a host may change the layout later. */
export function embedStyles(layout: "fill" | "auto"): readonly PageStyle[] {
  return [common, { ...tallLayout, attributes: ` data-tall media="${layout === "auto" ? "all" : "not all"}"` }];
}
