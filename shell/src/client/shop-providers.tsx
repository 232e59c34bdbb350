import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { PageProviders } from '../pages/page-providers.tsx';
import type { Shop } from './shop.ts';

/** The page's contexts, following a change of country or currency. */
export function ShopProviders({ shop, children }: { shop: Shop; children: ReactNode }) {
  const { $config, ...rest } = shop;
  return (
    <PageProviders {...rest} config={useStore($config)}>
      {children}
    </PageProviders>
  );
}
