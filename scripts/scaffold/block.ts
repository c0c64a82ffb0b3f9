import { Refused, type Draft } from "./draft.ts";
import { parseName } from "./names.ts";

const contract = "packages/contract/src/site/site-block.ts";
const blocks = "apps/web/src/blocks";

/** A block of the site file: its parameters, its component, its row, an example and a test. */
export function draftBlock(draft: Draft, argument: string): readonly string[] {
  const name = parseName(argument);
  if (draft.read(contract).includes(`block("${name.snake}"`))
    throw new Refused(`The block ${name.snake} already exists. Choose another name.`);
  draft.insertBefore(contract, "\n  } as const;", `\n    ${name.snake}: block("${name.snake}", "${name.words}.", { title: Text }),`);
  draft.insertLastRow("packages/store/src/wire/site-readers.ts", "const requiredByBlock:", `  ${name.snake}: ["title"],`);
  const file = `${blocks}/widgets/${name.kebab}.tsx`;
  draft.create(
    file,
    `import type { ReactNode } from "react";
import type { BlockDefinition, BlockProps } from "../block.ts";
import { BlockSection } from "../block-frame.tsx";

function ${name.pascal}({ block }: BlockProps<"${name.snake}">): ReactNode {
  return (
    <BlockSection heading={block.heading ?? null} label={block.title}>
      <p className="px-(--gutter) py-3 text-mid">{block.title}</p>
    </BlockSection>
  );
}

export const definition: BlockDefinition<"${name.snake}"> = { Component: ${name.pascal} };
`,
  );
  const late = `${blocks}/late-blocks.ts`;
  draft.insertImport(late, `import { definition as ${name.snake} } from "./widgets/${name.kebab}.tsx";`);
  draft.insertLastRow(late, "const lateBlocks:", `  ${name.snake},`);
  draft.insertLastRow(
    `${blocks}/block-samples.data.ts`,
    "export const blockSamples:",
    `  { block: { type: "${name.snake}", title: "${name.words}" }, loadsData: false },`,
  );
  draft.insertAfter("docs/recipes/compose-your-site.md", "`chat_toggle`", `, \`${name.snake}\``);
  draft.create(
    `apps/web/tests/blocks/${name.kebab}.test.tsx`,
    `/** @jsxImportSource react */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { definition } from "../../src/blocks/widgets/${name.kebab}.tsx";

describe("the block ${name.snake}", () => {
  it("shows what the operator wrote", () => {
    const html = renderToStaticMarkup(<definition.Component block={{ type: "${name.snake}", title: "Written by the operator" }} />);
    expect(html).toContain("Written by the operator");
  });
});
`,
  );
  return [
    `Declare its parameters in ${contract}: \`Text\` is a text by locale, Type.Optional(...) may be left out. \`npm run check-site\` knows it already.`,
    `Build ${file} from features and elements; \`loadData\` next to Component loads what it shows first (docs/recipes/add-a-block.md).`,
    `Give ${blocks}/block-samples.data.ts an example; set loadsData if it loads data.`,
    `See it: npm run dev, then http://localhost:3000/en/blocks?preview=1. Test: npm test -- --project unit apps/web/tests/blocks`,
  ];
}
