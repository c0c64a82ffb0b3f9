import nodeModule from "node:module";
import { fileURLToPath } from "node:url";

/**
 * Keeps compiled modules, without their types, from one run to the next, for this process and those that it starts. A start needs half of
 * the time for its imports, and 30 MB less for each process, because the code that removes types is not loaded.
 */
export function keepCompiledModules() {
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("../node_modules/.touchline-compile-cache", import.meta.url));
  nodeModule.enableCompileCache(process.env.NODE_COMPILE_CACHE);
}
