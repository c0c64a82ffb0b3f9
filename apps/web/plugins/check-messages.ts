import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { localeFacts } from "@touchline/domain";
import { baseLocales, catalogueLocales, readOwnTexts, translatedLocales } from "./catalogue-texts.ts";
import { readMessageShape } from "./message-shape.ts";

const repositoryRoot = join(import.meta.dirname, "../../..");
const folder = join(repositoryRoot, "apps/web/src/messages");

/** The plural categories that every text must cover, each with its smallest count. */
function neededCategories(locale: string): ReadonlyMap<string, number> {
  const rules = new Intl.PluralRules(localeFacts(locale).intlTag);
  return new Map(Array.from({ length: 10 }, (_, index) => [rules.select(10 - index), 10 - index]));
}

/** Plural categories that a text lacks. An exact branch covers a category that has only this number. */
function lackingCategories(locale: string, branches: readonly string[]): readonly string[] {
  return [...neededCategories(locale)]
    .filter(([category, smallest]) => !branches.includes(category) && !branches.includes(`=${smallest}`))
    .map(([category]) => category);
}

function listDiffers(left: readonly string[], right: readonly string[]): boolean {
  return left.join() !== right.join();
}

/** Problems of one text compared with its English original. */
function textProblems(locale: string, { text, english }: { readonly text: string; readonly english: string }): readonly string[] {
  const known = new Set(new Intl.PluralRules(localeFacts(locale).intlTag).resolvedOptions().pluralCategories as readonly string[]);
  try {
    const own = readMessageShape(text);
    const original = readMessageShape(english);
    const isCounted = original.plurals.some((branches) => branches.includes("one"));
    const problems = own.plurals.flatMap((branches) => [
      ...branches.filter((branch) => !branch.startsWith("=") && !known.has(branch)).map((branch) => `has no plural form “${branch}”`),
      ...(isCounted ? lackingCategories(locale, branches) : []).map((category) => `lacks the plural form “${category}”`),
    ]);
    if (listDiffers(own.places, original.places))
      problems.push(`has the places {${own.places.join("} {")}} where English has {${original.places.join("} {")}}`);
    if (listDiffers(own.choices, original.choices)) problems.push("chooses among other cases than English");
    return text.trim() === "" && english.trim() !== "" ? [...problems, "is empty"] : problems;
  } catch (error) {
    return [`is no ICU text: ${String(error)}`];
  }
}

interface CatalogueReport {
  readonly locale: string;
  readonly missing: readonly string[];
  readonly problems: readonly string[];
}

function checkCatalogue(locale: string, english: Readonly<Record<string, string>>): CatalogueReport {
  const own = readOwnTexts(folder, locale);
  // A regional catalogue contains only the texts that differ from its language.
  const isOverlay = baseLocales(folder, locale)[0] === locale.split("-")[0] && locale.includes("-");
  const problems = Object.entries(own).flatMap(([key, text]) => {
    const original = english[key];
    if (original === undefined) return [`${locale}: ${key} is unknown to English`];
    return textProblems(locale, { text, english: original }).map((problem) => `${locale}: ${key} ${problem}`);
  });
  return { locale, problems, missing: isOverlay ? [] : Object.keys(english).filter((key) => !Object.hasOwn(own, key)) };
}

function sourceFiles(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/u.test(file))
    .map((file) => join(path, file));
}

/** Keys that no source file uses, either literally or as `area.${part}`. */
function unusedKeys(keys: readonly string[]): readonly string[] {
  const packages = readdirSync(join(repositoryRoot, "packages")).map((name) => join(repositoryRoot, "packages", name, "src"));
  const text = [join(repositoryRoot, "apps/web/src"), ...packages]
    .flatMap(sourceFiles)
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const whole = new Set([...text.matchAll(/["'`]([A-Za-z_][\w.-]*)["'`]/gu)].map(([, literal]) => literal));
  const patterns = [...text.matchAll(/`([A-Za-z_][\w.-]*\.)\$\{[^`]*\}([\w.-]*)`/gu)].map(([, start = "", end = ""]) => ({ start, end }));
  const isNamed = (key: string): boolean => whole.has(key) || patterns.some(({ start, end }) => key.startsWith(start) && key.endsWith(end));
  return keys.filter((key) => !isNamed(key));
}

/** Checks all catalogues for missing and unused texts, and for texts that do not match their English original. */
export function checkMessages(): readonly string[] {
  const english = readOwnTexts(folder, "en");
  const reports = catalogueLocales(folder).map((locale) => checkCatalogue(locale, english));
  const unused = unusedKeys(Object.keys(english)).map((key) => `en: ${key} is used nowhere`);
  const translated = new Set(translatedLocales(folder));
  const gaps = reports.flatMap(({ locale, missing }) =>
    translated.has(locale) ? missing.map((key) => `${locale}: ${key} is missing`) : [],
  );
  return [...reports.flatMap(({ problems }) => problems), ...gaps, ...unused];
}

/** English texts that a locale has not translated yet; a draft locale begins with copies of them. */
export function missingTexts(locale: string): Readonly<Record<string, string>> {
  const english = readOwnTexts(folder, "en");
  const own = readOwnTexts(folder, locale);
  const { missing } = checkCatalogue(locale, english);
  const copied = translatedLocales(folder).includes(locale) ? [] : Object.keys(own).filter((key) => own[key] === english[key]);
  return Object.fromEntries([...missing, ...copied].map((key) => [key, english[key] ?? ""]));
}
