import { createStore, type HttpAnswer, type Store } from "@touchline/store";
import { expect, it } from "vitest";
import { createFakePorts, json } from "../../../../packages/store/tests/fake-ports.ts";
import { wireMatch } from "../../../../packages/store/tests/wire.ts";
import { type Resolution, resolvePage } from "../../src/routes/resolve-page.ts";
import { importPage, routeByKey } from "../../src/routes/routes.ts";

const match = wireMatch();
const address = `/${match.tournament.sport.key}/${match.slug}`;
const maxWaitMs = 350;

/** A page whose backend replies when `answer` is called; its clock does not advance. */
function waitingPage(): { readonly store: Store; answer(reply: HttpAnswer): void } {
  const { promise, resolve } = Promise.withResolvers<HttpAnswer>();
  const { ports } = createFakePorts(async () => promise);
  return { store: createStore({ ports, locale: "en", isServer: false }), answer: resolve };
}

const gone = json({ error: "not_found" }, 410);

it("a match that a list has read opens before its data arrives", async () => {
  const { store, answer } = waitingPage();
  store.entities.takeMatches([match], { askedAtMs: 0 });
  const opened = await resolvePage(address, { store, maxWaitMs });
  expect(opened).toMatchObject({ type: "page", page: { route: { key: "match" }, status: 200 } });
  answer(gone);
  const later = await (opened as { readonly later: Promise<Resolution> }).later;
  expect(later).toMatchObject({ type: "page", page: { route: { key: "gone" }, status: 410 } });
});

it("a match that no list has read opens with its data", async () => {
  const { store, answer } = waitingPage();
  let opened: Resolution | null = null;
  const opening = resolvePage(address, { store, maxWaitMs }).then((found) => (opened = found));
  await importPage(routeByKey("match").route, "en");
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(opened).toBeNull();
  answer(gone);
  expect(await opening).toMatchObject({ type: "page", page: { route: { key: "gone" } } });
});
