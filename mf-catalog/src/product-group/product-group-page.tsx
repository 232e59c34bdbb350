import type { ProductGroup } from 'mf-shared/contract';
import { type PageProps, usePageConfig } from 'mf-shared/router';
import { useCountedPage } from 'mf-shared/ui/count-page/use-counted-page.ts';
import { useEffect, useMemo } from 'react';
import { ProductList } from '../browse-grid/product-list.tsx';
import { firstIds } from '../load-list/list-page.ts';
import { rememberGroup } from './find-group.ts';
import { GroupHead } from './group-head.tsx';
import { groupSource } from './group-source.ts';
import type { ProductGroupData } from './product-group-route.ts';

export function ProductGroupPage({ data: { group, page }, path }: PageProps<ProductGroupData>) {
  const { locale } = usePageConfig();
  useEffect(() => rememberGroup(group, path, locale), [group, path, locale]);
  useCountedPage('category', firstIds(page, 3));
  const source = useMemo(() => groupSource(path), [path]);
  return (
    <>
      <GroupHead group={group} />
      <ProductList
        first={page}
        source={source}
        properties={group.filterable_properties}
        sortOfGroup={group.group_sorting}
        isOutletPath={isOutlet(group)}
      />
    </>
  );
}

/** The group's path contains /outlet/ (LIST-8), however the visitor's language writes it. */
export const isOutlet = ({ paths }: Pick<ProductGroup, 'paths'>): boolean => paths.fi.includes('/outlet/');
