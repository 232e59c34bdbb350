import type { Brand } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { type PageProps, useHref, usePageConfig } from 'mf-shared/router';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import styles from './brands-page.module.css';
import { byFirstLetter } from './by-first-letter.ts';

/** An index: letters that lead down the page, then every brand with its number of products. */
export function BrandsPage({ data }: PageProps<readonly Brand[]>) {
  const text = useText('mf-catalog');
  const href = useHref();
  const { locale } = usePageConfig();
  const letters = byFirstLetter(
    data.filter(({ modelCount }) => modelCount > 0),
    locale,
  );
  return (
    <div className={layout.page}>
      <Breadcrumbs crumbs={[{ name: text('brands.title') }]} />
      <h1 className={styles.title}>{text('brands.title')}</h1>
      <nav aria-label={text('brands.letters')}>
        <ul className={styles.letters}>
          {letters.map(([letter], index) => (
            <li key={letter}>
              <a href={`#letter-${index}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.index}>
        {letters.map(([letter, brands], index) => (
          <section key={letter} id={`letter-${index}`} className={styles.letter}>
            <h2>{letter}</h2>
            <ul>
              {brands.map(({ id, slug, name, modelCount }) => (
                <li key={id}>
                  <a href={href(`/${slug}/`)}>
                    {name}
                    <span>{text('brands.count', { count: modelCount })}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
