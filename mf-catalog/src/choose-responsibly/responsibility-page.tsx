import { useText } from 'mf-shared/i18n';
import { type PageProps, useHref } from 'mf-shared/router';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { TextArrow } from 'mf-shared/ui/button/text-arrow.tsx';
import { useCountedPage } from 'mf-shared/ui/count-page/use-counted-page.ts';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { useState } from 'react';
import { ProductList } from '../browse-grid/product-list.tsx';
import { useScrollToHash } from '../lib/use-scroll-to-hash.ts';
import { firstIds, noProperties } from '../load-list/list-page.ts';
import styles from './responsibility-page.module.css';
import type { ResponsibilityData } from './responsibility-route.ts';

/** The criteria of the label, then the list of what has it. */
export function ResponsibilityPage({ data }: PageProps<ResponsibilityData>) {
  const { title, description, sortOfGroup, page, needed, criteria } = data;
  const text = useText('mf-catalog');
  const href = useHref();
  useCountedPage('category', firstIds(page, 3));
  useScrollToHash();
  // Loading again brings the same source as another object: the list need not start over for it.
  const [source] = useState(data.source);
  const rule = { needed: String(needed), all: String(criteria.length) };
  return (
    <>
      <div className={layout.page}>
        <Breadcrumbs crumbs={[{ name: title }]} />
        <div className={styles.head}>
          <h1>{title}</h1>
          <p>{description}</p>
        </div>
        <section className={styles.label}>
          <h2>{text('responsibility.label')}</h2>
          <p>{text('responsibility.rule', rule)}</p>
          <ol className={styles.criteria}>
            {criteria.map(({ slug, name, meaning }) => (
              <li key={slug}>
                <h3>{name}</h3>
                <p>{meaning}</p>
              </li>
            ))}
          </ol>
          {page.total > 0 && (
            <TextArrow href="#products">{text('responsibility.see', { count: page.total })}</TextArrow>
          )}
          <TextArrow href={href('/second-hand/')}>{text('responsibility.used')}</TextArrow>
        </section>
        <h2 id="products" className={styles.products}>
          {text('responsibility.products')}
        </h2>
      </div>
      <ProductList first={page} source={source} properties={noProperties} sortOfGroup={sortOfGroup} />
    </>
  );
}
