import { readdirSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("./client/", import.meta.url));

/** The pages' scripts as browsers take them, by file name: modules without their types. */
export function readClientFiles(): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".ts"));
  return new Map(names.map((name) => [name, stripTypeScriptTypes(readFileSync(folder + name, "utf8"))]));
}
