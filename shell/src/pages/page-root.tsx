import { type PageRouter, RoutingProvider } from 'mf-shared/router';
import { isInteractive, markInteractive } from 'mf-shared/ui/interactive.ts';
import { useEffect } from 'react';
import { PageFrame } from '../frame/page-frame.tsx';
import { useNavigationData } from '../frame/page-providers.tsx';
import { Announcer } from '../navigation/announcer.tsx';
import { useArrivalScroll } from '../navigation/use-arrival-scroll.ts';
import { CrashedPage } from './crashed-page.tsx';
import type { LoadedPage } from './load-page.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageOutlet } from './page-outlet.tsx';
import type { ShownState } from './shown-state.ts';
import { pageRouteId } from './shown-state.ts';

export interface PageRootProps {
  router: PageRouter;
  state: ShownState;
}

/** The frame around every page; it stays while pages come, go and fail. */
export function PageRoot({ router, state }: PageRootProps) {
  const page: LoadedPage | undefined = state.loaderData[pageRouteId];
  const [failure] = Object.values(state.errors ?? {});
  useArrivalScroll(state);
  return (
    <RoutingProvider router={router} routing={state}>
      <PageFrame
        layout={page?.match?.layout ?? 'default'}
        navigation={useNavigationData()}
        paths={page?.head.paths}
        isLoading={state.navigation.state !== 'idle'}
        hasFailed={page?.kind === 'error'}
      >
        <PageBoundary page={page} revalidation={state.revalidation}>
          {page && failure === undefined ? <PageOutlet page={page} /> : <CrashedPage error={failure} />}
        </PageBoundary>
      </PageFrame>
      <Announcer page={page} />
      <MarkInteractive />
    </RoutingProvider>
  );
}

/** Marks in the browser's timeline when the page first answers to clicks: bench and journeys wait for it. */
function MarkInteractive() {
  useEffect(() => {
    if (!isInteractive()) markInteractive();
  }, []);
  return null;
}
