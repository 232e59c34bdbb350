import type { DemandFigures } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { languageName } from '../language-name.ts';
import { useMay } from '../use-may.ts';
import { BarTable } from './bar-table.tsx';
import styles from './figures.module.css';

/** Words that found nothing as they were typed. */
export function Missed({ searches }: Pick<DemandFigures, 'searches'>) {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  const mayExplain = useMay()('search.keep');
  return (
    <article className={styles.figure}>
      <h3 id="figures-missed">{text('staff_figures.missed')}</h3>
      <p className={styles.then}>{text('staff_figures.missed_lead')}</p>
      {searches.length > 0 && (
        <BarTable
          labelledBy="figures-missed"
          columns={[text('staff_figures.words'), text('staff_figures.language'), text('staff_figures.times')]}
          rows={searches.map(({ words, locale: of, searches: times }) => ({
            key: `${of} ${words}`,
            name: <a href={`${href('/search/')}?q=${encodeURIComponent(words)}`}>{words}</a>,
            value: times,
            cells: [languageName(of, locale), times.toLocaleString(locale)],
          }))}
        />
      )}
      {searches.length === 0 && <p>{text('staff_figures.no_missed')}</p>}
      {searches.length > 0 && mayExplain && (
        <p>
          <a href={href('/staff/search-words/')}>{text('staff_figures.explain')}</a>
        </p>
      )}
    </article>
  );
}

/** Products that were looked at while nothing of them could be ordered. */
export function SoldOut({ products }: { products: DemandFigures['sold_out'] }) {
  const text = useText('mf-account');
  const href = useHref();
  const { locale } = usePageConfig();
  const count = (amount: number) => amount.toLocaleString(locale);
  const columns = ['product', 'views', 'waiting', 'stock_now'] as const;
  return (
    <article className={styles.figure}>
      <h3 id="figures-sold-out">{text('staff_figures.sold_out')}</h3>
      {products.length === 0 ? (
        <p className={styles.then}>{text('staff_figures.no_sold_out')}</p>
      ) : (
        <BarTable
          labelledBy="figures-sold-out"
          columns={columns.map((column) => text(`staff_figures.${column}`))}
          rows={products.map(({ id, name, views, waiting, stock }) => ({
            key: String(id),
            name: <a href={href(`/staff/products/${id}/`)}>{name}</a>,
            value: views,
            cells: [count(views), count(waiting), count(stock)],
          }))}
        />
      )}
    </article>
  );
}
