import { useText } from 'mf-shared/i18n';
import { useLocation } from 'mf-shared/router';
import { withParameter } from '../filter-products/filter-query.ts';
import styles from './grid-end.module.css';

/**
 * The pages before and after this one as links, for whoever cannot scroll on: search engines, and browsers without
 * JavaScript. Full loads: the server writes the page that a link asks for.
 */
export function PageLinks({ page, pages }: { page: number; pages: number }) {
  const text = useText('mf-catalog');
  const { pathname, search } = useLocation();
  const addressOf = (number: number) => pathname + withParameter(search, 'page', number > 1 ? String(number) : null);
  return (
    <nav aria-label={text('pages.label')} className={styles.pages}>
      {page > 1 && (
        <a href={addressOf(page - 1)} rel="prev" data-document>
          {text('pages.previous')}
        </a>
      )}
      <span>{text('pages.page', { page, pages })}</span>
      {page < pages && (
        <a href={addressOf(page + 1)} rel="next" data-document>
          {text('pages.next')}
        </a>
      )}
    </nav>
  );
}
