import type { HttpAnswer, HttpRequest } from "../src/index.ts";
import { beginBetting } from "../src/slip/begin-betting.ts";
import { createStore } from "../src/index.ts";
import { createFakePorts, json } from "./fake-ports.ts";

type Answers = Readonly<Record<string, (request: HttpRequest) => HttpAnswer | Promise<HttpAnswer>>>;

/** A page's store with answers by path; other paths are 404. */
export function createPage(answers: Answers) {
  const fake = createFakePorts(async (request) => {
    const path = request.path.split("?")[0] ?? "";
    const answer = answers[path];
    return answer === undefined ? json({ code: "not_found", message: "" }, 404) : answer(request);
  });
  const store = createStore({ ports: fake.ports, locale: "en", isServer: false });
  beginBetting(store);
  return { ...fake, store };
}

/** Lets pending answers arrive. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}
