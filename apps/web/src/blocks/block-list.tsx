import type { ShownBlock } from "@touchline/contract/site/site-block";
import { Component, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useSession, useStore } from "../elements/store.ts";
import { isForViewer, windowClass } from "./audience.ts";
import { BlockFailed } from "./block-frame.tsx";
import { areBlocksFetched, fetchBlocks, peekDefinition } from "./block-types.ts";

interface BlockBoundaryProps {
  readonly children: ReactNode;
  /** Replaces a block that threw; `retry` renders it again. */
  fallback(retry: () => void): ReactNode;
  report(error: unknown): void;
}

/** Contains the error of a block, so that the rest of the page stays usable. */
class BlockBoundary extends Component<BlockBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.report(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(() => this.setState({ hasFailed: false })) : this.props.children;
  }
}

/** The blocks of a page, in order. A block appears when its code is fetched, which pages normally do first; others of its page do not wait. */
export function BlockList({ blocks }: { readonly blocks: readonly ShownBlock[] }): ReactNode {
  const { locale, ports } = useStore();
  const isSignedIn = useSession().status === "signedIn";
  const [, redraw] = useState({});
  const isSeen = ({ audience }: ShownBlock): boolean => isForViewer(audience, { isSignedIn, locale });
  // Signing in may show blocks whose code is not there yet.
  const isReady = areBlocksFetched(blocks.filter(isSeen));
  const fetchMissing = useEffectEvent(() => fetchBlocks(blocks.filter(isSeen)).then(() => redraw({}), ports.report));
  useEffect(() => {
    if (!isReady) void fetchMissing();
  }, [isReady, isSignedIn]);
  return blocks.map((block, index) => {
    const definition = peekDefinition(block.type);
    if (definition === null || !isSeen(block)) return null;
    return (
      // Blocks have no id, so their position identifies them.
      <div key={`${index}-${block.type}`} className={windowClass(block.audience)}>
        <BlockBoundary report={ports.report} fallback={(retry) => <BlockFailed onRetry={retry} />}>
          <definition.Component block={block} />
        </BlockBoundary>
      </div>
    );
  });
}
