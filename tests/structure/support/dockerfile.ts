import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, matchesGlob } from "node:path";

/** One instruction of a Dockerfile, continued lines joined. */
export interface Instruction {
  readonly name: string;
  readonly rest: string;
}

export interface Stage {
  readonly name: string;
  /** The stage or image that it starts from. */
  readonly from: string;
  readonly instructions: readonly Instruction[];
}

/** Reads the stages of a Dockerfile. */
export function readStages(path: string): readonly Stage[] {
  const text = readFileSync(path, "utf8")
    .replaceAll(/^#.*\n/gmu, "")
    .replaceAll(/\\\n\s*/gu, "");
  const stages: { name: string; from: string; instructions: Instruction[] }[] = [];
  for (const line of text.split("\n").filter((part) => part.trim() !== "")) {
    const [, name = "", rest = ""] = /^([A-Z]+)\s+(.*)$/u.exec(line) ?? [];
    if (name === "FROM") {
      const [from = "", , stage = ""] = rest.split(/\s+/u);
      stages.push({ name: stage, from, instructions: [] });
    } else stages.at(-1)?.instructions.push({ name, rest });
  }
  return stages;
}

/** The `ENV` of a stage. */
export function environmentOfStage({ instructions }: Stage): Record<string, string> {
  const pairs = instructions.filter(({ name }) => name === "ENV").flatMap(({ rest }) => rest.split(/\s+/u));
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]));
}

/** Whether a path is in the build context, by the last rule of the ignore file that matches it or a folder above it. */
function isSent(path: string, rules: readonly string[]): boolean {
  const parts = path.split("/");
  const above = parts.map((_, index) => parts.slice(0, index + 1).join("/"));
  return rules.reduce((sent, rule) => {
    const pattern = rule.replace(/^!/u, "");
    return above.some((part) => matchesGlob(part, pattern)) ? rule.startsWith("!") : sent;
  }, true);
}

export interface BuildOptions {
  readonly root: string;
  readonly dockerfile: string;
  /** Contains a folder for each stage. */
  readonly folder: string;
  /** Folders of the image outside /app, by their path, with the local folders that replace them. */
  readonly folders: Readonly<Record<string, string>>;
}

/** Performs the COPY and RUN instructions of all stages in folders of this machine; returns the folder of the last stage. */
export function buildWithoutContainer({ root, dockerfile, folder, folders }: BuildOptions): string {
  const stages = readStages(dockerfile);
  const rules = readFileSync(`${dockerfile}.dockerignore`, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const context = join(folder, "context");
  const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root, encoding: "utf8" });
  for (const path of tracked.split("\n").filter((name) => name !== "" && existsSync(join(root, name)) && isSent(name, rules))) {
    mkdirSync(dirname(join(context, path)), { recursive: true });
    cpSync(join(root, path), join(context, path));
  }
  const copy = (from: string, into: string, args: readonly string[]): void => {
    const target = args.at(-1) ?? ".";
    for (const source of args.slice(0, -1)) {
      const isFile = statSync(join(from, source)).isFile();
      const name = isFile && (target.endsWith("/") || args.length > 2) ? join(target, basename(source)) : target;
      cpSync(join(from, source), join(into, name), { recursive: true });
    }
  };
  for (const stage of stages) {
    const own = join(folder, stage.name);
    const base = join(folder, stage.from);
    if (existsSync(base)) cpSync(base, own, { recursive: true });
    else mkdirSync(own, { recursive: true });
    for (const { name, rest } of stage.instructions) {
      const args = rest.split(/\s+/u);
      const [option = ""] = args;
      if (name === "COPY" && option.startsWith("--from=")) {
        const from = join(folder, option.slice("--from=".length));
        copy(
          from,
          own,
          args.slice(1).map((path) => path.replace(/^\/app\//u, "")),
        );
      } else if (name === "COPY") copy(context, own, args);
      else if (name === "RUN") {
        const command = Object.entries(folders).reduce((text, [path, instead]) => text.replaceAll(path, instead), rest);
        execFileSync("bash", ["-euo", "pipefail", "-c", command], { cwd: own, stdio: ["ignore", "ignore", "pipe"] });
      }
    }
  }
  return join(folder, stages.at(-1)?.name ?? "");
}
