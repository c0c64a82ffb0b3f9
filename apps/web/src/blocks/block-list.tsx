import type { ShownBlock } from "@touchline/contract/site/site-block";
import { Component, type ReactNode } from "react";
import { useSession, useStore } from "../elements/store.ts";
import { isForViewer, windowClass } from "./audience.ts";
import { BlockFailed } from "./block-failed.tsx";
import { partOf } from "./block-parts.ts";

interface BlockGuardProps {
  readonly children: ReactNode;
  /** Stands in for a block that broke; `retry` draws it anew. */
  fallback(retry: () => void): ReactNode;
  report(error: unknown): void;
}

/** Keeps the page alive when one block breaks. */
class BlockGuard extends Component<BlockGuardProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.report(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback(() => this.setState({ isBroken: false })) : this.props.children;
  }
}

/** The blocks of a page, in order; one that breaks takes no other with it. */
export function BlockList({ blocks }: { readonly blocks: readonly ShownBlock[] }): ReactNode {
  const { locale, ports } = useStore();
  const isSignedIn = useSession().status === "signedIn";
  return blocks.map((block, index) => {
    const Part = partOf(block.type);
    if (Part === null || !isForViewer(block.audience, { isSignedIn, locale })) return null;
    const drawn = (
      <BlockGuard report={ports.report} fallback={(retry) => <BlockFailed onRetry={retry} />}>
        <Part block={block} />
      </BlockGuard>
    );
    // Blocks have no identity of their own: their place on the page is one.
    const key = `${index}-${block.type}`;
    const onlyIn = windowClass(block.audience);
    return onlyIn === undefined ? (
      <div key={key}>{drawn}</div>
    ) : (
      <div key={key} className={onlyIn}>
        {drawn}
      </div>
    );
  });
}
