import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from '../../lib/lazy-component';

export interface FaultBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (fault: unknown) => ReactNode;
  /** A new value shows the children again. */
  readonly resetKey?: string | undefined;
}

interface FaultBoundaryState {
  readonly fault: { readonly cause: unknown } | null;
  readonly resetKey: string | undefined;
}

/** Keeps a fault inside a part of the page. What could not be fetched is asked for again once the network is back. */
export class FaultBoundary extends Component<FaultBoundaryProps, FaultBoundaryState> {
  override state: FaultBoundaryState = { fault: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(cause: unknown): Partial<FaultBoundaryState> {
    return { fault: { cause } };
  }

  static getDerivedStateFromProps(
    props: FaultBoundaryProps,
    state: FaultBoundaryState,
  ): FaultBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { fault: null, resetKey: props.resetKey };
  }

  override componentDidCatch(cause: unknown): void {
    if (!(cause instanceof ChunkLoadError)) return;
    cause.forget?.();
    // In this document, some browsers never ask again for a file that did not come. React calls no one that is gone.
    const unlessAnother = (): void => {
      if (this.state.fault?.cause === cause) location.reload();
    };
    void cause.networkBack.then(() => this.setState(null, unlessAnother));
  }

  override render(): ReactNode {
    return this.state.fault === null ? this.props.children : this.props.fallback(this.state.fault.cause);
  }
}
