import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { PageProviders } from '../pages/page-providers.tsx';
import type { Shop } from './shop.ts';
import { useChangedTexts } from './use-changed-texts.ts';

/** The page's contexts, following a change of country or currency. */
export function ShopProviders({ shop, children }: { shop: Shop; children: ReactNode }) {
  const { $config, i18n, ...rest } = shop;
  return (
    <PageProviders {...rest} i18n={useChangedTexts(i18n)} config={useStore($config)}>
      {children}
    </PageProviders>
  );
}
