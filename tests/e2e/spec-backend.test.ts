import { afterAll, beforeAll, expect, test } from "vitest";
import { type SpecSite, startSpecSite } from "./support/spec-site.ts";

let site: SpecSite;
beforeAll(async () => {
  site = await startSpecSite();
});
afterAll(async () => site.stop());

test("error pages and addresses of nothing answer with their status", async () => {
  const paths = ["/404", "/nothing", "/soccer/x-m-77777", "/500", "/blocked", "/locked"];
  const statuses = await Promise.all(paths.map(async (path) => (await site.read(path)).status));
  expect(statuses).toEqual([404, 404, 404, 500, 403, 401]);
});
