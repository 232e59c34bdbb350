import { useLoaderData, useRevalidator } from 'react-router';
import { ErrorScreen } from '../frame/error-screen.tsx';
import type { LoadedPage } from './load-page.ts';
import { usePageEnvironment } from './page-providers.tsx';

/** The page of the address, or the error screen in its place. `data-boundary` names the team that owns it. */
export function PageOutlet() {
  const page = useLoaderData<LoadedPage>();
  const environment = usePageEnvironment();
  const { revalidate } = useRevalidator();
  if (page.kind === 'error')
    return (
      <div data-boundary="shell">
        <ErrorScreen error={page.error} onRetry={page.error.isRetryable ? () => void revalidate() : undefined} />
      </div>
    );
  const { Component } = environment.loaded(page.match);
  return (
    <div data-boundary={page.match.remote}>
      <Component key={page.path} data={page.data} params={page.match.params} path={page.path} />
    </div>
  );
}
