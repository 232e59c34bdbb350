import {
  type MarkupKeeper,
  MarkupKeeperProvider,
  type PageRouter,
  type Routing,
  RoutingProvider,
} from 'mf-shared/router';
import type { ReactNode } from 'react';

/** A page whose parts may be written from kept markup. */
export function KeepingParts({ keeper, children }: { keeper: MarkupKeeper; children: ReactNode }) {
  // Browsers have none, and this is the server's.
  return MarkupKeeperProvider ? <MarkupKeeperProvider value={keeper}>{children}</MarkupKeeperProvider> : children;
}

/** A part that is rendered for many pages may not read the address of one. */
const noAddress = new Proxy({} as Routing['location'], {
  get(_location, name) {
    throw new Error(`A part that is kept reads the address: ${String(name)}`);
  },
});
const standing: Routing = { location: noAddress, navigation: { state: 'idle' }, revalidation: 'idle' };

/** A part outside of any page, as every page would show it. */
export function PartAlone({ router, children }: { router: PageRouter; children: ReactNode }) {
  return (
    <RoutingProvider router={router} routing={standing}>
      {children}
    </RoutingProvider>
  );
}
