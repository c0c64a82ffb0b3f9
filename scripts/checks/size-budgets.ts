import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { repositoryRoot } from "../launcher/repository-root.ts";

const kilobyte = 1024;
/** Brotli budgets of the built pages (docs/benchmarks.md). */
const budgets = {
  firstLoadScript: 100 * kilobyte,
  firstLoadStyle: 12 * kilobyte,
  // The goal is 350; cover, situations, multi-type slip and score tables added 14; 1600 px layout, boosted combo and outright trends 5. Texts
  // and parts of the first pages are files of their own, which compress less: 2 more in all, 17 less before a page is interactive.
  allScript: 375 * kilobyte,
  chunk: 62 * kilobyte,
  // gzip: hosts load it from their own pages.
  hostScript: 6 * kilobyte,
} as const;

interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

function sizeOf(path: string): number {
  return brotliCompressSync(readFileSync(path)).length;
}

/** Files of the built pages, relative to their folder. */
interface BuiltFiles {
  /** Scripts of the entry and of everything that it imports statically. */
  readonly firstScripts: ReadonlySet<string>;
  readonly firstStyles: ReadonlySet<string>;
  readonly allScripts: readonly string[];
  /** All scripts without the texts of other languages than English. */
  readonly oneLocale: readonly string[];
}

export function readBuiltFiles(client: string): BuiltFiles {
  const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Record<string, ManifestChunk>;
  const firstScripts = new Set<string>();
  const firstStyles = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || firstScripts.has(chunk.file)) return;
    firstScripts.add(chunk.file);
    for (const style of chunk.css ?? []) firstStyles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry === true && !key.includes("service-worker")) visit(key);
  const allScripts = readdirSync(join(client, "assets"))
    .filter((file) => file.endsWith(".js"))
    .map((file) => join("assets", file));
  const oneLocale = allScripts.filter((file) => !/(?:messages|prose)-(?!en-(?:rest-)?[\w-]{7}\.js$)/u.test(file));
  return { firstScripts, firstStyles, allScripts, oneLocale };
}

function over(name: string, size: number, budget: number): readonly string[] {
  return size > budget ? [`${name} is ${(size / kilobyte).toFixed(1)} KB brotli; the budget is ${(budget / kilobyte).toFixed(1)} KB.`] : [];
}

function overGzip(name: string, size: number): readonly string[] {
  return size > budgets.hostScript ? [`${name} is ${size} bytes gzip; the budget is ${budgets.hostScript}.`] : [];
}

/** Compares the built pages with the budgets; the vendor chunk may exceed the chunk budget. */
export function checkSizeBudgets(): readonly string[] {
  const client = join(repositoryRoot, "apps/web/dist/client");
  if (!existsSync(client)) return ["The pages are not built: run npm run build."];
  const { firstScripts, firstStyles, allScripts, oneLocale } = readBuiltFiles(client);
  const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + sizeOf(join(client, file)), 0);
  // Texts load one language at a time: the first load must not grow with the number of languages.
  const textsOfAll = [...firstScripts].filter((file) => /(?:messages|prose)-/.test(file));
  return [
    ...textsOfAll.map((file) => `${file} is part of the first load in every language.`),
    ...over("First-load JavaScript", sum(firstScripts), budgets.firstLoadScript),
    ...over("First-load CSS", sum(firstStyles), budgets.firstLoadStyle),
    ...over("All JavaScript of one locale", sum(oneLocale), budgets.allScript),
    ...allScripts.filter((file) => !file.includes("vendor")).flatMap((file) => over(file, sizeOf(join(client, file)), budgets.chunk)),
    ...["embed.js", "embed.mjs"].flatMap((file) => overGzip(file, gzipSync(readFileSync(join(client, "../embed", file))).length)),
  ];
}
