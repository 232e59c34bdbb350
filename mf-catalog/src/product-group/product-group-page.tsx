import type { ProductGroup } from 'mf-shared/contract';
import { type PageProps, usePageConfig } from 'mf-shared/router';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { useCountedPage } from 'mf-shared/ui/count-page/use-counted-page.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { useEffect, useMemo } from 'react';
import { ProductList } from '../browse-grid/product-list.tsx';
import { firstIds } from '../load-list/list-page.ts';
import { TrimmedDescription } from '../read-description/trimmed-description.tsx';
import { rememberGroup } from './find-group.ts';
import { groupSource } from './group-source.ts';
import styles from './product-group-page.module.css';
import type { ProductGroupData } from './product-group-route.ts';
import { Subgroups } from './subgroups.tsx';

export function ProductGroupPage({ data: { group, page }, path }: PageProps<ProductGroupData>) {
  const { locale } = usePageConfig();
  useEffect(() => rememberGroup(group, path, locale), [group, path, locale]);
  useCountedPage('category', firstIds(page, 3));
  const source = useMemo(() => groupSource(path), [path]);
  return (
    <>
      <div className={layout.page}>
        <Breadcrumbs crumbs={[...group.ancestors, group]} />
        <div className={styles.head}>
          <h1>{group.name}</h1>
          <TrimmedDescription title={group.name} html={group.description_html} limits="group" />
          <Subgroups groups={group.children} />
        </div>
      </div>
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
