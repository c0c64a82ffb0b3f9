import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { featureFlags } from "../../apps/backend/src/http/routes/site/site.data.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Test folders by their short names in the documents. */
const folders: Readonly<Record<string, string>> = {
  store: "packages/store/tests",
  domain: "packages/domain/tests",
  hub: "packages/centrifuge-hub/tests",
  feed: "packages/feed/tests",
  web: "apps/web/tests",
  backend: "apps/backend/tests",
  cluster: "tests/cluster",
  e2e: "tests/e2e",
  edge: "tests/edge",
  embed: "packages/embed/tests",
};

/** The cells of every row of a document's tables. */
function rowsOf(document: string): readonly (readonly string[])[] {
  return readFileSync(join(root, "docs", document), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith("|--"))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf("|"))
        .split(" | ")
        .map((cell) => cell.trim()),
    );
}

/** The problems of the tests that a cell names, as `file` "part of its title". A cell must name at least one. */
function problemsOf(cell: string): readonly string[] {
  const named = [...cell.matchAll(/`(?<place>\w+)\/(?<path>[\w/-]+)` "(?<title>[^"]+)"/gu)];
  if (named.length === 0) return [`names no test: ${cell}`];
  return named.flatMap(({ groups: { place = "", path = "", title = "" } = {} }) => {
    const file = ["ts", "tsx"]
      .map((ending) => join(root, folders[place] ?? place, `${path}.test.${ending}`))
      .find((candidate) => existsSync(candidate));
    if (file === undefined) return [`no such test file: ${place}/${path}`];
    return readFileSync(file, "utf8").includes(title) ? [] : [`no test of ${place}/${path} is titled "${title}"`];
  });
}

describe("tests named in the documents", () => {
  it("exist for every feature flag, on and off", () => {
    const rows = rowsOf("feature-flags.md").filter(([flag = ""]) => flag.startsWith("`"));
    expect(rows.map(([flag = ""]) => flag.replaceAll("`", "")).toSorted()).toEqual(["rtl_view", ...featureFlags].toSorted());
    for (const [flag, , on = "", off = ""] of rows) expect([...problemsOf(on), ...problemsOf(off)], flag).toEqual([]);
  });

  it("exist for every row of the error catalogue", () => {
    const [, ...rows] = rowsOf("errors.md");
    expect(rows.length).toBeGreaterThan(40);
    for (const [what, , test = ""] of rows) expect(problemsOf(test), what).toEqual([]);
  });

  it("exist for every injected fault and have its id in their titles", () => {
    const rows = rowsOf("trust.md").filter(([fault = ""]) => /^F\d+$/u.test(fault));
    expect(rows.map(([fault]) => fault)).toEqual(expect.arrayContaining(["F19", "F20", "F21", "F22", "F23", "F28", "F29"]));
    for (const [fault = "", , , test = ""] of rows) {
      expect(problemsOf(test), fault).toEqual([]);
      expect(test, fault).toMatch(new RegExp(`"[^"]*\\b${fault}\\b`, "u"));
    }
  });

  it("exist for every attack by a host, at least one of them in the browser", () => {
    const rows = rowsOf("embed/hostile-hosts.md").filter(([attack = ""]) => /^H\d+$/u.test(attack));
    for (const [attack = "", , , test = ""] of rows) {
      expect(problemsOf(test), attack).toEqual([]);
      expect(test, attack).toContain("`e2e/");
    }
  });

  it("exist for every security rule", () => {
    const [, ...rows] = rowsOf("security.md");
    for (const [rule, , test = ""] of rows) expect(problemsOf(test), rule).toEqual([]);
  });
});

describe("the differences from the specification", () => {
  it("each name what replaces it, whether it is compulsory, and why", () => {
    const rows = rowsOf("api-differences.md").filter(([name]) => name !== "specification");
    expect(rows.length).toBeGreaterThan(50);
    for (const cells of rows) {
      expect(cells, cells[0]).toHaveLength(4);
      expect(
        cells.every((cell) => cell !== ""),
        cells[0],
      ).toBe(true);
      expect((cells[3] ?? "").split(" ").length, cells[0]).toBeGreaterThan(1);
    }
  });
});
