import { createStore, type HttpAnswer, type HttpRequest, type Store } from "@touchline/store";

/** States that a block that reads can be in. */
export const blockStates = ["filled", "loading", "empty", "failed"] as const;
export type BlockState = (typeof blockStates)[number];

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

const answers: Readonly<Record<Exclude<BlockState, "filled">, (request: HttpRequest) => Promise<HttpAnswer>>> = {
  loading: async () => new Promise<never>(() => undefined),
  empty: async (request) => answerEmpty(request),
  failed: async () => ({ type: "answer", status: 500, text: '{"code":"failed","message":"Broken for the gallery."}' }),
};

/** A store whose reads all end in one state, so that real blocks can be looked at in it; nothing of it runs by itself. */
export function createGalleryStore(page: Store, state: Exclude<BlockState, "filled">): Store {
  return createStore({
    locale: page.locale,
    isServer: false,
    ports: { ...page.ports, http: answers[state], report: () => undefined },
  });
}
