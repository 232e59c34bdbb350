import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import styles from './staff-room.module.css';

interface PageLinksProps {
  path: string;
  query: Readonly<Record<string, string>>;
  page: number;
  pageCount: number;
  /** Whether the list goes back in time. */
  isByAge?: boolean;
}

/** The pages before and after of a list. */
export function PageLinks({ path, query, page, pageCount, isByAge = true }: PageLinksProps) {
  const text = useText('mf-account');
  const href = useHref();
  if (pageCount < 2) return null;
  const to = (number: number) => `${href(path)}?${new URLSearchParams({ ...query, page: String(number) })}`;
  return (
    <nav className={styles.pages} aria-label={text('staff_room.pages')}>
      {page > 1 && (
        <ButtonLink look="line" size="small" href={to(page - 1)} rel="prev">
          {text(isByAge ? 'staff_room.newer' : 'staff_room.previous')}
        </ButtonLink>
      )}
      <span>{text('staff_room.page', { page, of: pageCount })}</span>
      {page < pageCount && (
        <ButtonLink look="line" size="small" href={to(page + 1)} rel="next">
          {text(isByAge ? 'staff_room.older' : 'staff_room.next')}
        </ButtonLink>
      )}
    </nav>
  );
}
