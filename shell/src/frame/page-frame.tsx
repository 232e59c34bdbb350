import type { Locale } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { type ReactNode, Suspense } from 'react';
import type { Layout } from '../routes/route-table.ts';
import { BottomBar } from './bottom-bar.tsx';
// The server's HTML shows the footer before its code is there.
import './footer/footer.module.css';
import { CheckoutHeader } from './header/checkout-header.tsx';
import { Header } from './header/header.tsx';
import { LoadingBar } from './loading/loading-bar.tsx';
import type { ShellNavigation } from './menu/shell-navigation.ts';
import styles from './page-frame.module.css';
import { ToastRegion } from './toast-region.tsx';

// One file: what a page needs soon, and not before it can be used.
const Footer = lazyPart(() =>
  import(/* webpackChunkName: "frame-rest" */ './footer/footer.tsx').then((module) => module.Footer),
);
const Dialogs = lazyPart(() =>
  import(/* webpackChunkName: "frame-rest" */ './dialogs.tsx').then((module) => module.Dialogs),
);

export interface PageFrameProps {
  /** `checkout` and `rentle`: slim header and footer; `menu`: no footer, the page fills the screen. */
  layout: Layout;
  navigation: ShellNavigation;
  /** This page's path in each language, for the language dialog. */
  paths?: Partial<Readonly<Record<Locale, string>>> | undefined;
  /** The next page is on its way. */
  isLoading?: boolean | undefined;
  /** The page ended with an error. */
  hasFailed?: boolean | undefined;
  children: ReactNode;
}

/** What stands around every page and stays while pages come, go and fail. */
export function PageFrame({
  layout,
  navigation,
  paths = {},
  isLoading = false,
  hasFailed = false,
  children,
}: PageFrameProps) {
  const text = useText('shell');
  const isSlim = layout === 'checkout' || layout === 'rentle';
  return (
    <div className={styles.frame} data-layout={layout}>
      <a className={styles.skip} href="#main">
        {text('frame.skip')}
      </a>
      <LoadingBar isLoading={isLoading} hasFailed={hasFailed} />
      {isSlim ? <CheckoutHeader isCheckout={layout === 'checkout'} /> : <Header navigation={navigation} />}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {layout !== 'menu' && (
        <Suspense>
          <Footer navigation={navigation} isSlim={isSlim} />
        </Suspense>
      )}
      {!isSlim && <BottomBar />}
      <Suspense>
        <Dialogs paths={paths} />
      </Suspense>
      <ToastRegion />
    </div>
  );
}
