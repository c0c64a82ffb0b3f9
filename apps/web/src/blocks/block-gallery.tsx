import { createStore, type HttpAnswer, type HttpRequest, type Store } from "@touchline/store";
import { Chip } from "@touchline/ui";
import { useMemo, useState, type ReactNode } from "react";
import { StoreContext, useStore } from "../elements/store.ts";
import { BlockList } from "./block-list.tsx";
import { blockSamples } from "./block-samples.data.ts";

/** States of a block that loads data. */
const blockStates = ["filled", "loading", "empty", "failed"] as const;
type BlockState = (typeof blockStates)[number];

const emptyList = JSON.stringify({ data: [], pagination: { total: 0, page: 1, limit: 1, last_page: 1 } });
const emptyCounters = JSON.stringify({ live: { matchCount: 0, outrightCount: 0 }, sports: {}, categories: {}, tournaments: {} });

function answerEmpty({ path }: HttpRequest): HttpAnswer {
  const isOne = /\/(?:\d+|site-config)(?:$|\?)/u.test(path);
  return {
    type: "answer",
    status: isOne ? 404 : 200,
    text: path.startsWith("/api/v2/counters") ? emptyCounters : isOne ? '{"code":"not_found","message":"Not there."}' : emptyList,
  };
}

const answersByState: Readonly<Record<Exclude<BlockState, "filled">, (request: HttpRequest) => Promise<HttpAnswer>>> = {
  loading: async () => new Promise<never>(() => undefined),
  empty: async (request) => answerEmpty(request),
  failed: async () => ({ type: "answer", status: 500, text: '{"code":"failed","message":"Broken for the gallery."}' }),
};

/** A store whose requests all end in one state. Its lifecycles are never started. */
function createGalleryStore(page: Store, state: Exclude<BlockState, "filled">): Store {
  return createStore({
    locale: page.locale,
    isServer: false,
    ports: { ...page.ports, http: answersByState[state], report: () => undefined },
  });
}

const widths = { wide: "100%", tablet: "720px", phone: "390px" } as const;
type Width = keyof typeof widths;

/** Every type of block in every state and at three widths, for operators and developers. */
export function BlockGallery(): ReactNode {
  const [state, setState] = useState<BlockState>("filled");
  const [width, setWidth] = useState<Width>("wide");
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
      <Samples state={state} width={width} />
    </div>
  );
}

function Samples({ state, width }: { readonly state: BlockState; readonly width: Width }): ReactNode {
  const page = useStore();
  const store = useMemo(() => (state === "filled" ? page : createGalleryStore(page, state)), [page, state]);
  return blockSamples
    .filter(({ loadsData }) => loadsData || state === "filled")
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
