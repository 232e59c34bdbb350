import type { Routing } from 'mf-shared/router';
import type { RouterState } from 'react-router';
import type { LoadedPage } from './load-page.ts';

/** The one route of the router, under which a page's data stands. */
export const pageRouteId = 'page';

/** The part of the router's state that is drawn. */
export type ShownState = Routing &
  Pick<RouterState, 'loaderData' | 'errors' | 'restoreScrollPosition' | 'preventScrollReset'>;

/** The state of a page that came with the document: on the server, and in the browser until the router is there. */
export function firstState(page: LoadedPage, location: Routing['location']): ShownState {
  return {
    location,
    navigation: { state: 'idle' },
    revalidation: 'idle',
    loaderData: { [pageRouteId]: page },
    errors: null,
    restoreScrollPosition: false,
    preventScrollReset: false,
  };
}
