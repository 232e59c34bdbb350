import { logInfo } from 'mf-shared/stores';
import { Component, type ReactNode, Suspense } from 'react';

interface OptionalPartProps {
  children: ReactNode;
  /** Keeps the part's place until its code is there, so that nothing moves while somebody presses. */
  fallback?: ReactNode;
}

/** A part that the page can do without: where it breaks, it is gone, and the button still works (ERR-32). */
export class OptionalPart extends Component<OptionalPartProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    logInfo(`A part of the page broke: ${String(error)}`);
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>;
  }
}
