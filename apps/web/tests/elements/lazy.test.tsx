/** @jsxImportSource react */
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { lazyComponent, loadOnce } from "../../src/elements/rendering/lazy.tsx";

const load = async () => () => <b>picture</b>;
const Picture = lazyComponent(load, () => <i>place</i>);

it("a part whose code has arrived is first drawn as the server drew it, so that islands that hydrate later find nothing to change", async () => {
  const drawn = renderToString(<Picture />);
  await loadOnce(load);
  expect([drawn, renderToString(<Picture />)]).toEqual(["<i>place</i>", "<i>place</i>"]);
});
