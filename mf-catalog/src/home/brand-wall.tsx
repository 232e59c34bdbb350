import type { Brand } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { BrandLogo } from 'mf-shared/ui/brand-logo/brand-logo.tsx';
import { TextArrow } from 'mf-shared/ui/button/text-arrow.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import styles from './brand-wall.module.css';

/** Eight brands, each in a hand of its own. */
export function BrandWall({ brands, total }: { brands: readonly Brand[]; total: number }) {
  const text = useText('mf-catalog');
  const href = useHref();
  if (brands.length === 0) return null;
  return (
    <section className={classNames(layout.page, layout.section)}>
      <div className={layout.sectionHead}>
        <h2>{text('home.brands')}</h2>
        <TextArrow href={href('/manufacturers/')}>{text('home.all_brands', { count: total })}</TextArrow>
      </div>
      <ul className={styles.brands}>
        {brands.map(({ id, slug, name, logo }) => (
          <li key={id}>
            <a href={href(`/${slug}/`)}>{logo ? <BrandLogo path={logo} name={name} /> : name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
