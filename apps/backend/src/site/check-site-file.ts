import { siteBlocks, type SiteBlockType } from "@touchline/contract/site/site-block";
import { SiteFile } from "@touchline/contract/site/site-file";
import { type TSchema, Type } from "typebox";
import { Value } from "typebox/value";

/** Whether a JSON value is an object and not an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A problem of a site file: its location as a dotted path, and a message for the author. */
export interface SiteProblem {
  readonly path: string;
  readonly message: string;
}

/** What is needed for the checks that the schema cannot express. */
export interface SiteFacts {
  readonly locales: readonly string[];
  readonly sportKeys: readonly string[];
  /** Paths of the product, which custom pages must not use. */
  readonly reservedPaths: readonly string[];
}

const menuTargets = ["page", "link", "action"] as const;
const looseBlocks = Type.Array(Type.Object({ type: Type.String() }));

/** The file without its blocks, which are checked one by one so that a problem names the block's field. */
const shellSchema = Type.Object(
  {
    ...SiteFile.properties,
    pages: Type.Array(
      Type.Object(
        { ...SiteFile.properties.pages.items.properties, top: Type.Optional(looseBlocks), bottom: Type.Optional(looseBlocks) },
        { additionalProperties: false },
      ),
      { maxItems: 20 },
    ),
    custom_pages: Type.Array(
      Type.Object({ ...SiteFile.properties.custom_pages.items.properties, blocks: looseBlocks }, { additionalProperties: false }),
      { maxItems: 100 },
    ),
  },
  { additionalProperties: false },
);

function dotted(pointer: string): string {
  return pointer.slice(1).replaceAll("/", ".");
}

function schemaProblems(schema: TSchema, value: unknown, at: string): SiteProblem[] {
  return Value.Errors(schema, value).flatMap((error) => {
    if (error.keyword === "boolean") return [];
    const path = [at, dotted(error.instancePath)].filter((part) => part !== "").join(".");
    const unknown = "additionalProperties" in error.params ? (error.params["additionalProperties"] as readonly string[]) : null;
    return [{ path, message: unknown === null ? error.message : `has unknown fields: ${unknown.map((name) => `\`${name}\``).join(", ")}` }];
  });
}

function isBlockType(type: unknown): type is SiteBlockType {
  return typeof type === "string" && Object.hasOwn(siteBlocks, type);
}

/** Problems of a block; `at` is its path. */
function blockProblems(block: unknown, at: string, facts: SiteFacts): SiteProblem[] {
  const type: unknown = isObject(block) ? block["type"] : undefined;
  if (!isBlockType(type)) {
    return [{ path: `${at}.type`, message: `is not a block type; use one of ${Object.keys(siteBlocks).join(", ")}` }];
  }
  const problems = schemaProblems(siteBlocks[type], block, `${at} (${type})`);
  const sportKey: unknown = isObject(block) ? block["sport_key"] : undefined;
  if (typeof sportKey === "string" && !facts.sportKeys.includes(sportKey)) {
    problems.push({ path: `${at} (${type}).sport_key`, message: `is not a sport; use one of ${facts.sportKeys.join(", ")}` });
  }
  return problems;
}

function listBlocks(file: SiteFile): readonly { readonly block: unknown; readonly at: string }[] {
  const numbered = (blocks: readonly unknown[] | undefined, at: string) =>
    (blocks ?? []).map((block, index) => ({ block, at: `${at}.${index}` }));
  return [
    ...file.pages.flatMap((page, index) => [
      ...numbered(page.top, `pages.${index}.top`),
      ...numbered(page.bottom, `pages.${index}.bottom`),
    ]),
    ...file.custom_pages.flatMap((page, index) => numbered(page.blocks, `custom_pages.${index}.blocks`)),
  ];
}

function menuProblems(file: SiteFile, pageKeys: readonly string[]): SiteProblem[] {
  const known = new Set([...pageKeys, ...file.custom_pages.map((page) => page.path)]);
  return Object.entries(file.menus).flatMap(([placement, items]) =>
    items.flatMap((item, index) => {
      const path = `menus.${placement}.${index}`;
      const given = menuTargets.filter((target) => item[target] !== undefined);
      if (given.length !== 1) return [{ path, message: "must have exactly one of `page`, `link` and `action`" }];
      if (item.page !== undefined && !known.has(item.page)) return [{ path: `${path}.page`, message: "is not a page of this site" }];
      const needsLabel = item.link !== undefined || item.page?.startsWith("/") === true;
      return needsLabel && item.label === undefined
        ? [{ path: `${path}.label`, message: "is required: this entry has no default text" }]
        : [];
    }),
  );
}

function repeated(values: readonly string[]): readonly number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
}

function pathProblems(file: SiteFile, facts: SiteFacts): SiteProblem[] {
  const paths = file.custom_pages.map((page) => page.path);
  const taken = new Set([
    ...facts.reservedPaths,
    ...facts.sportKeys.map((key) => `/${key}`),
    ...facts.locales.map((locale) => `/${locale}`),
  ]);
  return [
    ...paths.flatMap((path, index) =>
      taken.has(path) ? [{ path: `custom_pages.${index}.path`, message: "is reserved by the product" }] : [],
    ),
    ...repeated(paths).map((index) => ({ path: `custom_pages.${index}.path`, message: "is used by an earlier page" })),
    ...repeated(file.pages.map((page) => page.key)).map((index) => ({ path: `pages.${index}.key`, message: "is repeated" })),
  ];
}

/** Page keys allowed in menus (spec.md 2). */
const menuPageKeys = [
  "sports",
  "in_play",
  "e_sports",
  "favorites",
  "schedule",
  "results",
  "promotions",
  "bets_history",
  "horse_racing",
  "lotteries",
  "premium_cricket",
  "virtual_gaming_arena",
  "search",
  "general_rules",
  "about",
] as const;

/** All problems of a site file; empty if it is valid. */
export function checkSiteFile(value: unknown, facts: SiteFacts): readonly SiteProblem[] {
  const shell = schemaProblems(shellSchema, value, "");
  if (shell.length > 0) return shell;
  // Safe: the shell was just checked; blocks are treated as unknown below.
  const file = value as SiteFile;
  return [
    ...listBlocks(file).flatMap(({ block, at }) => blockProblems(block, at, facts)),
    ...menuProblems(file, menuPageKeys),
    ...pathProblems(file, facts),
  ];
}

/** The JSON Schema of site files (`npm run check-site -- --schema`), for editors. */
export function siteSchema(): string {
  return `${JSON.stringify({ $schema: "https://json-schema.org/draft/2020-12/schema", title: "Touchline site", ...SiteFile }, null, 2)}\n`;
}
