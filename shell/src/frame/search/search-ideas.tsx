import { useStore } from '@nanostores/react';
import type { PopularSearches } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, usePageConfig } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { closeIcon, searchIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import type { ReactNode } from 'react';
import { $recentSearches, forgetSearch, forgetSearches } from './recent-searches.ts';
import styles from './suggestion-list.module.css';

/** Before the first letter: what was searched for here, and what others search for (SEARCH-17, SEARCH-18). */
export function SearchIdeas({ onFollow, onForget }: { onFollow: (words: string) => void; onForget: () => void }) {
  const text = useText('shell');
  const { locale } = usePageConfig();
  const recent = useStore($recentSearches, { ssr: 'initial' });
  const { data } = useQuery<PopularSearches>('/api/search/popular/', { query: { language: locale } });
  const popular = (data?.words ?? []).filter((words) => !recent.includes(words));
  if (recent.length + popular.length === 0) return null;
  const forget = (words: string) => {
    forgetSearch(words);
    onForget();
  };
  const forgetAll = () => {
    forgetSearches();
    onForget();
  };
  return (
    <div className={styles.panel}>
      {recent.length > 0 && (
        <section>
          <h3>{text('search.recent')}</h3>
          <ul>
            {recent.map((words) => (
              <li key={words} className={styles.idea}>
                <Idea words={words} onFollow={onFollow} />
                <Button look="quiet" isIcon aria-label={text('search.forget', { words })} onClick={() => forget(words)}>
                  <Icon shape={closeIcon} size="small" />
                </Button>
              </li>
            ))}
          </ul>
          <Button look="quiet" size="small" onClick={forgetAll}>
            {text('search.forget_all')}
          </Button>
        </section>
      )}
      {popular.length > 0 && (
        <section>
          <h3>{text('search.popular')}</h3>
          <ul>
            {popular.map((words) => (
              <li key={words} className={styles.idea}>
                <Idea words={words} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Idea({ words, onFollow }: { words: string; onFollow: (words: string) => void }): ReactNode {
  const href = useHref();
  return (
    <a
      className={styles.place}
      href={`${href('/search/')}?q=${encodeURIComponent(words)}`}
      onClick={() => onFollow(words)}
    >
      <Icon shape={searchIcon} size="tiny" />
      {words}
    </a>
  );
}
