import type { ApiClient } from 'mf-shared/http';
import { ApiProvider } from 'mf-shared/http';
import { RoutingProvider } from 'mf-shared/router';
import { type ReactNode, useEffect, useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { PageAround, type PageAroundProps } from './page-around.tsx';

export interface PageAtProps extends Omit<PageAroundProps, 'children'> {
  api: ApiClient;
  children: ReactNode;
}

/** A page at the document's own address, with the router's history under it: for tests of what lives in the address. */
export function PageAt({ api, children, ...around }: PageAtProps) {
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: null }]));
  const [routing, setRouting] = useState(router.state);
  useEffect(() => router.subscribe(setRouting), [router]);
  return (
    <PageAround {...around}>
      <ApiProvider api={api}>
        <RoutingProvider router={router} routing={routing}>
          {children}
        </RoutingProvider>
      </ApiProvider>
    </PageAround>
  );
}
