import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { repositoryRoot } from "./repository-root.ts";

const assetFolder = join(repositoryRoot, "apps/web/dist/client/assets");
const compress = promisify(brotliCompress);
const lowPriority = 19;

/** Files of the folder that are to be served compressed and are not yet. */
export function uncompressedFiles(folder = assetFolder): readonly string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder);
  const compressed = new Set(names.filter((name) => name.endsWith(".br")));
  return names.filter((name) => /\.(?:js|css|svg)$/u.test(name) && !compressed.has(`${name}.br`));
}

/** Writes a compressed file next to each that lacks one. A server may read the folder meanwhile, so each appears only once complete. */
export async function compressFiles(folder = assetFolder): Promise<void> {
  await Promise.all(
    uncompressedFiles(folder).map(async (name) => {
      const path = join(folder, name);
      const text = readFileSync(path);
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      writeFileSync(`${path}.${process.pid}`, await compress(text, { params }));
      renameSync(`${path}.${process.pid}`, `${path}.br`);
    }),
  );
}

/** Runs with low priority, so that processes that answer requests come first. */
if (import.meta.main) {
  // Threads inherit the priority, so it is set before the first of them starts.
  setPriority(lowPriority);
  await compressFiles();
}
