import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import styles from './pages-nav.module.css';

/** To newer and older articles; nothing where all stand on one page. */
export function PagesNav({ path, page, pages }: { path: string; page: number; pages: number }) {
  const text = useText('mf-catalog');
  const href = useHref();
  if (pages < 2) return null;
  const at = (number: number) => href(number === 1 ? path : `${path}?page=${number}`);
  return (
    <nav className={styles.pages} aria-label={text('life.pages')}>
      {page > 1 && (
        <ButtonLink look="line" href={at(page - 1)} rel="prev">
          {text('life.newer')}
        </ButtonLink>
      )}
      <span>
        {page} / {pages}
      </span>
      {page < pages && (
        <ButtonLink look="line" href={at(page + 1)} rel="next">
          {text('life.older')}
        </ButtonLink>
      )}
    </nav>
  );
}
