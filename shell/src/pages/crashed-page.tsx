import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { ErrorScreen } from '../frame/error-screen.tsx';
import { usePageEnvironment } from './page-providers.tsx';
import { toScreenError } from './screen-error.ts';

/** Stands in for a page whose rendering threw: the frame and all other pages go on. */
export function CrashedPage() {
  const error = useRouteError();
  const environment = usePageEnvironment();
  const { revalidate } = useRevalidator();
  useEffect(() => environment.report(error, location.pathname), [environment, error]);
  return (
    <div data-boundary="shell">
      <ErrorScreen error={toScreenError(error)} onRetry={() => void revalidate()} />
    </div>
  );
}
