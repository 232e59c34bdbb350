import type { Brand } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { TextArrow } from 'mf-shared/ui/button/text-arrow.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import styles from './brand-wall.module.css';

/** Eight brands by name, each in a hand of its own. */
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
        {brands.slice(0, 8).map(({ id, slug, name }) => (
          <li key={id}>
            <a href={href(`/${slug}/`)}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
