import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob, relative, resolve } from "node:path";
import { repositoryRoot } from "../launcher/repository-root.ts";

/** Folders of the backend's tests and of what they share. */
const folders = ["apps/backend/tests", "tests"];
const opener = "apps/backend/tests/support/test-database.ts";
const openPattern = /\bopenTestDatabase\b/u;
const importPattern = /from "(\.[^"]+)"/gu;

/**
 * Tests of replies, rules and arithmetic, whose SQL statements also run on PostgreSQL in other tests (placement, settlement,
 * every-call, players). `--full` runs them there as well.
 */
const sameStatements = [
  "api/{cached-replies,client,conformance,described-security,documented-metrics,forged-requests,fuzz,logs,metrics,public-calls,realtime-description,reference,spec-requests,streams,validation}",
  "bonuses/demo-campaigns",
  "cashout/custom-bet-cashout",
  "jobs/database-work",
  "money/{custom-bets,hostile-bets,prices-before-transactions,pricing-budget,same-verdict,systems}",
  "players/entry-gate",
  "site/{feature-flags,feed-providers,image-proxy,site-calls,support-chat}",
];

function importsOf(path: string, text: string): readonly string[] {
  return [...text.matchAll(importPattern)].map(([, imported = ""]) => relative(repositoryRoot, resolve(dirname(path), imported)));
}

/**
 * Backend tests that open a database, directly or through an imported file, and may behave differently on PostgreSQL; with
 * `isFull`, all that open one.
 */
export function databaseTests({ isFull }: { readonly isFull: boolean }): readonly string[] {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => join(repositoryRoot, folder, name)),
  );
  const texts = new Map(paths.map((path) => [relative(repositoryRoot, path), readFileSync(path, "utf8")]));
  const imports = new Map([...texts].map(([file, text]) => [file, importsOf(join(repositoryRoot, file), text)]));
  const opening = new Set([...texts].filter(([file, text]) => file !== opener && openPattern.test(text)).map(([file]) => file));
  for (let before = -1; before !== opening.size;) {
    before = opening.size;
    for (const [file, imported] of imports) if (imported.some((one) => opening.has(one))) opening.add(file);
  }
  const isLeftOut = (file: string): boolean =>
    !isFull && sameStatements.some((names) => matchesGlob(file, `apps/backend/tests/${names}.test.ts`));
  return [...opening]
    .filter((file) => file.endsWith(".test.ts") && !/^tests\/(?:e2e|structure)\//u.test(file) && !isLeftOut(file))
    .toSorted();
}
