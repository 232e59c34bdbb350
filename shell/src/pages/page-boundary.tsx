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

/**
 * Keeps a page whose rendering throws from taking the frame with it. One that stands in the document already, because the
 * server or React drew it, stays readable there; another page, or the page loaded anew, is drawn again.
 */
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

  /** The page that stands in the document, the server's at first. */
  #drawn = this.props.page?.path;

  override componentDidUpdate(): void {
    if (!this.state.failure) this.#drawn = this.props.page?.path;
  }

  override render(): ReactNode {
    const { failure, page } = this.state;
    if (!failure) return this.props.children;
    return <CrashedPage error={failure.error} isReadable={page !== undefined && page.path === this.#drawn} />;
  }
}
