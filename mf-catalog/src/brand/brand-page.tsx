import type { PageProps } from 'mf-shared/router';
import { useCountedPage } from 'mf-shared/ui/count-page/use-counted-page.ts';
import { useMemo } from 'react';
import { ProductList } from '../browse-grid/product-list.tsx';
import { firstIds, noProperties } from '../load-list/list-page.ts';
import { BrandHead } from './brand-head.tsx';
import type { BrandData } from './brand-route.ts';
import { brandSource } from './brand-source.ts';

export function BrandPage({ data: { brand, page }, params }: PageProps<BrandData>) {
  useCountedPage('category', firstIds(page, 3));
  const source = useMemo(() => brandSource(params), [params]);
  return (
    <>
      <BrandHead brand={brand} />
      <ProductList first={page} source={source} properties={noProperties} sortOfGroup="default" />
    </>
  );
}
