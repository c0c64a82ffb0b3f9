import type { HttpAnswer } from "@touchline/store";

/** Public answers of the backend, each asked for once at a time and kept for a moment. */
export interface AnswerCache {
  get(key: string, ask: () => Promise<HttpAnswer>): Promise<HttpAnswer>;
}

const keptMs = 500;
const maxEntries = 400;

export function createAnswerCache(): AnswerCache {
  const entries = new Map<string, { readonly answer: Promise<HttpAnswer>; readonly until: number }>();
  return {
    async get(key, ask) {
      const known = entries.get(key);
      if (known !== undefined && known.until > performance.now()) return known.answer;
      entries.delete(key);
      if (entries.size >= maxEntries) entries.delete(entries.keys().next().value ?? key);
      const answer = ask();
      entries.set(key, { answer, until: performance.now() + keptMs });
      const got = await answer;
      if (got.type !== "answer" || got.status >= 400) entries.delete(key);
      return got;
    },
  };
}
