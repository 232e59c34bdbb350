import type { SearchResponse } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { ChipLink, Chips } from 'mf-shared/ui/chip/chip.tsx';
import styles from './found-links.module.css';

/** Groups, brands and pages that answer the search, and words that a popup explains, before the products. */
export function FoundLinks({ found }: { found: Pick<SearchResponse, 'groups' | 'brands' | 'pages' | 'keywords'> }) {
  const text = useText('mf-catalog');
  const href = useHref();
  const kinds = (['groups', 'brands', 'pages'] as const).filter((kind) => found[kind].length > 0);
  const links = kinds.map((kind) => (
    <nav key={kind} className={styles.row} aria-label={text(`search.${kind}`)}>
      <span className={styles.kind}>{text(`search.${kind}`)}</span>
      <Chips>
        {found[kind].slice(0, 8).map(({ name, path }) => (
          <ChipLink key={path} href={href(path)}>
            {name}
          </ChipLink>
        ))}
      </Chips>
    </nav>
  ));
  return (
    <>
      {links}
      {found.keywords.length > 0 && (
        <p className={styles.row}>
          <span className={styles.kind}>{text('search.keywords')}</span>
          {found.keywords.map(({ id, keyword }) => (
            <button key={id} type="button" data-keyword={id} aria-haspopup="dialog">
              {keyword}
            </button>
          ))}
        </p>
      )}
    </>
  );
}
