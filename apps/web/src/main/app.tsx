import type { Store } from "@touchline/store";
import { useEffect, type ReactNode } from "react";
import { StoreContext } from "../elements/store-context.ts";
import type { Text } from "../messages/text.ts";
import { TextContext } from "../messages/use-text.ts";
import type { Navigation } from "../navigation/navigation.ts";
import { NavigationContext } from "../navigation/navigation-context.ts";
import { Shell } from "../shell/shell.tsx";

interface AppProps {
  readonly store: Store;
  readonly text: Text;
  readonly navigation: Navigation;
  /** Called in the browser once the page listens; stops what it started by what it answers. */
  readonly onReady?: () => () => void;
}

/** The whole page under its root element; the same on the server and in the browser. */
export function App({ store, text, navigation, onReady }: AppProps): ReactNode {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StoreContext value={store}>
      <TextContext value={text}>
        <NavigationContext value={navigation}>
          <Shell />
        </NavigationContext>
      </TextContext>
    </StoreContext>
  );
}
