import { Component, type ReactNode } from "react";

interface BlockGuardProps {
  readonly children: ReactNode;
  /** Stands in for a block that broke; `retry` draws it anew. */
  fallback(retry: () => void): ReactNode;
  report(error: unknown): void;
}

/** Keeps the page alive when one block breaks. */
export class BlockGuard extends Component<BlockGuardProps, { readonly isBroken: boolean }> {
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
