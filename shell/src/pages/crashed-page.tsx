import { useRevalidator } from 'mf-shared/router';
import { useEffect } from 'react';
import { ErrorScreen } from '../frame/error-screen.tsx';
import { usePageModules } from '../frame/page-providers.tsx';
import { toScreenError } from './screen-error.ts';

/** Stands in for a page whose rendering threw: the frame and all other pages go on. */
export function CrashedPage({ error }: { error: unknown }) {
  const modules = usePageModules();
  const { revalidate } = useRevalidator();
  useEffect(() => modules.report(error, location.pathname), [modules, error]);
  return (
    <div data-boundary="shell">
      <ErrorScreen error={toScreenError(error)} onRetry={() => void revalidate()} />
    </div>
  );
}
