import { Component, type ReactNode } from "react";

interface PageGuardProps {
  /** A different key clears the error. */
  readonly pageKey: string;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
  report(error: unknown): void;
}

interface PageGuardState {
  readonly failedKey: string | null;
}

/** Error boundary around a page, so that the shell survives its failure. */
export class PageGuard extends Component<PageGuardProps, PageGuardState> {
  override state: PageGuardState = { failedKey: null };

  override componentDidCatch(error: unknown): void {
    this.props.report(error);
    this.setState({ failedKey: this.props.pageKey });
  }

  static getDerivedStateFromError(): Partial<PageGuardState> {
    return { failedKey: "" };
  }

  override render(): ReactNode {
    const { failedKey } = this.state;
    const isBroken = failedKey !== null && (failedKey === "" || failedKey === this.props.pageKey);
    return isBroken ? this.props.fallback : this.props.children;
  }
}
