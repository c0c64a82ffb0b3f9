import { Refused } from "./draft.ts";

/** A name in the spellings that code uses. */
export interface Name {
  /** `press-room` */
  readonly kebab: string;
  /** `press_room` */
  readonly snake: string;
  /** `pressRoom` */
  readonly camel: string;
  /** `PressRoom` */
  readonly pascal: string;
  /** `Press room` */
  readonly words: string;
}

const namePattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u;
const maxLength = 40;
/** A name that ends in one of these words would repeat it in the file name: `press-page-page.tsx`. */
const kindPattern = /-(?:page|block|market|endpoint|routes)$/u;

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function parseName(text: string): Name {
  if (!namePattern.test(text) || text.length > maxLength)
    throw new Refused(
      `"${text}" is not a name: write words in lower case joined by hyphens, such as press-room, at most ${maxLength} characters.`,
    );
  const kind = kindPattern.exec(text)?.[0];
  if (kind !== undefined)
    throw new Refused(`"${text}" ends in "${kind}", which the file name adds. Write "${text.slice(0, -kind.length)}".`);
  const words = text.split("-");
  const pascal = words.map(capitalize).join("");
  return {
    kebab: text,
    snake: words.join("_"),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    words: capitalize(words.join(" ")),
  };
}

/** Reads `area/name`; a name alone is in the default area. */
export function parsePlace(
  text: string,
  { areas, defaultArea }: { readonly areas: readonly string[]; readonly defaultArea: string },
): { readonly area: string; readonly name: Name } {
  const [first = "", second] = text.split("/", 2);
  const area = second === undefined ? defaultArea : first;
  if (!areas.includes(area)) throw new Refused(`"${area}" is not an area. Choose one of ${areas.join(", ")}.`);
  return { area, name: parseName(second ?? first) };
}
