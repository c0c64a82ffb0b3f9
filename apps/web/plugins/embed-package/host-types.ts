import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { messagesAsTypings } from "@touchline/embed/protocol";

const run = promisify(execFile);

/** Declarations of the SDK: self-contained files that import only `embed.mjs`. */
export interface HostTypes {
  readonly sdk: string;
  readonly react: string;
}

/** Modules whose declarations make up the SDK's, in output order; the declarations of messages are generated instead. */
const modules = ["sdk/frame-state", "sdk/sportsbook-element", "index", "script"];
const fromOwnModules = /^(?:import|export) (?:type )?\{[^}]*\} from "\.[^"]*";\n|^export \{\};\n/gmu;

async function emit(folder: string, outDir: string): Promise<void> {
  const compiler = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
  const once = ["--composite", "false", "--incremental", "false", "--tsBuildInfoFile", "null"];
  await run(process.execPath, [compiler, "-p", join(folder, "tsconfig.json"), "--outDir", outDir, ...once]);
}

/** Generates the declarations for hosts from the sources of the SDK. */
export async function makeHostTypes(folder: string): Promise<HostTypes> {
  const outDir = mkdtempSync(join(tmpdir(), "touchline-host-types-"));
  try {
    await emit(folder, outDir);
    const read = (name: string): string => readFileSync(join(outDir, `src/${name}.d.ts`), "utf8");
    const own = modules.map((name) => read(name).replaceAll(fromOwnModules, ""));
    const sdk = [messagesAsTypings(), ...own].join("\n");
    if (/\bfrom "|\bimport\(/u.test(sdk)) throw new Error("The declarations of the SDK need a module that hosts do not have.");
    return { sdk, react: read("react").replaceAll('"./index.ts"', '"./embed.mjs"') };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
