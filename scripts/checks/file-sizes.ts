import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "../launcher/repository-root.ts";

const maximumLines = 300;
const ninetiethPercentile = 200;

/** Reports source files over the maximum, and too many large ones. */
export function checkFileSizes(): readonly string[] {
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "packages", "apps", "scripts"], {
    cwd: repositoryRoot,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /\.(ts|tsx)$/.test(file) && !/\.(data|gen|test)\.tsx?$/.test(file) && !file.includes("/tests/"))
    // git lists a deleted file until its deletion is staged.
    .filter((file) => existsSync(join(repositoryRoot, file)));
  const sizes = files
    .map((file) => ({ file, lines: readFileSync(join(repositoryRoot, file), "utf8").split("\n").length }))
    .sort((a, b) => a.lines - b.lines);
  const problems = sizes
    .filter(({ lines }) => lines > maximumLines)
    .map(({ file, lines }) => `${file} has ${lines} lines; the maximum is ${maximumLines}.`);
  const large = sizes[Math.floor(sizes.length * 0.9)];
  if (large !== undefined && large.lines > ninetiethPercentile) {
    problems.push(`One source file in ten has more than ${large.lines} lines; the aim is ${ninetiethPercentile}.`);
  }
  return problems;
}
