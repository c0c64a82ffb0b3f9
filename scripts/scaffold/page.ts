import { Refused, type Draft } from "./draft.ts";
import { addTexts } from "./messages.ts";
import { parsePlace } from "./names.ts";

const table = "apps/web/src/routes/routes.ts";
const reserved = "apps/backend/src/site/reserved-paths.data.ts";

/** A page: one file, one row in the route table, its texts and a test. */
export function draftPage(draft: Draft, argument: string): readonly string[] {
  const { area, name } = parsePlace(argument, { areas: ["account", "browse", "matches", "site"], defaultArea: "site" });
  const routes = draft.read(table);
  if (routes.includes(`path: "/${name.kebab}"`) || draft.read(reserved).includes(`"/${name.kebab}"`))
    throw new Refused(`The path /${name.kebab} is taken. Choose another name.`);
  if (routes.includes(`key: "${name.snake}"`)) throw new Refused(`The page key ${name.snake} is taken. Choose another name.`);
  const file = `${area}/${name.kebab}-page`;
  draft.create(
    `apps/web/src/routes/pages/${file}.tsx`,
    `import type { ReactNode } from "react";
import { useText } from "../../../messages/use-text.ts";
import type { Page } from "../../page.ts";

function ${name.pascal}Page(): ReactNode {
  const t = useText();
  return (
    <div className="sec">
      <h1>{t("${name.camel}.heading")}</h1>
    </div>
  );
}

export const page: Page = { titleKey: "title.${name.camel}", Component: ${name.pascal}Page };
`,
  );
  draft.insertBefore(table, `  { key: "not_found"`, `  { key: "${name.snake}", path: "/${name.kebab}", file: "${file}" },\n`);
  draft.insertBefore(reserved, "\n];", ` "/${name.kebab}",`);
  addTexts(draft, { [`title.${name.camel}`]: `${name.words} – {brand}`, [`${name.camel}.heading`]: name.words });
  draft.create(
    `apps/web/tests/routes/${name.kebab}-page.test.tsx`,
    `/** @jsxImportSource react */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { importPage, matchRoute, routeByKey } from "../../src/routes/routes.ts";

describe("the page at /${name.kebab}", () => {
  it("is found by its path", () => {
    expect(matchRoute("/${name.kebab}")?.route.key).toBe("${name.snake}");
  });

  it("shows its heading", async () => {
    const { route, params } = routeByKey("${name.snake}");
    const { Component } = await importPage(route, "en");
    expect(renderToStaticMarkup(<Component params={params} search={new URLSearchParams()} />)).toContain("${name.camel}.heading");
  });
});
`,
  );
  return [
    `Build the page in apps/web/src/routes/pages/${file}.tsx from features, blocks and elements; \`load\` reads its data, \`head\` its title.`,
    `Translate "title.${name.camel}" and "${name.camel}.heading" in apps/web/src/messages: every language has the English text now.`,
    `Link to it with <PageLink to="/${name.kebab}">; search engines find it if apps/web/src/server/endpoints/sitemaps.ts lists it.`,
    `See it: npm run dev, then http://localhost:3000/en/${name.kebab}. Test: npm test -- --project unit ${name.kebab}-page`,
  ];
}
