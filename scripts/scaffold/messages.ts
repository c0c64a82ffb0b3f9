import type { Draft } from "./draft.ts";
import { Refused } from "./draft.ts";

export const messagesFolder = "apps/web/src/messages";

/** Adds English texts to the catalogue of every language. */
export function addTexts(draft: Draft, texts: Readonly<Record<string, string>>): void {
  const english = JSON.parse(draft.read(`${messagesFolder}/en.json`)) as Readonly<Record<string, string>>;
  const taken = Object.keys(texts).find((key) => Object.hasOwn(english, key));
  if (taken !== undefined) throw new Refused(`The text "${taken}" already exists. Choose another name.`);
  const entries = Object.entries(texts).map(([key, text]) => `,\n  ${JSON.stringify(key)}: ${JSON.stringify(text)}`);
  for (const file of draft.list(messagesFolder).filter((name) => name.endsWith(".json") && !isRegional(draft, name)))
    draft.insertBefore(`${messagesFolder}/${file}`, "\n}\n", entries.join(""));
}

/** `ru-KZ.json` contains only the texts that differ from those of `ru.json`. */
function isRegional(draft: Draft, file: string): boolean {
  const [language = ""] = file.split("-");
  return file.includes("-") && !draft.isNew(`${messagesFolder}/${language}.json`);
}
