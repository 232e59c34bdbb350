import { useText } from 'mf-shared/i18n';
import type { PageProps } from 'mf-shared/router';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { useState } from 'react';
import { ProductList } from '../browse-grid/product-list.tsx';
import type { ListPage } from '../load-list/list-page.ts';
import type { ListSource } from '../load-list/list-source.ts';
import { noProperties } from '../load-list/no-properties.ts';
import styles from './shop-wide-page.module.css';

export interface ShopWideData {
  source: ListSource;
  texts: string;
  page: ListPage;
}

export function ShopWidePage({ data: { source, texts, page } }: PageProps<ShopWideData>) {
  const text = useText('mf-catalog');
  const [list] = useState(source);
  const title = text(`${texts}.title`);
  return (
    <>
      <div className={layout.page}>
        <Breadcrumbs crumbs={[{ name: title }]} />
        <div className={styles.head}>
          <h1>{title}</h1>
          <p>{text(`${texts}.description`)}</p>
        </div>
      </div>
      <ProductList first={page} source={list} properties={noProperties} sortOfGroup="default" />
    </>
  );
}
