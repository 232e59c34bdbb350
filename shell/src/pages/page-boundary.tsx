import type { Routing } from 'mf-shared/router';
import { Component, type ReactNode } from 'react';
import { CrashedPage } from './crashed-page.tsx';
import type { LoadedPage } from './load-page.ts';

interface PageBoundaryProps {
  page: LoadedPage | undefined;
  revalidation: Routing['revalidation'];
  children: ReactNode;
}

interface PageBoundaryState extends Pick<PageBoundaryProps, 'page' | 'revalidation'> {
  failure: { error: unknown } | null;
}

/** Keeps a page whose rendering throws from taking the frame with it. Another page, or the page loaded anew, is drawn again. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = {
    failure: null,
    page: this.props.page,
    revalidation: this.props.revalidation,
  };

  static getDerivedStateFromError(error: unknown): Pick<PageBoundaryState, 'failure'> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { page, revalidation }: PageBoundaryProps,
    before: PageBoundaryState,
  ): PageBoundaryState {
    const isAnew = page !== before.page || (before.revalidation === 'loading' && revalidation === 'idle');
    return { page, revalidation, failure: isAnew ? null : before.failure };
  }

  override render(): ReactNode {
    return this.state.failure ? <CrashedPage error={this.state.failure.error} /> : this.props.children;
  }
}
