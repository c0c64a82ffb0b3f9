import { Refused, type Draft } from "./draft.ts";
import { messagesFolder } from "./messages.ts";

const table = "packages/domain/src/locale/locales.data.ts";
const namesFile = "packages/domain/src/locale/locale-names.ts";
const codePattern = /^[a-z]{2,3}(?:-[A-Z]{2})?$/u;

function parseTag(tag: string): string {
  try {
    const [canonical = ""] = Intl.getCanonicalLocales(tag);
    if (canonical === tag && Intl.NumberFormat.supportedLocalesOf(tag).length === 1) return tag;
  } catch {
    // Refused below.
  }
  throw new Refused(`"${tag}" is not a language tag that Intl formats. Write one such as cs-CZ with --tag.`);
}

/** English texts without plural forms, which differ between languages; missing texts are shown in English. */
function plainTexts(draft: Draft): string {
  const english = JSON.parse(draft.read(`${messagesFolder}/en.json`)) as Readonly<Record<string, string>>;
  const plain = Object.entries(english).filter(([, text]) => !text.includes(", plural,"));
  return `${JSON.stringify(Object.fromEntries(plain), null, 2)}\n`;
}

/** A draft locale: its row, its name, and a catalogue copied from English. */
export function draftLocale(draft: Draft, code: string, options: ReadonlyMap<string, string>): readonly string[] {
  if (!codePattern.test(code)) throw new Refused(`"${code}" is not a locale code: write one such as cs or pt-BR.`);
  if (draft.read(table).toLowerCase().includes(`code: "${code.toLowerCase()}"`)) throw new Refused(`The locale ${code} already exists.`);
  const tag = parseTag(options.get("--tag") ?? code);
  const name = new Intl.DisplayNames([tag], { type: "language" }).of(code) ?? code;
  const row = `{ code: "${code}", intlTag: "${tag}", htmlTag: "${code}", isRtl: ${options.has("--rtl")} },`;
  const start = "export const draftLocaleTable = [";
  if (draft.read(table).includes(`${start}] as const`)) draft.insertAfter(table, start, `\n  ${row}\n`);
  else draft.insertLastRow(table, start, `  ${row}`);
  const key = code.includes("-") ? `"${code}"` : code;
  draft.insertLastRow(namesFile, "const localeNames:", `  ${key}: "${name.charAt(0).toLocaleUpperCase(tag)}${name.slice(1)}",`);
  draft.create(`${messagesFolder}/${code}.json`, plainTexts(draft));
  return [
    `See it: LOCALES=en,${code} npm run dev. Numbers and dates have the formats of ${tag}; what is not translated is English.`,
    `Translate ${messagesFolder}/${code}.json. \`npm run check-messages -- --missing ${code}\` lists what is still English or absent.`,
    "Add the language to the other tables of texts (docs/recipes/add-a-locale.md).",
    `Move its row from draftLocaleTable to localeTable in ${table}: from then on the checks demand every text.`,
  ];
}
