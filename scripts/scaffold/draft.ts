import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** An error whose message explains to the user why nothing is written. */
export class Refused extends Error {}

/** Files that a command is about to write; the disk changes only in `write`. */
export class Draft {
  readonly root: string;
  readonly #texts = new Map<string, string>();

  constructor(root: string) {
    this.root = root;
  }

  get paths(): readonly string[] {
    return [...this.#texts.keys()];
  }

  isNew(path: string): boolean {
    return !existsSync(join(this.root, path));
  }

  read(path: string): string {
    const text = this.#texts.get(path);
    if (text !== undefined) return text;
    if (this.isNew(path)) throw new Refused(`${path} does not exist, though a skeleton must be added to it.`);
    return readFileSync(join(this.root, path), "utf8");
  }

  list(folder: string): readonly string[] {
    return existsSync(join(this.root, folder)) ? readdirSync(join(this.root, folder)) : [];
  }

  create(path: string, text: string): void {
    if (!this.isNew(path)) throw new Refused(`${path} already exists. Choose another name.`);
    this.#texts.set(path, text);
  }

  /** Inserts text before the only place that contains `anchor`. */
  insertBefore(path: string, anchor: string, text: string): void {
    const at = this.#placeOf(path, anchor);
    this.#texts.set(path, this.read(path).slice(0, at) + text + this.read(path).slice(at));
  }

  /** Inserts text after the only place that contains `anchor`. */
  insertAfter(path: string, anchor: string, text: string): void {
    const at = this.#placeOf(path, anchor) + anchor.length;
    this.#texts.set(path, this.read(path).slice(0, at) + text + this.read(path).slice(at));
  }

  /** Inserts an import at its alphabetical place among the imports of a file. */
  insertImport(path: string, line: string): void {
    const lines = this.read(path).split("\n");
    const sourceOf = (text: string): string => /^import .* from "(.*)";$/u.exec(text)?.[1] ?? "";
    // Packages and folders are sorted separately.
    const isAlike = (text: string): boolean => sourceOf(text).slice(0, 2) === sourceOf(line).slice(0, 2);
    const next = lines.findIndex((text) => isAlike(text) && sourceOf(text) > sourceOf(line));
    const at = next === -1 ? lines.findLastIndex((text) => text.startsWith("import ")) + 1 : next;
    this.#texts.set(path, [...lines.slice(0, at), line, ...lines.slice(at)].join("\n"));
  }

  /** Inserts a row before the line that closes the list which begins with `start`. */
  insertLastRow(path: string, start: string, row: string): void {
    const text = this.read(path);
    const from = this.#placeOf(path, start);
    const close = /\n[\])}]/u.exec(text.slice(from));
    if (close === null) throw new Refused(`${path} has no end of the list "${start}".`);
    const at = from + close.index;
    this.#texts.set(path, `${text.slice(0, at)}\n${row}${text.slice(at)}`);
  }

  /** Writes all files; on an error it restores those that it has written. */
  write(): void {
    const written: (readonly [path: string, before: string | null])[] = [];
    try {
      for (const [path, text] of this.#texts) {
        const full = join(this.root, path);
        written.push([full, this.isNew(path) ? null : readFileSync(full, "utf8")]);
        mkdirSync(dirname(full), { recursive: true });
        writeFileSync(full, text);
      }
    } catch (error) {
      for (const [full, before] of written) {
        if (before === null) rmSync(full, { force: true });
        else writeFileSync(full, before);
      }
      throw error;
    }
  }

  #placeOf(path: string, anchor: string): number {
    const text = this.read(path);
    const at = text.indexOf(anchor);
    if (at === -1) throw new Refused(`${path} does not contain "${anchor.trim()}", where the skeleton is added.`);
    if (text.includes(anchor, at + 1)) throw new Refused(`${path} contains "${anchor.trim()}" more than once.`);
    return at;
  }
}
