import type { Manufacturer } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { BrandLogo } from 'mf-shared/ui/brand-logo/brand-logo.tsx';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { TrimmedDescription } from '../read-description/trimmed-description.tsx';
import styles from './brand-page.module.css';
import { PromoPictures } from './promo-pictures.tsx';

/** What a brand's page says above its products. */
export function BrandHead({ brand }: { brand: Manufacturer }) {
  const text = useText('mf-catalog');
  return (
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
  );
}
