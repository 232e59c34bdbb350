import { useText } from 'mf-shared/i18n';
import { type PageProps, useHref } from 'mf-shared/router';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import top from '../lib/page-head.module.css';
import { ListedCard } from '../product-cards/listed-card.tsx';
import styles from './removed-product-page.module.css';
import type { RemovedProductData } from './removed-product-route.ts';

export function RemovedProductPage({ data: { words, replacements } }: PageProps<RemovedProductData>) {
  const text = useText('mf-catalog');
  const href = useHref();
  return (
    <div className={layout.page}>
      <Breadcrumbs crumbs={[{ name: text('removed.title') }]} />
      <div className={top.head}>
        <h1>{text('removed.title')}</h1>
        <p>{text(replacements.length > 0 ? 'removed.replaced' : 'removed.nothing')}</p>
        <ButtonLink look="line" href={words ? `${href('/search/')}?q=${encodeURIComponent(words)}` : href('/catalog/')}>
          {text(words ? 'removed.search' : 'catalog.title')}
        </ButtonLink>
      </div>
      {replacements.length > 0 && (
        <section aria-labelledby="replacements">
          <h2 id="replacements" className={styles.title}>
            {text('removed.replacements')}
          </h2>
          <div className={layout.cards}>
            {replacements.map((product) => (
              <ListedCard key={product.id} product={product} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
