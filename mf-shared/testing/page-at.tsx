import type { ApiClient } from 'mf-shared/http';
import { ApiProvider } from 'mf-shared/http';
import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { PageAround, type PageAroundProps } from './page-around.tsx';

export interface PageAtProps extends Omit<PageAroundProps, 'children'> {
  api: ApiClient;
  children: ReactNode;
}

/** A page at the document's own address, with the router's history under it: for tests of what lives in the address. */
export function PageAt({ api, children, ...around }: PageAtProps) {
  const router = createBrowserRouter([{ path: '*', element: children }]);
  return (
    <PageAround {...around}>
      <ApiProvider api={api}>
        <RouterProvider router={router} />
      </ApiProvider>
    </PageAround>
  );
}
