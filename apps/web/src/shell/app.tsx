import type { Store } from "@touchline/store";
import { useEffect, type ReactNode } from "react";
import { type HydrationQueue, HydrationQueueContext, noHydrationQueue } from "../elements/rendering/hydration-queue.ts";
import { StoreContext } from "../elements/store.ts";
import type { Text } from "../messages/text.ts";
import { TextContext } from "../messages/use-text.ts";
import type { Navigation } from "../navigation/navigation.ts";
import { NavigationContext } from "../navigation/navigation-context.ts";
import type { ResolvedPage } from "../routes/resolve-page.ts";
import { PageGuard } from "./page-guard.tsx";
import { Shell } from "./shell.tsx";

interface AppProps {
  readonly store: Store;
  readonly text: Text;
  readonly navigation: Navigation<ResolvedPage>;
  /** The order in which the browser hydrates the islands. */
  readonly turns?: HydrationQueue;
  /** Called in the browser after hydration; the returned function stops what it started. */
  readonly onReady?: () => () => void;
}

/** The whole page, the same on the server and in the browser. */
export function App({ store, text, navigation, turns = noHydrationQueue, onReady }: AppProps): ReactNode {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <PageGuard pageKey="" report={store.ports.report} fallback={<p role="alert">UNEXPECTED ERROR</p>}>
      <StoreContext value={store}>
        <TextContext value={text}>
          <NavigationContext value={navigation}>
            <HydrationQueueContext value={turns}>
              <Shell navigation={navigation} />
            </HydrationQueueContext>
          </NavigationContext>
        </TextContext>
      </StoreContext>
    </PageGuard>
  );
}
