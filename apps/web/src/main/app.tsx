import type { Store } from "@touchline/store";
import type { ReactNode } from "react";
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
}

/** The whole page under its root element; the same on the server and in the browser. */
export function App({ store, text, navigation }: AppProps): ReactNode {
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
