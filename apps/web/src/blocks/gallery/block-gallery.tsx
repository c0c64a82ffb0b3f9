import { Chip } from "@touchline/ui";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { StoreContext, useStore } from "../../elements/store.ts";
import { BlockList } from "../block-list.tsx";
import { areBlockPartsLoaded, loadBlockParts } from "../block-parts.ts";
import { blockSamples } from "./block-samples.data.ts";
import { blockStates, createGalleryStore, type BlockState } from "./gallery-store.ts";

const widths = { wide: "100%", tablet: "720px", phone: "390px" } as const;
type Width = keyof typeof widths;

/** Every type of block in every state and at three widths: for those who compose sites and those who draw blocks. */
export function BlockGallery(): ReactNode {
  const [state, setState] = useState<BlockState>("filled");
  const [width, setWidth] = useState<Width>("wide");
  const blocks = useMemo(() => blockSamples.map(({ block }) => block), []);
  const [isReady, setReady] = useState(() => areBlockPartsLoaded(blocks));
  const { ports } = useStore();
  useEffect(() => {
    if (!isReady) void loadBlockParts(blocks).then(() => setReady(true), ports.report);
  }, [blocks, isReady, ports]);
  return (
    <div lang="en" dir="ltr">
      <div className="sticky top-(--header-h) z-3 flex flex-wrap gap-2 border-b border-line bg-pane px-(--gutter) py-2">
        <div role="group" aria-label="State" className="flex gap-0.5">
          {blockStates.map((one) => (
            <Chip key={one} isChosen={one === state} onClick={() => setState(one)}>
              {one}
            </Chip>
          ))}
        </div>
        <div role="group" aria-label="Width" className="flex gap-0.5">
          {(["wide", "tablet", "phone"] as const).map((one) => (
            <Chip key={one} isChosen={one === width} onClick={() => setWidth(one)}>
              {one}
            </Chip>
          ))}
        </div>
      </div>
      {isReady ? <Samples state={state} width={width} /> : null}
    </div>
  );
}

function Samples({ state, width }: { readonly state: BlockState; readonly width: Width }): ReactNode {
  const page = useStore();
  const store = useMemo(() => (state === "filled" ? page : createGalleryStore(page, state)), [page, state]);
  return blockSamples
    .filter(({ isReading }) => isReading || state === "filled")
    .map(({ block }, index) => (
      <section key={`${state}-${index}-${block.type}`} data-block={block.type} className="border-b border-line pb-6">
        <h2 className="n px-(--gutter) pt-4 pb-1 text-12 text-low">
          {block.type}
          {"view" in block ? ` · ${block.view}` : ""}
        </h2>
        <div
          dir={page.locale === "ar" ? "rtl" : undefined}
          lang={page.locale}
          className="@container overflow-hidden"
          style={{ maxInlineSize: widths[width] }}
        >
          <StoreContext value={store}>
            <BlockList blocks={[block]} />
          </StoreContext>
        </div>
      </section>
    ));
}
