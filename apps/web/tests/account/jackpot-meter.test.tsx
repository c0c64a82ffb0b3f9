/** @jsxImportSource react */
import { createStore } from "@touchline/store";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createFakePorts } from "../../../../packages/store/tests/fake-ports.ts";
import { StoreContext } from "../../src/elements/store.ts";
import { JackpotMeter } from "../../src/features/account/bonuses/jackpots.tsx";
import { TextContext } from "../../src/messages/use-text.ts";

it("the jackpot on the cover keeps its space while it loads", () => {
  const { ports } = createFakePorts(async () => new Promise(() => undefined));
  const store = createStore({ ports, locale: "en", isServer: true });
  const html = renderToStaticMarkup(
    <StoreContext value={store}>
      <TextContext value={(key) => key}>
        <JackpotMeter />
      </TextContext>
    </StoreContext>,
  );
  expect(html).toBe('<div class="cv-pot"></div>');
});
