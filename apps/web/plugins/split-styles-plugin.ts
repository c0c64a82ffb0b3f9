import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import postcss, { type AtRule, type Container, type Node, type Root, type Rule } from "postcss";
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Modules of the first page of most visits: the entry and the cover of the home page. */
const firstModules = /\/src\/(?:client\/entry\.client|blocks\/cover\/cover)\.tsx$/u;
/** Pages that the server renders without any chunk. */
const noticePages = fileURLToPath(new URL("../src/server/document/notice-pages.ts", import.meta.url));
/** The hash of a chunk that names style sheets must change with what this file makes of them. */
const ownSource = readFileSync(fileURLToPath(import.meta.url), "utf8");
const classPattern = /\.((?:\\.|[\w-])+)/gu;

/** The classes that a selector names; null if one of them is not plain text in the code, such as one that starts with a digit. */
function classesOf(selector: string): readonly string[] | null {
  const names = [...selector.matchAll(classPattern)].map(([, name = ""]) => name);
  return names.some((name) => /\\[\da-f"'`\\]/iu.test(name)) ? null : names.map((name) => name.replaceAll(/\\(.)/gu, "$1"));
}

/** Removes the rules of a container whose classes are not used, and empty at-rules. Returns the classes of the removed rules. */
function removeUnused(container: Container, isUsed: (name: string) => boolean): ReadonlySet<string> {
  const removed = new Set<string>();
  container.walkRules((rule: Rule) => {
    const names = classesOf(rule.selector);
    if (names === null || names.length === 0 || names.some(isUsed)) return;
    for (const name of names) removed.add(name);
    rule.remove();
  });
  container.walkAtRules((inner: AtRule) => {
    if (inner.nodes?.length === 0) inner.remove();
  });
  return removed;
}

function findUtilities(root: Root): AtRule | null {
  let found: AtRule | null = null;
  root.walkAtRules("layer", (layer) => {
    if (layer.params === "utilities" && (layer.nodes?.length ?? 0) > 0) found = layer;
  });
  return found;
}

interface SplitStyles {
  /** The sheet without the utilities that the code does not use. */
  readonly first: string;
  /** All utilities in their original order. */
  readonly later: string;
  /** Classes that only `later` has. */
  readonly moved: readonly string[];
}

/** Splits a style sheet by the code that uses it. */
export function splitUtilities(sheet: string, code: string): SplitStyles {
  const root = postcss.parse(sheet);
  const layer = findUtilities(root);
  if (layer === null) throw new Error("The style sheet has no utilities.");
  const later = layer.toString();
  const moved = [...removeUnused(layer, (name) => code.includes(name))];
  return { first: root.toString(), later, moved };
}

/** Layers that finished sheets do not have. */
const flattened: readonly string[] = ["components", "utilities"];
/** Where the pseudo-elements of a selector begin. */
const pseudoElement = /(?<!\\)(?:::|:(?:before|after|first-line|first-letter)\b)/u;

/** Raises the specificity of a selector above all selectors without an id; no element has the id `#`. */
function raised(selector: string): string {
  const found = selector.search(pseudoElement);
  const end = found === -1 ? selector.length : found;
  return `${selector.slice(0, end)}:not(#\\#)${selector.slice(end)}`;
}

/** Whether a rule takes its specificity from its own selector only: it is neither nested in a rule nor a keyframe. */
function isOutermost({ parent }: Rule): boolean {
  for (let around: Node | undefined = parent; around !== undefined; around = around.parent)
    if (around.type === "rule" || (around.type === "atrule" && (around as AtRule).name.endsWith("keyframes"))) return false;
  return true;
}

/**
 * A sheet whose components and utilities are in no layer. Utilities still prevail over components, by their specificity, and both
 * over the layers below them. A browser that receives a sheet with a layer restyles and lays out the whole page again, because the
 * order of the layers may have changed; a sheet without layers makes it restyle only the elements that the sheet concerns.
 */
export function withoutLayers(sheet: string): string {
  const root = postcss.parse(sheet);
  root.walkAtRules("layer", (layer) => {
    if (!layer.params.split(",").every((name) => flattened.includes(name.trim()))) return;
    if (layer.nodes === undefined) return void layer.remove();
    if (layer.params === "utilities")
      layer.walkRules((rule) => {
        if (isOutermost(rule)) rule.selectors = rule.selectors.map(raised);
      });
    layer.replaceWith(layer.nodes);
  });
  return root.toString();
}

/** A sheet that may arrive after the first one. It must have no layer. */
export function toLaterSheet(name: string, source: string): string {
  const flat = withoutLayers(source);
  if (flat.includes("@layer")) throw new Error(`${name} has a layer other than ${flattened.join(" and ")}.`);
  return flat;
}

/** The chunks of the first page with everything they import. */
function firstChunks(bundle: Bundle): ReadonlySet<Chunk> {
  const found = new Set<Chunk>();
  const visit = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== "chunk" || found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunk.imports) visit(imported);
  };
  for (const [file, chunk] of Object.entries(bundle))
    if (chunk.type === "chunk" && Object.keys(chunk.modules).some((id) => firstModules.test(id))) visit(file);
  return found;
}

/**
 * Splits the style sheet of the entry: utilities that only later pages use move to a sheet of their own, which is fetched with the code
 * that uses them. That sheet repeats all utilities in their order, so that the cascade is the same as in one sheet. Then takes components
 * and utilities out of their layers in all sheets.
 */
export function splitStylesPlugin(): Plugin {
  /** The undivided sheet with its hash: the hash of a chunk that names the sheets must change with them. */
  let whole = "";
  return {
    name: "touchline-split-styles",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    renderChunk: {
      order: "post",
      handler(_, chunk) {
        if (chunk.isEntry) whole = [...(chunk.viteMetadata?.importedCss ?? [])].join() || whole;
        return null;
      },
    },
    augmentChunkHash: (chunk) => (chunk.dynamicImports.length > 0 ? `${whole}${ownSource}` : undefined),
    generateBundle(_, bundle) {
      const first = firstChunks(bundle);
      const entry = [...first].find(({ isEntry }) => isEntry);
      const [file] = entry?.viteMetadata?.importedCss ?? [];
      const sheet = file === undefined ? undefined : bundle[file];
      if (entry === undefined || file === undefined || sheet?.type !== "asset") throw new Error("The entry has no style sheet.");
      const code = [...[...first].map((chunk) => chunk.code), readFileSync(noticePages, "utf8")].join("\n");
      const split = splitUtilities(String(sheet.source), code);
      const addSheet = (name: string, source: string): string => this.getFileName(this.emitFile({ type: "asset", name, source }));
      const addLaterSheet = (name: string, source: string): string => addSheet(name, toLaterSheet(name, source));
      const laterFile = addLaterSheet("utilities.css", split.later);
      const renamed = new Map([[file, addSheet("entry.css", withoutLayers(split.first))]]);
      for (const { fileName, names, source } of Object.values(bundle).filter((output) => output.type === "asset"))
        if (fileName.endsWith(".css") && fileName !== file) renamed.set(fileName, addLaterSheet(names[0] ?? fileName, String(source)));
      for (const old of renamed.keys()) delete bundle[old];
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || chunk.viteMetadata === undefined) continue;
        const styles = [...chunk.viteMetadata.importedCss].map((name) => renamed.get(name) ?? name);
        if (!first.has(chunk) && split.moved.some((name) => chunk.code.includes(name))) styles.push(laterFile);
        chunk.viteMetadata.importedCss = new Set(styles);
      }
    },
  };
}
