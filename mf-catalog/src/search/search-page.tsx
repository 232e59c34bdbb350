import { useText } from 'mf-shared/i18n';
import { type PageProps, useRevalidator } from 'mf-shared/router';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { useCountedPage } from 'mf-shared/ui/count-page/use-counted-page.ts';
import { Empty } from 'mf-shared/ui/empty/empty.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { LateLeadOn } from 'mf-shared/ui/lead-on/late-lead-on.tsx';
import { useLayoutEffect, useMemo, useState } from 'react';
import { ProductList } from '../browse-grid/product-list.tsx';
import { firstIds, noProperties } from '../load-list/list-page.ts';
import type { ListSource } from '../load-list/list-source.ts';
import type { SearchSort } from '../sort-products/sort-option.ts';
import { drawnSearchSort } from './drawn-order.ts';
import { FoundLinks } from './found-links.tsx';
import { isUnderstood } from './is-understood.ts';
import { NothingFound } from './nothing-found.tsx';
import styles from './search-page.module.css';
import type { SearchData } from './search-route.ts';

/** What was found, or what to try instead (SEARCH-2). */
export function SearchPage({ data: { words, page, found } }: PageProps<SearchData>) {
  const text = useText('mf-catalog');
  const { revalidate, state } = useRevalidator();
  useCountedPage('search', firstIds(page, 5));
  const source = useMemo<ListSource>(() => ({ kind: 'search', words }), [words]);
  // A server's page is for nobody in particular: the visitor's own order comes once the page stands.
  const [sortOfSearch, setSort] = useState<SearchSort>('default');
  useLayoutEffect(() => setSort(drawnSearchSort()), []);
  const title = words ? text('search.results', { words }) : text('search.empty');
  return (
    <>
      <div className={layout.page}>
        <Breadcrumbs crumbs={[{ name: text('search.title') }]} />
        <div className={styles.head}>
          <h1>{title}</h1>
          {page.total > 0 && !isUnderstood(found, page.total) && (
            <p role="status">
              <strong>{text('search.approximate')}.</strong> {text('search.approximate_advice')}
            </p>
          )}
          <FoundLinks found={found} />
        </div>
        {page.isFailed && (
          <Empty
            title={text('search.failed')}
            action={
              <Button look="line" isBusy={state === 'loading'} onClick={() => void revalidate()}>
                {text('empty.retry')}
              </Button>
            }
          />
        )}
        {!page.isFailed && page.total === 0 && (
          <>
            <NothingFound words={words} found={found} />
            <LateLeadOn />
          </>
        )}
      </div>
      {page.total > 0 && (
        <ProductList key={words} first={page} source={source} properties={noProperties} sortOfGroup={sortOfSearch} />
      )}
    </>
  );
}
