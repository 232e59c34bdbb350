import { Outlet, ScrollRestoration, useNavigation, useRouteLoaderData } from 'react-router';
import { PageFrame } from '../frame/page-frame.tsx';
import { Announcer } from '../navigation/announcer.tsx';
import { MarkInteractive } from '../navigation/mark-interactive.tsx';
import type { LoadedPage } from './load-page.ts';
import { useNavigationData } from './page-providers.tsx';
import { pageRouteId } from './page-route-id.ts';

/** The frame around every page; it stays while pages come, go and fail. */
export function PageRoot() {
  const page = useRouteLoaderData<LoadedPage>(pageRouteId);
  const isLoading = useNavigation().state !== 'idle';
  return (
    <>
      <PageFrame
        layout={page?.match?.layout ?? 'default'}
        navigation={useNavigationData()}
        paths={page?.head.paths}
        isLoading={isLoading}
        hasFailed={page?.kind === 'error'}
      >
        <Outlet />
      </PageFrame>
      <Announcer page={page} />
      <MarkInteractive />
      <ScrollRestoration />
    </>
  );
}
