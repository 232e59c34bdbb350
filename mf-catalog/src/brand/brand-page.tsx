import { useText } from 'mf-shared/i18n';
import type { PageProps } from 'mf-shared/router';
import { BrandLogo } from 'mf-shared/ui/brand-logo/brand-logo.tsx';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { useCountedPage } from 'mf-shared/ui/count-page/use-counted-page.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { useMemo } from 'react';
import { ProductList } from '../browse-grid/product-list.tsx';
import { firstIds, noProperties } from '../load-list/list-page.ts';
import { TrimmedDescription } from '../read-description/trimmed-description.tsx';
import styles from './brand-page.module.css';
import type { BrandData } from './brand-route.ts';
import { brandSource } from './brand-source.ts';
import { PromoPictures } from './promo-pictures.tsx';

export function BrandPage({ data: { brand, page }, params }: PageProps<BrandData>) {
  const text = useText('mf-catalog');
  useCountedPage('category', firstIds(page, 3));
  const source = useMemo(() => brandSource(params), [params]);
  return (
    <>
      <div className={layout.page}>
        <Breadcrumbs crumbs={[{ name: text('brand.all'), path: '/manufacturers/' }, { name: brand.name }]} />
        <div className={styles.head}>
          <div className={styles.words}>
            <h1>{brand.logo ? <BrandLogo path={brand.logo} name={brand.name} size="page" /> : brand.name}</h1>
            <TrimmedDescription title={brand.name} html={brand.description} limits="brand" />
          </div>
          {brand.promoImages.length > 0 && <PromoPictures name={brand.name} pictures={brand.promoImages} />}
        </div>
      </div>
      <ProductList first={page} source={source} properties={noProperties} sortOfGroup="default" />
    </>
  );
}
