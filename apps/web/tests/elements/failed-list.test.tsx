/** @jsxImportSource react */
import { createStore, type Store } from "@touchline/store";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { createFakePorts, json } from "../../../../packages/store/tests/fake-ports.ts";
import { StoreContext } from "../../src/elements/store.ts";
import { MatchList } from "../../src/features/finding/lists/match-list.tsx";

const filter = { state: "live", limit: 24 } as const;

function render(store: Store): string {
  return renderToString(
    <StoreContext value={store}>
      <MatchList filter={filter} />
    </StoreContext>,
  );
}

it("a list that failed on the server is rendered like the first render of the browser, which has no failure yet", async () => {
  const { ports } = createFakePorts(() => json({ code: "unexpected" }, 500));
  const server = createStore({ ports, locale: "en", isServer: true });
  await expect(server.queries.load(server.listings.matches(filter))).rejects.toThrow();
  const browser = createStore({ ports, locale: "en", isServer: false });
  expect(render(server)).toBe(render(browser));
});
