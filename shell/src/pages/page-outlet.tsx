import { useStore } from '@nanostores/react';
import { useRevalidator } from 'mf-shared/router';
import { $isStaff, $session, rememberVisitedPath } from 'mf-shared/stores';
import { memo, startTransition, useEffect, useState } from 'react';
import { ErrorScreen } from '../frame/error-screen.tsx';
import { usePageModules } from '../frame/page-providers.tsx';
import type { LoadedPage } from './load-page.ts';
import { isMissing, type ScreenError } from './screen-error.ts';

/** The page of the address, or the error screen in its place. `data-boundary` names the team that owns it. */
export const PageOutlet = memo(function PageOutlet({ page }: { page: LoadedPage }) {
  const modules = usePageModules();
  const [, redraw] = useState({});
  const path = page.kind === 'page' ? page.path : null;
  useEffect(() => {
    if (path !== null) rememberVisitedPath(path);
  }, [path]);
  if (page.kind === 'error') return <FailedPage error={page.error} />;
  const Keeper = modules.keeper?.(page.match);
  if (Keeper) return <Keeper match={page.match} onLoaded={() => redraw({})} />;
  const { Component } = modules.loaded(page.match);
  return (
    <div data-boundary={page.match.remote}>
      <Component key={page.path} data={page.data} params={page.match.params} path={page.path} />
    </div>
  );
});

function FailedPage({ error }: { error: ScreenError }) {
  const { revalidate } = useRevalidator();
  const isStaff = useStore($isStaff, { ssr: 'initial' });
  const { isLoading } = useStore($session, { ssr: 'initial' });
  const [isAskedAgain, setAskedAgain] = useState(false);
  const { redirect } = error;
  const isMissingPage = isMissing(error);
  useEffect(() => {
    // The server's page is for nobody in particular: what visitors may not see is asked for once more by staff.
    if (isStaff && isMissingPage) void revalidate().finally(() => startTransition(() => setAskedAgain(true)));
  }, [isStaff, isMissingPage, revalidate]);
  // A product that is missing names its group (PRODUCT-10).
  const mayBeThere = isMissingPage && redirect !== null && (isLoading || (isStaff && !isAskedAgain));
  return (
    <div data-boundary="shell" data-unsure={mayBeThere || undefined}>
      <ErrorScreen error={error} onRetry={error.isRetryable ? () => void revalidate() : undefined} />
    </div>
  );
}
