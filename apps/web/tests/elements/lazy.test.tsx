/** @jsxImportSource react */
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { lazyComponent, loadOnce } from "../../src/elements/rendering/lazy.tsx";

const load = async () => () => <b>picture</b>;
const Picture = lazyComponent(load, () => <i>place</i>);

it("a part whose code has arrived first renders like the server, so that islands that hydrate later find no difference", async () => {
  const drawn = renderToString(<Picture />);
  await loadOnce(load);
  expect([drawn, renderToString(<Picture />)]).toEqual(["<i>place</i>", "<i>place</i>"]);
});
