import type { Store } from "@touchline/store";
import { createRoot } from "react-dom/client";
import { StoreContext } from "../elements/store.ts";
import type { Text } from "../messages/text.ts";
import { TextContext } from "../messages/use-text.ts";
import { ConnectionNote } from "../shell/connection-note.tsx";
import { loadExtras } from "../shell/slots/load-extras.ts";

/**
 * What tells of the connection is fetched after the page. Where the server is gone by then, the frame tells of it by itself until it is
 * back: a host's page stands around it and is none the wiser.
 */
export function tellWithoutExtras({ store, text }: { readonly store: Store; readonly text: Text }): void {
  let end: (() => void) | null = null;
  const tell = (): void => {
    store.realtime.setUnreachable();
    if (end !== null) return;
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place);
    root.render(
      <StoreContext value={store}>
        <TextContext value={text}>
          <ConnectionNote />
        </TextContext>
      </StoreContext>,
    );
    end = () => {
      root.unmount();
      place.remove();
    };
  };
  void loadExtras(tell).then(() => end?.());
}
