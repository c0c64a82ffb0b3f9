import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { readonly scripts: Readonly<Record<string, string>> };
const workflow = read(".github/workflows/ci.yml");

/** The documented scripts, each with the file that reads its options. */
const documentedScripts: Readonly<Record<string, string>> = {
  start: "scripts/start.mjs",
  dev: "scripts/start.mjs",
  web: "scripts/start.mjs",
  cluster: "scripts/launcher/cluster/cluster-options.ts",
  build: "scripts/build.mjs",
  test: "node_modules/vitest/dist/chunks",
  "test:full": "node_modules/vitest/dist/chunks",
  "test:cluster": "scripts/testing/run-tests.ts",
  verify: "scripts/verify.mjs",
  new: "scripts/scaffold/new-command.ts",
  bench: "bench/run-benches.ts",
  "record-feed": "apps/backend/src/main/record-feed-command.ts",
  "check:histories": "apps/backend/tests/checker/check-histories.ts",
  "embed-docs": "scripts/embed-docs.mjs",
  "check-site": "scripts/check-site.mjs",
  conformance: "apps/backend/src/conformance/cli.ts",
  "check-messages": "scripts/check-messages.mjs",
  "generate-client": "scripts/generate-client.mjs",
  "record-examples": "scripts/record-examples.mjs",
  sbom: "scripts/sbom.mjs",
  format: "package.json",
  changeset: "package.json",
  release: "package.json",
};
/** They run until they are stopped, ask questions, or change versions. */
const notInWorkflow = ["start", "dev", "web", "cluster", "changeset", "release"];

function listDocuments(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));
}

interface DocumentedCommand {
  readonly document: string;
  readonly script: string;
  readonly options: readonly string[];
}

const documents = ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "SECURITY.md", ...listDocuments("docs"), "packages/feed/README.md"];
const commandPattern = /npm (?:run (?<named>[\w:-]+)|(?<short>start|test)\b)(?<rest>[^`\n]*)/gu;

const commands: readonly DocumentedCommand[] = documents.flatMap((document) =>
  [...read(document).matchAll(commandPattern)].map(({ groups }) => ({
    document,
    script: groups?.["named"] ?? groups?.["short"] ?? "",
    options: (groups?.["rest"] ?? "").match(/(?<=\s|\[)--[a-z][\w-]*/gu) ?? [],
  })),
);

/** The text that reads the options of a script. */
function optionReader(script: string): string {
  const path = documentedScripts[script] ?? "";
  if (path === "bench/run-benches.ts") return read(path) + read("bench/scale/run-scale.ts");
  if (!existsSync(join(root, path)) || path.endsWith("chunks")) {
    return readdirSync(join(root, path))
      .filter((name) => name.startsWith("cac"))
      .map((name) => read(join(path, name)))
      .concat(read("scripts/testing/run-tests.ts"))
      .join("\n");
  }
  return read(path);
}

describe("documented commands", () => {
  it("are the scripts of package.json that the list above names", () => {
    expect([...new Set(commands.map(({ script }) => script))].toSorted()).toEqual(Object.keys(documentedScripts).toSorted());
    for (const { document, script } of commands) expect(Object.keys(scripts), document).toContain(script);
  });

  it("accept the options that are shown", () => {
    const unknown = commands.flatMap(({ document, script, options }) =>
      options
        .filter((option) => !optionReader(script).includes(option.slice(2)))
        .map((option) => `${document}: npm run ${script} has no option ${option}`),
    );
    expect(unknown).toEqual([]);
  });

  it("run in the workflow if they finish by themselves", () => {
    const missing = Object.keys(documentedScripts).filter(
      (script) => !notInWorkflow.includes(script) && !new RegExp(`npm (?:run )?${script}(?![\\w:-])`, "u").test(workflow),
    );
    expect(missing).toEqual([]);
    expect(workflow).toContain("npm start");
    expect([...workflow.matchAll(/node-version: (\d+)/gu)].map(([, version]) => version)).toEqual(expect.arrayContaining(["20"]));
    expect(workflow).not.toMatch(/node-version: (?!20\b)/u);
  });

  it("name projects of the tests that exist", () => {
    const config = read("vitest.config.ts");
    for (const document of documents)
      for (const [, project = ""] of read(document).matchAll(/--project (\w+)/gu)) expect(config, document).toContain(`name: "${project}"`);
  });
});

describe("documented paths", () => {
  /** Source folders by the short names that docs/security.md uses. */
  const sources: Readonly<Record<string, string>> = {
    backend: "apps/backend/src",
    web: "apps/web/src",
    store: "packages/store/src",
    domain: "packages/domain/src",
    "centrifuge-hub": "packages/centrifuge-hub/src",
  };
  const exists = (path: string): boolean => ["", ".ts", ".tsx", ".test.ts"].some((ending) => existsSync(join(root, path + ending)));

  it.each(documents)("of %s exist", (document) => {
    const paths = [...read(document).matchAll(/`((?:apps|packages|docs|tests|scripts|bench|\.changeset)\/[\w@./-]+)`/gu)].map(
      ([, path = ""]) => path,
    );
    const links = [...read(document).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/gu)].map(([, link = ""]) =>
      join(dirname(document), link),
    );
    // Build outputs exist only after a build.
    expect([...paths, ...links].filter((path) => !path.includes("/dist/") && !exists(path))).toEqual([]);
  });

  it("of the rules in docs/security.md exist", () => {
    const rows = read("docs/security.md")
      .split("\n")
      .filter((line) => line.startsWith("| "));
    const paths = rows
      .flatMap((row) => [...(row.split(" | ")[1] ?? "").matchAll(/`([\w-]+)\/([\w/-]+)`/gu)])
      .map(([, name = "", path = ""]) => `${sources[name] ?? name}/${path}`);
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !exists(path))).toEqual([]);
  });

  it("of the changes in CONTRIBUTING.md are at most three each", () => {
    const rows = read("CONTRIBUTING.md")
      .split("\n")
      .filter((line) => line.startsWith("| ") && line.includes("`"));
    expect(rows.length).toBeGreaterThan(6);
    for (const row of rows) expect([row, [...row.matchAll(/`(?:apps|packages)\/[^`]+`/gu)].length <= 3]).toEqual([row, true]);
  });
});
